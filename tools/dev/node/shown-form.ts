import { addressOf } from '../../model/addresses.ts';
import { pathOf, routesOf, type Site } from '../../model/site.ts';
import type { ShownForm } from '../protocol/panel.ts';
import type { LivePages } from './live-pages.ts';

/**
 * A form in a language, as it is on a page of the site: also one that no page shows yet.
 * @returns undefined where the site has no such form, or not that language
 */
export async function shownForm(
  site: Site,
  pages: LivePages,
  name: string,
  language: string,
): Promise<ShownForm | undefined> {
  const form = pages.forms.get(language)?.get(name);
  const shell = pages.shells.get(language);
  const own = site.config.value.languages.find(({ code }) => code === language);
  const [route] = routesOf(site);
  if (!form || !shell || !own || route === undefined) return undefined;
  const page = await pages.at(addressOf(site, pathOf(route), own));
  return { name, shell, page: { ...page, sections: [], forms: { [name]: form } } };
}
