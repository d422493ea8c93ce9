/**
 * What a spreadsheet takes for a formula: = + - @, also in full width or as other forms of theirs,
 * after whatever a spreadsheet may
 * skip; and a tab or a line break at the start (OWASP, "CSV Injection").
 */
const formula =
  /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]|^[\t\r\n]/u;

/** Whether a text would be a formula but for the apostrophes before it. */
const isFormulaLike = (text: string): boolean => formula.test(text.replace(/^'+/, ''));

/**
 * Rows as spreadsheets in Brazil open them: UTF-8 with its mark, semicolons, CRLF. A cell that
 * would be a formula gets an apostrophe, which `fromCsv` takes away.
 */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;

const cell = (value: string) =>
  `"${(isFormulaLike(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

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
 * @throws BrokenCsv where a quotation is not closed, or goes on after its end
 */
export function fromCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const next = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (next.lastIndex < content.length || row.length > 0) {
    const [, quoted, bare, end] = next.exec(content) ?? [];
    if (end === undefined) throw new CsvSyntaxError(rows.length + 1);
    const value = quoted?.replaceAll('""', '"') ?? bare ?? '';
    row.push(value.startsWith("'") && isFormulaLike(value) ? value.slice(1) : value);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** What separates the cells: what comes first after the first cell. */
const separatorOf = (content: string): string =>
  /^(?:"(?:[^"]|"")*"|[^;,\t\r\n]*)([;,\t])/.exec(content)?.[1] ?? ';';
