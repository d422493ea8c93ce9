import { createNameParser } from '../../../editing/name-parser.ts';
import type { Plan } from '../../../editing/plan.ts';
import { planFormCopy } from '../../../editing/plan-copy.ts';
import { planNewPage, presets } from '../../../editing/plan-new-page.ts';
import { asPlaceholder } from '../../../editing/section-example.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { mainLanguageOf, type Site } from '../../../model/site.ts';
import type { FormEdit } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';

/**
 * Plans a page from an outline in all languages. Its entry in a menu waits to be written: a page's
 * title is too long for one.
 * @param root the site's folder, from which the files find their schema
 * @throws InvalidNameError where it cannot be made, with the reason for people
 */
export function planPageEdit(
  site: Site,
  root: string,
  { route, preset, form, menu, titles }: PageEdit,
  language: ToolLanguage,
): Plan {
  const names = createNameParser(site, language);
  const menus = site.shells.get(mainLanguageOf(site).code)?.value.header.menus ?? [];
  const written = Object.entries(titles).filter(([, title]) => title.trim() !== '');
  return planNewPage(site, {
    root,
    route: names.newRoute(route),
    preset: names.known('', preset, Object.keys(presets)),
    form: names.form(form || undefined),
    menu:
      menu === ''
        ? undefined
        : names.known(
            '',
            menu,
            menus.map(({ id }) => id),
          ),
    titles: Object.fromEntries(written.map(([code, title]) => [code, title.trim()])),
    labels: Object.fromEntries(written.map(([code, title]) => [code, asPlaceholder(title.trim())])),
  });
}

/**
 * Plans a form with the fields of another one.
 * @throws InvalidNameError where it cannot be called so, or the other one is not there
 */
export function planFormEdit(site: Site, { name, from }: FormEdit, language: ToolLanguage): Plan {
  const names = createNameParser(site, language);
  return planFormCopy(site, names.form(from), names.newForm(name));
}
