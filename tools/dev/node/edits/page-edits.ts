import { createNameParser } from '../../../editing/name-parser.ts';
import type { Plan } from '../../../editing/plan.ts';
import { planFormCopy } from '../../../editing/plan-copy.ts';
import { planNewPage, presets } from '../../../editing/plan-new-page.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { asPlaceholder } from '../../../model/placeholder-mark.ts';
import { shortTitle } from '../../../model/short-title.ts';
import { mainLanguageOf, type Site } from '../../../model/site.ts';
import type { FormEdit } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import { requireUsable } from './broken-file.ts';

/**
 * Plans a page from an outline in all languages. What the menu says of it, where nobody said so, is
 * the beginning of its title, and waits to be written.
 * @param root the site's folder, from which the files find their schema
 * @throws InvalidNameError where it cannot be made, with the reason for people
 */
export function planPageEdit(
  site: Site,
  root: string,
  { route, preset, form, menu, titles, labels = {}, hasFooterLink }: PageEdit,
  language: ToolLanguage,
): Plan {
  const names = createNameParser(site, language);
  const menus = site.shells.get(mainLanguageOf(site).code)?.value.header.menus ?? [];
  const written = writtenTexts(titles);
  const proposed = written.map(
    ([code, title]) => [code, asPlaceholder(shortTitle(title))] as const,
  );
  const free = names.newRoute(route);
  requireUsable(
    site,
    (kind) =>
      (kind.schema === 'page' && kind.route === free) || (kind.schema === 'shell' && menu !== ''),
    language,
  );
  return planNewPage(site, {
    root,
    route: free,
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
    hasFooterLink,
    titles: Object.fromEntries(written),
    labels: Object.fromEntries([...proposed, ...writtenTexts(labels)]),
  });
}

/** The languages of a text in which somebody wrote something, each with that. */
const writtenTexts = (texts: Record<string, string>): [string, string][] =>
  Object.entries(texts).flatMap(([code, text]): [string, string][] =>
    text.trim() === '' ? [] : [[code, text.trim()]],
  );

/**
 * Plans a form with the fields of another one.
 * @throws InvalidNameError where it cannot be called so, or the other one is not there
 */
export function planFormEdit(site: Site, { name, from }: FormEdit, language: ToolLanguage): Plan {
  const names = createNameParser(site, language);
  const free = names.newForm(name);
  requireUsable(site, (kind) => kind.schema === 'form' && kind.name === free, language);
  return planFormCopy(site, names.form(from), free);
}
