import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';

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
};

export type NewPageTexts = ReturnType<typeof newPageTexts>;

/** What the dialog for a new page says in a language. */
export const newPageTexts = (language: ToolLanguage) => groupTexts('newPage', language);

/** What `GET /__edit/outlines` answers: what there is to choose from for a new page. */
export type NewPageAnswer = {
  outlines: { name: string; about: string }[];
  /** The one that most sections show first. */
  forms: { name: string; fields: string }[];
  menus: { id: string; label: string }[];
  languages: { code: string; name: string }[];
  texts: NewPageTexts;
};
