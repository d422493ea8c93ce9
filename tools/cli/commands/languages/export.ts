import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { sheetTexts, sheetToCsv, waitingTexts } from '../../../translation/export.ts';
import { languageColumns } from '../../../translation/read-sheet.ts';
import { UsageError } from '../../usage-error.ts';
import { type LanguagesContext, targetLanguage, translationsNamed } from './context.ts';

/**
 * `languages export`: a language's texts as CSV, those of one page or those that wait where that is
 * said, in a file; with `--output -`, to the terminal.
 * @returns the exit code
 * @throws UsageError where the file cannot be a sheet, or would hide one that is there
 */
export async function exportSheet(context: LanguagesContext): Promise<number> {
  const { site, translations, values, language } = context;
  const t = createTranslator(language);
  const target = targetLanguage(context);
  const file = sheetFile(values.output, target, language);
  const chosen = translationsNamed(translations, values.page, language).filter(
    (each) => each.language === target,
  );
  const texts = (values.stale ? waitingTexts : sheetTexts)(site, chosen);
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
