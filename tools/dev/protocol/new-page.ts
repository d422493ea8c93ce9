import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';
import type { PanelTexts } from './panel-texts.ts';

/** A page that is made from an outline, in all languages. A title that is not given waits. */
export type PageEdit = {
  /** Its address without the language's prefix: `/mercados/hospitais`. */
  route: string;
  preset: string;
  /** The form of its contact section. */
  form: string;
  /** The header menu that gets an entry; empty for none. */
  menu: string;
  titles: Record<string, string>;
  /** What the menu says, by language; what is left out is proposed from the title, and waits. */
  labels?: Record<string, string>;
  /** Whether the footer's list of that menu's pages gets the page, too. */
  hasFooterLink?: boolean;
};

export type NewPageTexts = ReturnType<typeof newPageTexts>;

/** What the dialog for a new page says in a language. */
export const newPageTexts = (language: ToolLanguage) => groupTexts('newPage', language);

/** What a page begins with: its blocks in their order, and which of them show a photo. */
export type Outline = {
  name: string;
  about: string;
  sections: { type: string; hasPhoto: boolean }[];
};

/** What `GET /__edit/outlines` answers: what there is to choose from for a new page. */
export type NewPageAnswer = {
  outlines: Outline[];
  /** The one that most sections show first. */
  forms: { name: string; fields: string }[];
  /** `footer` is the heading of the footer's list of the same pages, where it has one. */
  menus: { id: string; label: string; footer?: string }[];
  languages: { code: string; name: string }[];
  texts: NewPageTexts;
  /** What the dialog for a new form says, which is opened from this one. */
  formTexts: PanelTexts;
};
