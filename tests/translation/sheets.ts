import { fromCsv, toCsv } from '../../tools/model/csv.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { translationsOf } from '../../tools/pipeline/compare/translations.ts';
import { sheetTexts, sheetToCsv } from '../../tools/translation/export.ts';
import { planImport } from '../../tools/translation/import.ts';

/** The first row of a sheet, as an English-speaking colleague exports it. */
export const header = [
  'position',
  'Português',
  'English',
  'maximum length',
  'translation when exported',
];

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The text of a site's file. */
export const textOf = (files: SiteFiles, file: string): string =>
  new TextDecoder().decode(files.json.get(file));

/** The rows of the site's sheet. */
export async function exported(files: SiteFiles): Promise<string[][]> {
  const { site } = await checkSite(files);
  return fromCsv(sheetToCsv(sheetTexts(site!, translationsOf(site!)), header));
}

/** What a sheet, by its rows or its bytes, would change in a site. */
export const imported = async (
  files: SiteFiles,
  sheet: Uint8Array | string[][],
): Promise<ReturnType<typeof planImport>> => {
  const { site } = await checkSite(files);
  return planImport(site!, 'en', Array.isArray(sheet) ? bytes(toCsv(sheet)) : sheet, 'en.csv');
};

/**
 * The sheet of the site, with some of its cells changed: by the end of the position, the text, or
 * source and text.
 */
export const sheetWith = async (
  files: SiteFiles,
  changes: Record<string, string | [source: string, text: string]>,
): Promise<string[][]> =>
  (await exported(files)).map(([position = '', source = '', text = '', ...rest]) => {
    const [, change] = Object.entries(changes).find(([end]) => position.endsWith(end)) ?? [];
    return Array.isArray(change)
      ? [position, ...change, ...rest]
      : [position, source, change ?? text, ...rest];
  });

/** A sheet as it was before the translation when exported was in it: of four columns. */
export const withFourColumns = (sheet: string[][]): string[][] =>
  sheet.map((row) => row.slice(0, 4));
