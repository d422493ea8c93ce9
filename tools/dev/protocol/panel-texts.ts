import type { ToolLanguage } from '../../messages/language.ts';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { findText } from '../../messages/texts.ts';

/** What the panel says; the browser fills what stands in braces. */
export type PanelTexts = Record<keyof typeof portuguese.panel | 'close', string>;

/** What the panel says in a language, or in Portuguese where that one lacks it. */
export const panelTexts = (language: ToolLanguage): PanelTexts => {
  const own = Object.entries(portuguese.panel).map(([name, text]) => [
    name,
    findText(language, `panel.${name}`) ?? text,
  ]);
  const close = findText(language, 'dev.close') ?? portuguese.dev.close;
  return { ...Object.fromEntries(own), close };
};
