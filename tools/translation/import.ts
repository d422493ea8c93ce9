import { withValue } from '../editing/json-text.ts';
import { type Plan, plannedText } from '../editing/plan.ts';
import { error, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { closestExistingLocation } from '../pipeline/compare/translation-findings.ts';
import { classifyTranslations, isTranslated } from '../pipeline/compare/translation-record.ts';
import { resolvedTexts, translationsOf } from '../pipeline/compare/translations.ts';
import { planRecord } from './accept.ts';
import { excerptAtDifference } from './excerpt.ts';
import { type SheetText, sheetTexts } from './export.ts';
import {
  locationInSheet,
  normalizeNewlines,
  readSheet,
  type SheetColumn,
  type SheetRow,
} from './read-sheet.ts';
import { translationFlaw } from './translation-flaw.ts';

/** A text that a sheet changes, and the number of the row that does. */
export type TextChange = SheetText & { line: number; after: string };

/**
 * Plans what a sheet changes: the texts, and the record that they are current.
 * @param target the code of the language that the sheet is to be of
 * @param name what the sheet's file is called in its problems
 * @returns problems, and then no plan, where one row is refused: a sheet is imported as a whole or
 *   not at all
 */
export function planImport(
  site: Site,
  target: string,
  sheet: Uint8Array,
  name: string,
): { plan: Plan; changes: TextChange[]; problems: Problem[] } {
  const refused = (problems: Problem[]) => ({ plan: new Map(), changes: [], problems });
  const read = readSheet(site, target, sheet, name);
  if ('problem' in read) return refused([read.problem]);
  const translations = translationsOf(site).filter(({ language }) => language === target);
  const texts = new Map(sheetTexts(site, translations).map((text) => [text.position, text]));
  const firstRows = new Map<string, number>();
  const results = read.rows.map((row) => readRow(row, name, texts, firstRows));
  const problems = results.flatMap((result) => (result && 'code' in result ? [result] : []));
  const changes = results.flatMap((result) => (result && 'after' in result ? [result] : []));
  return problems.length > 0
    ? refused(problems)
    : { plan: planChanges(site, changes), changes, problems };
}

/**
 * What a row of a sheet says.
 * @param texts what can be changed, by position
 * @param firstRows the rows that were read before, by position; this one is added
 * @returns the change, or what is wrong with the row; undefined where it changes nothing
 */
function readRow(
  row: SheetRow,
  file: string,
  texts: Map<string, SheetText>,
  firstRows: Map<string, number>,
): TextChange | Problem | undefined {
  const { line, position, source, text, exported } = row;
  const at = (column: SheetColumn) => locationInSheet(file, line, column);
  if (`${position}${source}${text}`.trim() === '') return undefined;
  const sheetText = texts.get(position);
  const isUntouched = text === exported;
  if (!sheetText)
    return isUntouched
      ? undefined
      : error('language/import-position', at('position'), { position });
  const first = firstRows.get(position);
  if (first)
    return error('language/import-repeated', at('position'), { position, row: String(first) });
  firstRows.set(position, line);
  if (isUntouched) return undefined;
  const originalNow = normalizeNewlines(sheetText.pair.source);
  const textNow = normalizeNewlines(sheetText.pair.text ?? '');
  if (source !== originalNow)
    return error('language/import-conflict', at('source'), {
      position,
      ...excerptAtDifference(source, originalNow),
    });
  if (text === textNow) return undefined;
  if (exported !== undefined && exported !== textNow)
    return error('language/import-changed', at('text'), {
      position,
      found: excerptAtDifference(textNow, exported).found,
    });
  return translationFlaw(sheetText, text, at('text')) ?? { ...sheetText, line, after: text };
}

function planChanges(site: Site, changes: TextChange[]): Plan {
  const plan: Plan = new Map();
  for (const { translation, pair, after } of changes)
    plan.set(
      translation.target.file,
      withValue(plannedText(plan, site.files, translation.target.file), pair.pointer, after),
    );
  for (const translation of new Set(changes.map((change) => change.translation))) {
    const changed = new Map(
      changes
        .filter((change) => change.translation === translation)
        .map(({ pair, after }) => [pair.pointer, after]),
    );
    const pairs = resolvedTexts(site, translation);
    const statusOf = classifyTranslations(translation.record ?? {}, pairs);
    const accepted = pairs
      .map((pair) => ({ ...pair, text: changed.get(pair.pointer) ?? pair.text }))
      .filter(
        (pair) => changed.has(pair.pointer) || (isTranslated(pair) && statusOf(pair) === 'current'),
      );
    const outdated = pairs.filter(
      (pair) => !changed.has(pair.pointer) && statusOf(pair) === 'outdated',
    );
    planRecord(site, plan, translation, accepted, outdated);
  }
  return plan;
}

/** The changes as a diff: where, what goes, what comes. */
export const formatChanges = (changes: TextChange[]): string =>
  changes
    .map(({ pair, translation: { target: own }, after }) => {
      const { line } = closestExistingLocation(own, pair.pointer);
      return [
        `${own.file}:${line} ${pair.path}`,
        ...(pair.text === undefined ? [] : signedLines('-', pair.text)),
        ...signedLines('+', after),
      ].join('\n');
    })
    .join('\n');

const signedLines = (sign: string, text: string) =>
  text.split('\n').map((line) => `${sign} ${line}`);
