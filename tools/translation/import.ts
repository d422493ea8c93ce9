import { withValue } from '../editing/json-text.ts';
import { type Plan, plannedText } from '../editing/plan.ts';
import { countCharacters } from '../model/count-characters.ts';
import { CsvSyntaxError, fromCsv } from '../model/csv.ts';
import { argumentNames } from '../model/messages.ts';
import { error, type Problem, type SourceLocation } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { figuresIn } from '../pipeline/compare/figures.ts';
import { closestExistingLocation, isExcepted } from '../pipeline/compare/translation-findings.ts';
import { classifyTranslations, isTranslated } from '../pipeline/compare/translation-record.ts';
import { resolvedTexts, type Translation } from '../pipeline/compare/translations.ts';
import { planRecord } from './accept.ts';
import { type SheetText, sheetTexts } from './export.ts';

/** A text that a sheet changes. */
export type TextChange = SheetText & { after: string };

/** In a sheet's problems, file, line and column are those of the sheet. */
const columns = { position: 1, source: 2, text: 3 };

/**
 * Plans what a sheet changes: the texts, and the record that they are current.
 * @param name what the sheet's file is called in its problems
 * @returns problems, and then no plan, where one row is refused: a sheet is imported as a whole or
 *   not at all
 */
export function planImport(
  site: Site,
  translations: Translation[],
  sheet: Uint8Array,
  name: string,
): { plan: Plan; changes: TextChange[]; problems: Problem[] } {
  const refused = (problems: Problem[]) => ({ plan: new Map(), changes: [], problems });
  const rows = readRows(sheet, name);
  if (!Array.isArray(rows)) return refused([rows.problem]);
  const texts = new Map(sheetTexts(site, translations).map((text) => [text.position, text]));
  const firstRows = new Map<string, number>();
  const results = rows.map((row, index) => readRow(row, index + 2, name, texts, firstRows));
  const problems = results.flatMap((result) => (result && 'code' in result ? [result] : []));
  const changes = results.flatMap((result) => (result && 'after' in result ? [result] : []));
  return problems.length > 0
    ? refused(problems)
    : { plan: planChanges(site, changes), changes, problems };
}

/**
 * What a row of a sheet says.
 * @param line the row's number, counted from 1 with the header
 * @param texts what can be changed, by position
 * @param firstRows the rows that were read before, by position; this one is added
 * @returns the change, or what is wrong with the row; undefined where it changes nothing
 */
function readRow(
  [position = '', source = '', after = '']: string[],
  line: number,
  file: string,
  texts: Map<string, SheetText>,
  firstRows: Map<string, number>,
): TextChange | Problem | undefined {
  const at = (column: keyof typeof columns): SourceLocation => ({
    file,
    line,
    column: columns[column],
    pointer: '',
  });
  if (`${position}${source}${after}`.trim() === '') return undefined;
  const sheetText = texts.get(position.trim());
  if (!sheetText) return error('language/import-position', at('position'), { position });
  const row = firstRows.get(sheetText.position);
  if (row) return error('language/import-repeated', at('position'), { position, row: String(row) });
  firstRows.set(sheetText.position, line);
  const { pair } = sheetText;
  if (normalizeNewlines(source) !== normalizeNewlines(pair.source))
    return error('language/import-conflict', at('source'), {
      position,
      ...excerptAtDifference(source, pair.source),
    });
  const text = normalizeNewlines(after);
  if (text === normalizeNewlines(pair.text ?? '')) return undefined;
  return translationFlaw(sheetText, text, at('text')) ?? { ...sheetText, after: text };
}

/** What is wrong with a sheet as a whole. */
type SheetCode = `language/import-${'columns' | 'quotes' | 'encoding'}`;

function readRows(sheet: Uint8Array, name: string): string[][] | { problem: Problem } {
  const whole = (code: SheetCode, row = 1) => ({
    problem: error(code, { file: name, line: row, column: 1, pointer: '' }),
  });
  try {
    const [header = [], ...rows] = fromCsv(new TextDecoder('utf-8', { fatal: true }).decode(sheet));
    return header.length < 3 ? whole('language/import-columns') : rows;
  } catch (cause) {
    return cause instanceof CsvSyntaxError
      ? whole('language/import-quotes', cause.row)
      : whole('language/import-encoding');
  }
}

/** What is wrong with a translation, the first thing found. */
function translationFlaw(
  { position, pair: { source, limit, path }, translation }: SheetText,
  text: string,
  place: SourceLocation,
): Problem | undefined {
  const differing = (
    code: 'language/import-placeholders' | 'language/import-figures',
    expected: string[] | undefined,
    found: string[] | undefined,
  ) =>
    expected?.join() === found?.join()
      ? undefined
      : error(code, place, {
          position,
          expected: expected?.join(' ') ?? '',
          found: found?.join(' ') ?? '',
        });
  if (text.trim() === '') return error('language/import-empty', place, { position });
  const length = countCharacters(text);
  if (limit && length > limit)
    return error('language/import-too-long', place, {
      position,
      limit: String(limit),
      length: String(length),
    });
  const values = translation.name === 'translations' ? argumentNames : fillNames;
  const broken = differing(
    'language/import-placeholders',
    braced(values(source)),
    braced(values(text)),
  );
  if (broken) return broken;
  return isExcepted(translation.target.value, { kind: 'otherFigures', path })
    ? undefined
    : differing('language/import-figures', figuresIn(source), figuresIn(text));
}

const fillNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const braced = (names: string[] | undefined) => names?.map((name) => `{${name}}`);
const normalizeNewlines = (text: string) => text.replaceAll('\r\n', '\n');

/** How many characters of what two texts share are shown before their first difference. */
const charactersBefore = 20;

/**
 * Two texts from a little before their first difference, which may be far from their beginning.
 */
function excerptAtDifference(found: string, source: string): { found: string; source: string } {
  const letters = [...found];
  const first = [...source].findIndex((letter, index) => letter !== letters[index]);
  const from = Math.max(0, (first < 0 ? source.length : first) - charactersBefore);
  const cut = (text: string) => (from > 0 ? '…' : '') + text.slice(from);
  return { found: cut(found), source: cut(source) };
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
