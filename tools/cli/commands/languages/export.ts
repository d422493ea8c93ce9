import { writeFile } from 'node:fs/promises';
import { createTranslator } from '../../../messages/translate.ts';
import { required } from '../../../model/required.ts';
import { mainLanguageOf } from '../../../model/site.ts';
import { sheetTexts, sheetToCsv } from '../../../translation/export.ts';
import { type LanguagesContext, targetLanguage } from './context.ts';

/**
 * `languages export`: a language's texts as CSV, to `--output` or to the terminal.
 * @returns the exit code
 */
export async function exportSheet(context: LanguagesContext): Promise<number> {
  const { site, translations, values, language } = context;
  const t = createTranslator(language);
  const target = targetLanguage(context);
  const texts = sheetTexts(
    site,
    translations.filter((each) => each.language === target),
  );
  const { languages } = site.config.value;
  const sheet = sheetToCsv(texts, [
    t('translation.columns.position'),
    mainLanguageOf(site).name,
    required(
      languages.find(({ code }) => code === target),
      `language ${target}`,
    ).name,
    t('translation.columns.limit'),
  ]);
  const { output } = values;
  if (typeof output === 'string') {
    await writeFile(output, sheet);
    console.log(t('translation.exported', { rows: texts.length, file: output }));
  } else process.stdout.write(sheet);
  return 0;
}
