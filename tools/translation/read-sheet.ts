import type { Language } from '../../src/generated/types.ts';
import { toolLanguages } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { CsvSyntaxError, fromCsv } from '../model/csv.ts';
import { error, type Problem, type SourceLocation } from '../model/problem.ts';
import { required } from '../model/required.ts';
import { mainLanguageOf, type Site } from '../model/site.ts';

/** Where the columns stand that every sheet has, counted from 1. */
const columns = { position: 1, source: 2, text: 3 };
export type SheetColumn = keyof typeof columns;

/** A row of a sheet, line ends of all systems made alike. */
export type SheetRow = {
  /** Counted from 1, with the header. */
  line: number;
  position: string;
  source: string;
  text: string;
  /** The translation as it was when exported; undefined in sheets that do not have it. */
  exported: string | undefined;
};

/** In a sheet's problems, file, line and column are those of the sheet. */
export const locationInSheet = (
  file: string,
  line: number,
  column: SheetColumn,
): SourceLocation => ({ file, line, column: columns[column], pointer: '' });

/** How the columns of source and translation are called: as their languages. */
export const languageColumns = (site: Site, target: string): [source: string, text: string] => [
  mainLanguageOf(site).name,
  required(
    site.config.value.languages.find(({ code }) => code === target),
    `language ${target}`,
  ).name,
];

/** What is wrong with a sheet as a whole. */
type SheetCode = `language/import-${'columns' | 'quotes' | 'encoding'}`;

/**
 * The rows of a sheet.
 * @param target the code of the language that it is to be of
 * @param name what its file is called in its problem
 * @returns or what is wrong with it as a whole
 */
export function readSheet(
  site: Site,
  target: string,
  sheet: Uint8Array,
  name: string,
): { rows: SheetRow[] } | { problem: Problem } {
  const whole = (code: SheetCode, row = 1) => ({
    problem: error(code, locationInSheet(name, row, 'position')),
  });
  const table = readTable(sheet);
  if ('code' in table) return whole(table.code, table.row);
  const [header = [], ...rows] = table.cells;
  if (!hasColumns(header, languageColumns(site, target))) return whole('language/import-columns');
  const exported = exportedColumn(header);
  return { rows: rows.map((cells, index) => readCells(cells, index + 2, exported)) };
}

/** The cells of a sheet, or why, and from which row on, it cannot be read. */
function readTable(sheet: Uint8Array): { cells: string[][] } | { code: SheetCode; row?: number } {
  try {
    return { cells: fromCsv(new TextDecoder('utf-8', { fatal: true }).decode(sheet)) };
  } catch (cause) {
    return cause instanceof CsvSyntaxError
      ? { code: 'language/import-quotes', row: cause.row }
      : { code: 'language/import-encoding' };
  }
}

const hasColumns = ([_position, ...cells]: string[], names: string[]): boolean =>
  names.every((name, index) => cells[index]?.trim() === name.trim());

/**
 * The language that a sheet was exported for, by the names of its columns.
 * @returns undefined where it is none of the site's, or the sheet cannot be read
 */
export function languageOfSheet(site: Site, sheet: Uint8Array): Language | undefined {
  const table = readTable(sheet);
  if ('code' in table) return undefined;
  const [header = []] = table.cells;
  return site.config.value.languages
    .slice(1)
    .find(({ code }) => hasColumns(header, languageColumns(site, code)));
}

function readCells(
  [position = '', source = '', text = '', ...rest]: string[],
  line: number,
  exported: number | undefined,
): SheetRow {
  const before = exported === undefined ? undefined : (rest[exported] ?? '');
  return {
    line,
    position: position.trim(),
    source: normalizeNewlines(source),
    text: normalizeNewlines(text),
    exported: before === undefined ? undefined : normalizeNewlines(before),
  };
}

/**
 * Where the translation when exported stands, counted after the first three columns. It is known by
 * its name, in whatever language it was exported: a translator's own column may stand there, too.
 */
function exportedColumn([_position, _source, _text, ...rest]: string[]): number | undefined {
  const names = toolLanguages.map((language) =>
    createTranslator(language)('translation.columns.exported'),
  );
  const index = rest.findIndex((name) => names.includes(name.trim()));
  return index < 0 ? undefined : index;
}

/** A text with the line ends that the site's files have. */
export const normalizeNewlines = (text: string): string => text.replaceAll('\r\n', '\n');
