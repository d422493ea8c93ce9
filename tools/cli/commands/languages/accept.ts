import { InvalidNameError } from '../../../editing/name-parser.ts';
import { applyPlan } from '../../../editing/plan.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { planAcceptance } from '../../../translation/accept.ts';
import {
  documentNames,
  type LanguagesContext,
  targetLanguage,
  translationsNamed,
} from './context.ts';

/**
 * `languages accept`: notes that the translations of one document, or of all with `--all`, are
 * current.
 * @returns the exit code
 * @throws InvalidNameError where neither is said, so that nobody approves all by leaving a word out
 */
export async function acceptTranslations(context: LanguagesContext): Promise<number> {
  const { site, root, translations, values, language } = context;
  const t = createTranslator(language);
  const name = values.operands[0] ?? values.page;
  if (name === undefined && !values.all)
    throw new InvalidNameError(
      t('translation.pageMissing', { routes: documentNames(translations) }),
    );
  const target = values.language === undefined ? undefined : targetLanguage(context);
  const chosen = translationsNamed(translations, name, language).filter(
    (each) => target === undefined || each.language === target,
  );
  const { plan, texts } = planAcceptance(site, chosen);
  await applyPlan(plan, root);
  console.log(t('translation.accepted', { texts, files: plan.size }));
  return 0;
}
