import { createTranslator } from '../../../messages/translate.ts';
import { reportFormats } from '../../../report/formats.ts';
import { formatReport } from '../../../report/index.ts';
import { formatSummary } from '../../../report/summary.ts';
import { type ComparisonTable, comparisonTables } from '../../../translation/comparison-tables.ts';
import { formatProblemList, formatTables } from '../../../translation/format-tables.ts';
import { allLanguageProblems } from '../../../translation/language-problems.ts';
import { decodeFiles } from '../../format-problems.ts';
import { oneOf } from '../../parse-command-line.ts';
import { type LanguagesContext, translationsNamed } from './context.ts';

/**
 * `languages`: the languages side by side, or the differences as a report in `--format`.
 * @returns the exit code
 * @throws UsageError where there is no such format, InvalidNameError where there is no such page
 */
export function showComparison(context: LanguagesContext): number {
  const { site, files, problems, translations, values, language } = context;
  const begin = performance.now();
  const format = oneOf(
    '--format',
    values.format ?? 'table',
    ['table', ...reportFormats] as const,
    language,
  );
  const shown = translationsNamed(translations, values.page, language);
  const within = new Set(shown.flatMap(({ source, target }) => [source.file, target.file]));
  const found = allLanguageProblems(site, problems).filter(
    ({ file }) => values.page === undefined || within.has(file),
  );
  const unread = [
    ...site.pages.filter(({ isValid }) => !isValid).map(({ source }) => source.file),
    ...site.invalidFiles,
  ];
  const color = Boolean(process.stdout.isTTY);
  if (format === 'table') {
    const { tables, unplaced } = comparisonTables(site, found);
    const names = new Set(shown.map(({ name }) => name));
    const rows = rowsToShow(
      tables.filter(({ name }) => names.has(name)),
      Boolean(values.all),
    );
    const languages = site.config.value.languages.map(({ code }) => code);
    const t = createTranslator(language);
    const texts = shown.reduce((sum, { comparison }) => sum + comparison.texts.length, 0);
    const parts = [
      rows.length > 0 && formatTables(rows, { languages, language, color }),
      unplaced.length > 0 && formatProblemList(unplaced, language),
      unread.length > 0 && t('translation.unread', { files: unread.join(', ') }),
      found.length > 0 && `${t('translation.whatNow')}\n${formatSummary(found, language)}`,
      found.length + unread.length === 0 &&
        t('translation.same', { texts, languages: languages.join(', ') }),
    ];
    console.log(parts.filter(Boolean).join('\n\n'));
  } else
    console.log(
      formatReport(format, {
        problems: found,
        texts: decodeFiles(files),
        pages: site.pages.length,
        milliseconds: performance.now() - begin,
        language,
        color,
      }),
    );
  return found.length + unread.length > 0 ? 1 : 0;
}

/** The tables with the rows that have problems, or with all; a table without rows is left out. */
const rowsToShow = (tables: ComparisonTable[], all: boolean): ComparisonTable[] =>
  tables
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(({ cells }) => all || cells.some(({ problems }) => problems.length > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
