import { hash } from 'node:crypto';
import type { TextPair } from './comparison.ts';
import type { ResolvedTextPair, Translation, TranslationRecord } from './translation.ts';

/**
 * `current`: as it was accepted, or reworded since. `outdated`: the source changed and the
 * translation did not. `misplaced`: it belongs to another source. `new`: neither is as any that was
 * accepted, so whoever wrote one wrote the other, too.
 */
export type TranslationStatus = 'current' | 'outdated' | 'misplaced' | 'new';

const length = 4;

/** Four characters are enough to tell a text from its former versions. */
const fingerprint = (text: string): string => hash('sha256', text, 'base64url').slice(0, length);

/** The marks of a record, whatever section they are in. */
const marksOf = (record: TranslationRecord): string[] =>
  Object.values(record).flatMap((line) => line.split(' '));

/**
 * How each pair stands, given what was recorded: by section, one mark a text. A mark is the
 * source's fingerprint and the translation's, and may be anywhere in the record, so that moving a
 * section, or items within it, in all languages makes no difference.
 */
export function classifyTranslations(
  record: TranslationRecord,
  pairs: ResolvedTextPair[],
): (pair: TextPair) => TranslationStatus {
  // As one text: most pages have a mark or two to look for, and some hundred marks.
  const marks = ` ${Object.values(record).join(' ')} `;
  const statuses = new Map(
    pairs.filter(isTranslated).map((pair): [string, TranslationStatus] => {
      const [source, text] = [fingerprint(pair.source), fingerprint(pair.text)];
      const hasText = marks.includes(`${text} `);
      if (!marks.includes(` ${source}`)) return [pair.pointer, hasText ? 'outdated' : 'new'];
      const isMisplaced = hasText && !marks.includes(` ${source}${text} `);
      return [pair.pointer, isMisplaced ? 'misplaced' : 'current'];
    }),
  );
  return ({ pointer }) => statuses.get(pointer) ?? 'current';
}

/** Whether each translation was accepted as it is, as a part of a record says that is its own. */
export function isRecorded(line: string, pairs: ResolvedTextPair[]): boolean {
  const marks = new Set(line.split(' '));
  return pairs
    .filter(isTranslated)
    .every(({ source, text }) => marks.has(fingerprint(source) + fingerprint(text)));
}

/**
 * The record of a translation as it stands, of those texts that are accepted.
 * @param outdated texts that are not: they stay marked as what they are the translation of
 */
export function createRecord(
  { groupOf, record: former = {} }: Translation,
  accepted: ResolvedTextPair[],
  outdated: ResolvedTextPair[] = [],
): TranslationRecord {
  const record: TranslationRecord = {};
  const add = (path: string, mark: string) => {
    const group = groupOf(path);
    record[group] = [record[group], mark].filter(Boolean).join(' ');
  };
  for (const { path, source, text } of accepted.filter(isTranslated))
    add(path, fingerprint(source) + fingerprint(text));
  const formerMarks = new Map(marksOf(former).map((mark) => [mark.slice(length), mark]));
  for (const { path, text } of outdated.filter(isTranslated)) {
    const mark = formerMarks.get(fingerprint(text));
    if (mark !== undefined) add(path, mark);
  }
  return record;
}

/** Whether there is something to translate, and a translation. */
export const isTranslated = (
  pair: ResolvedTextPair,
): pair is ResolvedTextPair & { source: string; text: string } => Boolean(pair.source && pair.text);
