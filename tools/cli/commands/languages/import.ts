import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { applyUnlessChanged } from '../../../editing/changed-since-load.ts';
import { InvalidNameError } from '../../../editing/name-parser.ts';
import { checkPlan, filesAfterPlan } from '../../../editing/plan.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { ignoreCodes } from '../../../model/ignore-codes.ts';
import type { Problem } from '../../../model/problem.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { formatChanges, planImport } from '../../../translation/import.ts';
import { problemsOfSheet } from '../../../translation/import-problems.ts';
import { languageColumns, languageOfSheet } from '../../../translation/read-sheet.ts';
import { formatProblems } from '../../format-problems.ts';
import { UsageError } from '../../usage-error.ts';
import { type LanguagesContext, targetLanguage } from './context.ts';

/**
 * `languages import`: brings a translated sheet back, whole or not at all; with `--dry-run` it only
 * shows what would change.
 * @returns the exit code
 * @throws UsageError where there is no such file, or it is a sheet of another language
 */
export async function importSheet(context: LanguagesContext): Promise<number> {
  const { site, files, root, values, language } = context;
  const t = createTranslator(language);
  const target = targetLanguage(context);
  const [name] = values.operands;
  if (!name) throw new InvalidNameError(t('translation.fileMissing'));
  const sheet = await readFile(name).catch(ignoreCodes('ENOENT', 'ENOTDIR', 'EISDIR'));
  if (!sheet) throw new UsageError(t('translation.noFile', { file: name }));
  const found = languageOfSheet(site, sheet);
  if (found && found.code !== target) {
    const [, expected] = languageColumns(site, target);
    const { name: named, code } = found;
    throw new UsageError(t('translation.otherSheet', { found: named, expected, code }));
  }
  const { plan, changes, problems } = planImport(site, target, sheet, basename(name));
  const after = filesAfterPlan(files, plan);
  const { ofRows, others } =
    problems.length > 0
      ? { ofRows: problems, others: [] }
      : problemsOfSheet((await checkPlan(files, plan)).problems, changes, after, basename(name));
  if (ofRows.length + others.length > 0) {
    console.log(describeRefusal(ofRows, others, after, language));
    return 1;
  }
  if (changes.length > 0) console.log(formatChanges(changes));
  const isDryRun = Boolean(values['dry-run']);
  if (!isDryRun && !(await applyUnlessChanged(files, plan, root))) {
    console.error(t('editing.changedMeanwhile'));
    return 1;
  }
  const counts = { texts: changes.length, files: plan.size };
  console.log(
    changes.length === 0
      ? t('translation.unchanged')
      : t(isDryRun ? 'translation.wouldImport' : 'translation.imported', counts),
  );
  return 0;
}

/** Why nothing is written: problems of the sheet's rows, and what it would bring elsewhere. */
function describeRefusal(
  ofRows: Problem[],
  others: Problem[],
  files: SiteFiles,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  const report = (problems: Problem[]) => formatProblems({ problems, files, pages: 0 }, language);
  const isAlone = ofRows.length === 0;
  const parts = [
    ...(isAlone ? [] : [t('translation.refused'), report(ofRows)]),
    ...(others.length > 0 ? [t('translation.wouldBring', { isAlone }), report(others)] : []),
  ];
  return parts.join('\n\n');
}
