import { createHash } from 'node:crypto';
import type { TextPair } from '../pipeline/compare/comparison.ts';
import type {
  ResolvedTextPair,
  Translation,
  TranslationRecord,
} from '../pipeline/compare/translations.ts';

/**
 * `current`: as it was accepted, or reworded since. `outdated`: the source changed. `misplaced`: it
 * belongs to another source.
 */
export type TranslationStatus = 'current' | 'outdated' | 'misplaced';

/** Four characters are enough to tell a text from its former versions. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 4);

/**
 * How each pair stands, given what was recorded: by section, one mark a text. A mark is the
 * source's fingerprint and the translation's, and may be
 * anywhere in the record, so that moving a section, or items within it, in all languages makes no
 * difference.
 */
export function classifyTranslations(
  record: TranslationRecord,
  pairs: ResolvedTextPair[],
): (pair: TextPair) => TranslationStatus {
  const fingerprints = new Set(Object.values(record).flatMap((line) => line.split(' ')));
  const sources = new Set([...fingerprints].map((mark) => mark.slice(0, 4)));
  const texts = new Set([...fingerprints].map((mark) => mark.slice(4)));
  const statuses = new Map(
    pairs.filter(isTranslated).map((pair): [string, TranslationStatus] => {
      const [source, text] = [fingerprint(pair.source), fingerprint(pair.text)];
      if (!sources.has(source)) return [pair.pointer, 'outdated'];
      return [
        pair.pointer,
        !fingerprints.has(source + text) && texts.has(text) ? 'misplaced' : 'current',
      ];
    }),
  );
  return ({ pointer }) => statuses.get(pointer) ?? 'current';
}

/** The record of a translation as it stands, of those texts that are accepted. */
export function createRecord(
  { groupOf }: Translation,
  accepted: ResolvedTextPair[],
): TranslationRecord {
  const record: TranslationRecord = {};
  for (const { path, source, text } of accepted.filter(isTranslated)) {
    const group = groupOf(path);
    record[group] = [record[group], fingerprint(source) + fingerprint(text)]
      .filter(Boolean)
      .join(' ');
  }
  return record;
}

/** Whether there is something to translate, and a translation. */
export const isTranslated = (
  pair: ResolvedTextPair,
): pair is ResolvedTextPair & { source: string; text: string } => Boolean(pair.source && pair.text);
