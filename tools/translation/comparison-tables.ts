import type { Page } from '../../src/generated/types.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import {
  resolvedTexts,
  translationsOf,
  type Translation,
} from '../pipeline/compare/translations.ts';

/** What one language says in one place, and what is the matter with it. */
export type ComparisonCell = { text: string; problems: Problem[] };

/** One place in all languages of the site, the main one first. */
export type ComparisonRow = { group: string; path: string; cells: ComparisonCell[] };

/** One document with all its translations side by side. */
export type ComparisonTable = { name: string; rows: ComparisonRow[] };

/**
 * Puts a site's languages side by side, each problem at its place.
 * @returns the sheets, and the problems that have no place in them, such as a missing file
 */
export function comparisonTables(
  site: Site,
  problems: Problem[],
): { tables: ComparisonTable[]; unplaced: Problem[] } {
  const languages = site.config.value.languages.map(({ code }) => code);
  const placed = new Set<Problem>();
  const sheets = new Map<string, Map<string, ComparisonRow>>();
  for (const translation of translationsOf(site)) {
    const {
      name,
      language,
      groupOf,
      comparison,
      isMultilingual: holdsAll,
      source: main,
      target: own,
    } = translation;
    const found = problems.filter((each) => belongsTo(each, translation));
    const parts = new Set([
      ...comparison.texts.map(({ path }) => groupOf(path)),
      ...found.flatMap(({ params }) => params.id ?? []),
    ]);
    const rows = sheets.get(name) ?? new Map<string, ComparisonRow>();
    sheets.set(name, rows);
    const column = languages.indexOf(language);
    const rowAt = (path: string): ComparisonRow => {
      const key = path.endsWith(`/${language}`) ? path.slice(0, -language.length - 1) : path;
      const row = rows.get(key) ?? {
        group: holdsAll ? '' : path === '' || parts.has(path) ? path : groupOf(path),
        path: key,
        cells: languages.map(() => ({ text: '', problems: [] })),
      };
      if (!rows.has(key)) rows.set(key, row);
      return row;
    };
    for (const { path, source, text } of resolvedTexts(site, translation)) {
      const row = rowAt(path);
      row.cells[0]!.text = source ?? '';
      row.cells[column]!.text = text ?? '';
    }
    for (const { path, expected, found } of comparison.differences) {
      const row = rowAt(path);
      row.cells[0]!.text ||= expected;
      row.cells[column]!.text = found;
    }
    for (const problem of found) {
      placed.add(problem);
      const path = pathOfProblem(problem)!;
      const { cells } = rowAt(path === name ? '' : path);
      cells[column]!.problems.push(problem);
      if (path !== problem.params.id) continue;
      cells[0]!.text = sectionIn(main, path);
      cells[column]!.text = sectionIn(own, path);
    }
  }
  return {
    tables: [...sheets].map(([name, rows]) => ({ name, rows: groupedRows([...rows.values()]) })),
    unplaced: problems.filter((problem) => !placed.has(problem)),
  };
}

/** A section's number and type, as its page has it: `2. cards`. */
function sectionIn({ value }: SourceFile, id: string): string {
  const { sections } = value as Page;
  const index = sections.findIndex((section) => section.id === id);
  return index < 0 ? '' : `${index + 1}. ${sections[index]!.type}`;
}

/** The path that a problem is about: its section, its message, its text. */
const pathOfProblem = ({ code, params }: Problem): string | undefined =>
  code.startsWith('message/') ? params.key?.replace('.', '/') : (params.path ?? params.id);

function belongsTo(
  problem: Problem,
  { target: own, language, isMultilingual: holdsAll }: Translation,
): boolean {
  if (problem.file !== own.file || pathOfProblem(problem) === undefined) return false;
  return (
    !holdsAll ||
    pathOfProblem(problem)!.endsWith(`/${language}`) ||
    problem.params.language === language
  );
}

/**
 * Rows of one group stand together, in the order in which the groups begin; what is about the whole
 * comes first.
 */
function groupedRows(rows: ComparisonRow[]): ComparisonRow[] {
  const groups = [...new Set(['', ...rows.map(({ group }) => group)])];
  return groups.flatMap((group) => rows.filter((row) => row.group === group));
}
