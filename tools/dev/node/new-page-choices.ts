import { presets } from '../../editing/plan-new-page.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { findMessage } from '../../messages/translate.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';
import { type NewPageAnswer, newPageTexts } from '../protocol/new-page.ts';
import { panelChoices } from './panel-choices.ts';

/** What there is to choose from for a new page of a site. */
export function newPageChoices(site: Site, language: ToolLanguage): NewPageAnswer {
  const menus = site.shells.get(mainLanguageOf(site).code)?.value.header.menus ?? [];
  return {
    outlines: Object.keys(presets).map((name) => ({
      name,
      about: findMessage(language, `editing.presets.${name}`) ?? name,
    })),
    forms: panelChoices(site, language).forms,
    menus: menus.map(({ id, label }) => ({ id, label })),
    languages: site.config.value.languages.map(({ code, name }) => ({ code, name })),
    texts: newPageTexts(language),
  };
}
