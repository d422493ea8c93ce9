import { footerListOf } from '../../editing/footer-list.ts';
import { anyPicture } from '../../editing/name-on-site.ts';
import { outlineOf, presets } from '../../editing/plan-new-page.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { findMessage } from '../../messages/translate.ts';
import type { Site } from '../../model/site.ts';
import { type NewPageAnswer, newPageTexts } from '../protocol/new-page.ts';
import { panelTexts } from '../protocol/panel-texts.ts';
import { panelChoices } from './panel-choices.ts';
import { readingLanguage } from './reading-language.ts';

/** What there is to choose from for a new page of a site, in the editor's language. */
export function newPageChoices(site: Site, language: ToolLanguage): NewPageAnswer {
  const shell = site.shells.get(readingLanguage(site, language))?.value;
  const hasPictures = anyPicture(site) !== undefined;
  return {
    outlines: Object.entries(presets)
      .map(([name, preset]) => ({
        name,
        sections: outlineOf(preset),
        about: findMessage(language, `editing.presets.${name}`) ?? name,
      }))
      .filter(({ sections }) => hasPictures || !sections.some(({ hasPhoto }) => hasPhoto)),
    forms: panelChoices(site, language).forms,
    menus: (shell?.header.menus ?? []).map(({ id, label }) => ({
      id,
      label,
      footer: shell?.footer.columns[footerListOf(shell, id)]?.heading,
    })),
    languages: site.config.value.languages.map(({ code, name }) => ({ code, name })),
    texts: newPageTexts(language),
    formTexts: panelTexts(language),
  };
}
