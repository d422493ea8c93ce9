import type { Page } from '../../src/generated/types.ts';
import type { Problem } from '../model/problem.ts';
import { required } from '../model/required.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import {
  resolvedTexts,
  type Translation,
  translationsOf,
} from '../pipeline/compare/translations.ts';

/** What one language says in one place, and what is the matter with it. */
export type ComparisonCell = { text: string; problems: Problem[] };

/** One place in all languages of the site, the main one first. */
export type ComparisonRow = { group: string; path: string; cells: ComparisonCell[] };

/** One document with all its translations side by side. */
export type ComparisonTable = { name: string; rows: ComparisonRow[] };

/**
 * Puts a site's languages side by side, each problem at its place.
 * @returns the tables, and the problems that have no place in them, such as a missing file
 */
export function comparisonTables(
  site: Site,
  problems: Problem[],
): { tables: ComparisonTable[]; unplaced: Problem[] } {
  const languages = site.config.value.languages.map(({ code }) => code);
  const placed = new Set<Problem>();
  const sheets = new Map<string, Map<string, ComparisonRow>>();
  for (const translation of translationsOf(site)) {
    const { name, language, comparison, source, target } = translation;
    const found = problems.flatMap((problem) => {
      const path = pathOfProblem(problem, translation);
      return path === undefined ? [] : [{ problem, path }];
    });
    const rows = sheets.get(name) ?? new Map<string, ComparisonRow>();
    sheets.set(name, rows);
    const groupOf = groupsOf(translation, found);
    /** The cells of the main language and of the translation's, at a path. */
    const cellsAt = (path: string) => {
      const key = path.endsWith(`/${language}`) ? path.slice(0, -language.length - 1) : path;
      const row = rows.get(key) ?? emptyRow(groupOf(path), key, languages.length);
      rows.set(key, row);
      const [main, own] = [row.cells[0], row.cells[languages.indexOf(language)]];
      return { main: required(main, 'main language'), own: required(own, language) };
    };
    for (const { path, source: expected = '', text = '' } of resolvedTexts(site, translation)) {
      const { main, own } = cellsAt(path);
      main.text = expected;
      own.text = text;
    }
    for (const { path, expected, found: text } of comparison.differences) {
      const { main, own } = cellsAt(path);
      main.text ||= expected;
      own.text = text;
    }
    for (const { problem, path } of found) {
      placed.add(problem);
      const { main, own } = cellsAt(path === name ? '' : path);
      own.problems.push(problem);
      if (path !== problem.params.id) continue;
      main.text = sectionIn(source, path);
      own.text = sectionIn(target, path);
    }
  }
  return {
    tables: [...sheets].map(([name, rows]) => ({ name, rows: groupedRows([...rows.values()]) })),
    unplaced: problems.filter((problem) => !placed.has(problem)),
  };
}

const emptyRow = (group: string, path: string, columns: number): ComparisonRow => ({
  group,
  path,
  cells: Array.from({ length: columns }, () => ({ text: '', problems: [] })),
});

/** The group that a path stands in: its section, or itself where it names a whole section. */
function groupsOf(
  { groupOf, comparison, isMultilingual }: Translation,
  found: { problem: Problem }[],
): (path: string) => string {
  const groups = new Set([
    ...comparison.texts.map(({ path }) => groupOf(path)),
    ...found.flatMap(({ problem }) => problem.params.id ?? []),
  ]);
  return (path) => {
    if (isMultilingual) return '';
    return path === '' || groups.has(path) ? path : groupOf(path);
  };
}

/** A section's number and type, as its page has it: `2. cards`. */
function sectionIn({ value }: SourceFile, id: string): string {
  const { sections } = value as Page;
  const index = sections.findIndex((section) => section.id === id);
  return index < 0 ? '' : `${index + 1}. ${sections[index]?.type}`;
}

/**
 * The path in a translation that a problem is about: its section, its message, its text; undefined
 * where it is about another translation, or about none of its parts.
 */
function pathOfProblem(
  { file, code, params }: Problem,
  { target, language, isMultilingual }: Translation,
): string | undefined {
  const path = code.startsWith('message/')
    ? params.key?.replace('.', '/')
    : (params.path ?? params.id);
  if (file !== target.file || path === undefined) return undefined;
  const isOfLanguage = path.endsWith(`/${language}`) || params.language === language;
  return !isMultilingual || isOfLanguage ? path : undefined;
}

/**
 * Rows of one group stand together, in the order in which the groups begin; what is about the whole
 * comes first.
 */
function groupedRows(rows: ComparisonRow[]): ComparisonRow[] {
  const groups = [...new Set(['', ...rows.map(({ group }) => group)])];
  return groups.flatMap((group) => rows.filter((row) => row.group === group));
}
