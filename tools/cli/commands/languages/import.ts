import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InvalidNameError } from '../../../editing/name-parser.ts';
import { applyPlan, checkPlan } from '../../../editing/plan.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { formatReport } from '../../../report/index.ts';
import { formatChanges, planImport } from '../../../translation/import.ts';
import { type LanguagesContext, targetLanguage } from './context.ts';

/**
 * `languages import`: brings a translated sheet back, whole or not at all; with `--dry-run` it only
 * shows what would change.
 * @returns the exit code
 */
export async function importSheet(context: LanguagesContext): Promise<number> {
  const { site, files, root, translations, values, language } = context;
  const t = createTranslator(language);
  const target = targetLanguage(context);
  const [name] = values.operands;
  if (!name) throw new InvalidNameError(t('translation.fileMissing'));
  const { plan, changes, problems } = planImport(
    site,
    translations.filter((each) => each.language === target),
    await readFile(name),
    basename(name),
  );
  const refused = problems.length > 0 ? problems : (await checkPlan(files, plan)).problems;
  if (refused.length > 0) {
    const report = formatReport('text', {
      problems: refused,
      texts: new Map(),
      pages: 0,
      milliseconds: 0,
      language,
      color: Boolean(process.stdout.isTTY),
    });
    console.log(`${t('translation.refused')}\n\n${report}`);
    return 1;
  }
  if (changes.length > 0) console.log(formatChanges(changes));
  const isDryRun = Boolean(values['dry-run']);
  if (!isDryRun) await applyPlan(plan, root);
  const counts = { texts: changes.length, files: plan.size };
  console.log(
    changes.length === 0
      ? t('translation.unchanged')
      : t(isDryRun ? 'translation.wouldImport' : 'translation.imported', counts),
  );
  return 0;
}
