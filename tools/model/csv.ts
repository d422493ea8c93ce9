import Papa from 'papaparse';

/**
 * What a spreadsheet takes for a formula: = + - @, also in full width or as other forms of theirs,
 * after whatever a spreadsheet may skip; and a tab or a line break at the start (OWASP, "CSV
 * Injection"). Apostrophes before it are those of cells that were escaped once more.
 */
const formulaSigns = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212';
const formulaLike = new RegExp(
  `^'*(?:[\\s\\p{Cc}\\p{Cf}\\p{Z}]*[${formulaSigns}]|[\\t\\r\\n])`,
  'u',
);

/** What tells a spreadsheet that a table is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Rows as spreadsheets in Brazil open them: UTF-8 with its mark, semicolons, CRLF. A cell that
 * would be a formula gets an apostrophe, which `fromCsv` takes away.
 */
export const toCsv = (rows: string[][]): string => byteOrderMark + rows.map(csvLine).join('');

/** One row of such a table, with its end. */
export const csvLine = (cells: string[]): string =>
  `${Papa.unparse([cells], { delimiter: ';', quotes: true, escapeFormulae: formulaLike })}\r\n`;

/** Thrown where a file is no CSV; `row` is where it stops being one, counted from 1. */
export class CsvSyntaxError extends Error {
  row: number;

  constructor(row: number) {
    super(`CSV: ${row}`);
    this.row = row;
  }
}

/**
 * The rows of a CSV file, whether its cells stand between semicolons, commas or tabs.
 * @throws CsvSyntaxError where a quotation is not closed, or goes on after its end
 */
export function fromCsv(text: string): string[][] {
  const content = text.replace(byteOrderMark, '');
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separatorOf(content) });
  const [error] = errors;
  if (error) throw new CsvSyntaxError((error.row ?? 0) + 1);
  const rows = /[\r\n]$/.test(content) ? data.slice(0, -1) : data;
  return rows.map((row) => row.map(unescapeCell));
}

const unescapeCell = (value: string) =>
  value.startsWith("'") && formulaLike.test(value) ? value.slice(1) : value;

/**
 * What separates the cells: what comes first after the first cell. Papa Parse guesses by comparing
 * rows, which commas and line breaks in quoted cells mislead.
 */
const separatorOf = (content: string): string =>
  /^(?:"(?:[^"]|"")*"|[^;,\t\r\n]*)([;,\t])/.exec(content)?.[1] ?? ';';
