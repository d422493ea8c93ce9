import { type Problem, warning } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import { classifyTranslations } from '../../compare/translation-record.ts';
import { resolvedTexts, type Translation, translationsOf } from '../../compare/translations.ts';
import type { Check } from '../check.ts';

/**
 * No translation is as it was while its original has changed: one warning a document and language,
 * at the first such text. What was never accepted is not known to be stale.
 */
export const check: Check = (site) =>
  translationsOf(site).flatMap((translation) => staleTranslation(site, translation));

function staleTranslation(site: Site, translation: Translation): Problem[] {
  const { name, language, target, record } = translation;
  if (!record) return [];
  const pairs = resolvedTexts(site, translation);
  const statusOf = classifyTranslations(record, pairs);
  const stale = pairs.filter((pair) => statusOf(pair) === 'outdated');
  const [first] = stale;
  if (!first) return [];
  return [
    warning('language/stale', target.at(first.pointer), {
      path: name,
      language,
      count: String(stale.length),
      source: first.source ?? '',
    }),
  ];
}
