import type { SiteChanges } from '../editing/site-changes.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import type { Site } from '../model/site.ts';
import { pageLines } from './publish-pages.ts';

type Redirect = { from: string; to: string };

/**
 * What a branch changes, a line each: pages that come, change and go, with their languages; what
 * else is shown on several; redirects.
 * @param before the text of the settings before, and those of the pages' files
 * @returns none where nothing differs
 */
export function changeLines(
  changes: SiteChanges,
  site: Site | undefined,
  before: { settings: string; pages: ReadonlyMap<string, string> },
  language: ToolLanguage,
): string[] {
  const t = createTranslator(language);
  const { pages, forms, sections, shells, messages, publicFiles, hasSettings } = changes;
  const more = [
    ['shells', shells],
    ['messages', messages],
    ['forms', forms],
    ['sections', sections],
    ['publicFiles', publicFiles],
  ] as const;
  const { added, removed } = redirectChanges(before.settings, site);
  return [
    ...pages.flatMap((page) => pageLines(page, site, before.pages, language)),
    ...more.flatMap(([name, list]) =>
      list.length > 0 ? [t(`cli.publish.${name}`, { names: list.join(', ') })] : [],
    ),
    ...(hasSettings ? [t('cli.publish.settings')] : []),
    ...added.map(({ from, to }) => t('cli.publish.redirect', { from, to })),
    ...removed.map(({ from, to }) => t('cli.publish.redirectGone', { from, to })),
  ];
}

/** The redirects that come and go. */
function redirectChanges(before: string, site: Site | undefined) {
  const former = redirectsIn(before);
  const now: Redirect[] = site?.config.value.redirects ?? former;
  const isIn = (list: Redirect[], { from, to }: Redirect) =>
    list.some((other) => other.from === from && other.to === to);
  return {
    added: now.filter((each) => !isIn(former, each)),
    removed: former.filter((each) => !isIn(now, each)),
  };
}

function redirectsIn(text: string): Redirect[] {
  try {
    return JSON.parse(text).redirects ?? [];
  } catch {
    return [];
  }
}
