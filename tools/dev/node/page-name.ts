import type { ToolLanguage } from '../../messages/language.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import { shortTitle } from '../../model/short-title.ts';
import { pathOf, type Site, versionOrFallback, versionsOf } from '../../model/site.ts';
import { readingLanguage } from './reading-language.ts';

/**
 * What people call a page, in the editor's language where the site has it: what the header's menus
 * say, else its title for short.
 */
export function pageName(site: Site | undefined, route: string, language: ToolLanguage): string {
  const path = pathOf(route);
  if (!site || versionsOf(site, route).length === 0) return path;
  const read = readingLanguage(site, language);
  const { home, menus = [] } = site.shells.get(read)?.value.header ?? {};
  const links = menus.flatMap(({ items }) =>
    items.flatMap(({ items: below = [], ...item }) => [item, ...below]),
  );
  const entry = [...(home ? [home] : []), ...links].find(({ to }) => to === path);
  return entry && !entry.label.startsWith(placeholderMark)
    ? entry.label
    : shortTitle(versionOrFallback(site, route, read).source.value.title);
}
