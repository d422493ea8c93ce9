import type { Site } from '../../model/site.ts';
import { classifyTranslations } from '../../pipeline/compare/translation-record.ts';
import { resolvedTexts, translationsOf } from '../../pipeline/compare/translations.ts';

/**
 * The translated texts of some files whose original has changed since they were translated.
 * @param files by path relative to the site
 */
export const staleTexts = (
  site: Site,
  files: ReadonlySet<string>,
): { file: string; pointer: string }[] =>
  translationsOf(site).flatMap((translation) => {
    const { target, record } = translation;
    if (!record || !files.has(target.file)) return [];
    const pairs = resolvedTexts(site, translation);
    const statusOf = classifyTranslations(record, pairs);
    return pairs
      .filter((pair) => statusOf(pair) === 'outdated')
      .map(({ pointer }) => ({ file: target.file, pointer }));
  });
