import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { InvalidNameError } from '../../../editing/name-parser.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { pageFile } from '../../../model/file-paths.ts';
import { mainLanguageOf } from '../../../model/site.ts';
import { sheetTexts, sheetToCsv, waitingTexts } from '../../../translation/export.ts';
import { languageColumns } from '../../../translation/read-sheet.ts';
import { UsageError } from '../../usage-error.ts';
import {
  type LanguagesContext,
  namesDocument,
  targetLanguage,
  translationsNamed,
} from './context.ts';

/**
 * `languages export`: a language's texts as CSV, those of one page or those that wait where that is
 * said, in a file; with `--output -`, to the terminal. Where there are none, no file is written.
 * @returns the exit code
 * @throws UsageError where the file cannot be a sheet, or would hide one that is there
 * @throws InvalidNameError where the page is none, or is none in the language
 */
export async function exportSheet(context: LanguagesContext): Promise<number> {
  const { site, translations, values, language } = context;
  const t = createTranslator(language);
  const target = targetLanguage(context);
  const file = sheetFile(values.output, target, language);
  requireVersion(context, target);
  const chosen = translationsNamed(translations, values.page, language).filter(
    (each) => each.language === target,
  );
  const texts = (values.stale ? waitingTexts : sheetTexts)(site, chosen);
  if (texts.length === 0 && file !== '-') {
    console.log(t('translation.nothingToExport', { language: target }));
    return 0;
  }
  const sheet = sheetToCsv(texts, [
    t('translation.columns.position'),
    ...languageColumns(site, target),
    t('translation.columns.limit'),
    t('translation.columns.exported'),
  ]);
  if (file === '-') process.stdout.write(sheet);
  else {
    await writeFile(file, sheet);
    console.log(t('translation.exported', { rows: texts.length, language: target, file }));
  }
  return 0;
}

/**
 * A page has texts in a language once it has a file of that language.
 * @throws InvalidNameError which says what to copy
 */
function requireVersion({ site, values, language }: LanguagesContext, target: string): void {
  const name = values.page;
  if (typeof name !== 'string') return;
  const versions = site.pages.filter(({ path }) => namesDocument(name, path));
  const [first] = versions;
  if (!first || versions.some((each) => each.language === target)) return;
  const main = mainLanguageOf(site).code;
  const from = versions.find((each) => each.language === main) ?? first;
  throw new InvalidNameError(
    createTranslator(language)('translation.noVersion', {
      page: from.path,
      language: target,
      from: pageFile(from.route, from.language),
      to: pageFile(from.route, target),
    }),
  );
}

/** The file of a sheet: that of `--output`, or one that is not there yet. */
function sheetFile(output: unknown, target: string, language: ToolLanguage): string {
  const t = createTranslator(language);
  const file = typeof output === 'string' ? output : `translation-${target}.csv`;
  if (/\.(xlsx?|ods|numbers)$/i.test(file)) {
    const better = file.replace(/[^.]*$/, 'csv');
    throw new UsageError(t('translation.onlyCsv', { file, better }));
  }
  if (output === undefined && existsSync(file))
    throw new UsageError(t('translation.sheetThere', { file }));
  return file;
}
