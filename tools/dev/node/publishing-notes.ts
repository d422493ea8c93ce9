import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { addressOf } from '../../model/addresses.ts';
import { draftPaths } from '../../model/drafts.ts';
import { periodOf } from '../../model/page-times.ts';
import { isOut } from '../../model/publishing.ts';
import { type Site, versionOrFallback } from '../../model/site.ts';
import { timeLabel } from '../../model/time-label.ts';

/** By address, why a page that is shown while editing is not on the published site now. */
export function publishingNotes(site: Site, language: ToolLanguage): Record<string, string> {
  const t = createTranslator(language);
  const drafts = draftPaths(site);
  const places = [...site.versions].flatMap(([path, [first]]) =>
    site.config.value.languages.map((each) => ({
      path,
      language: each,
      route: first?.route ?? '',
    })),
  );
  return Object.fromEntries(
    places.flatMap(({ path, language: each, route }) => {
      const page = versionOrFallback(site, route, each.code);
      const { publishAt = '', unpublishAt = '' } = page.source.value;
      const isWaiting = site.instant < periodOf(page.source.value).from;
      const address = addressOf(site, path, each);
      if (drafts.has(path)) return [[address, t('dev.draft')]];
      if (isOut(page, site)) return [];
      const reason = isWaiting
        ? t('dev.waiting', { from: timeLabel(publishAt, language) })
        : t('dev.withdrawn', { until: timeLabel(unpublishAt, language) });
      return [[address, reason]];
    }),
  );
}
