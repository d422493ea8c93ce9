import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import type { Reference, Site } from '../../../model/site.ts';
import { pageName } from '../page-name.ts';

/** Where links stand, in people's words: each page or part of the site once, with how many. */
export function linkPlaces(
  site: Site,
  links: readonly Reference[],
  language: ToolLanguage,
): string[] {
  const counts = new Map<string, number>();
  for (const link of links) {
    const place = placeOf(site, link, language);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]) => `${place} (${count})`);
}

/** What people call that in which a link stands. */
function placeOf(site: Site, { source, pointer }: Reference, language: ToolLanguage): string {
  const t = createTranslator(language);
  const { file } = source.at(pointer);
  const kind = fileKindOf(file);
  if (kind?.schema === 'page') return pageName(site, kind.route, language);
  if (kind?.schema === 'shell')
    return t(pointer.startsWith('/footer') ? 'panel.footer' : 'panel.header');
  if (kind?.schema === 'section') return t('edit.commitWords.sections', { names: kind.name });
  if (kind?.schema === 'form') return t('panel.form', { name: kind.name });
  return kind?.schema === 'messages' ? t('panel.messages') : file;
}
