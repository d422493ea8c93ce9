import type { PageData, ShellData } from '../../../src/lib/page-data.ts';
import type { ValueEdit } from './edits.ts';
import type { PanelSchema } from './panel-schema.ts';
import type { PanelTexts } from './panel-texts.ts';
import type { SitePart } from './site-part.ts';

/**
 * What somebody wants to edit: a section of the page at an address, or, without one, the page; or a
 * part of the whole site (`PartName`), else an empty text.
 */
export type PanelQuery = { address: string; section: string; part: string };

/** Where a version of a section, or of a page, is written, and what it says there. */
export type PanelVersion = {
  language: string;
  /** The language's own name. */
  name: string;
  file: string;
  /** Within the file; empty where it is the whole file. */
  pointer: string;
  value: Record<string, unknown>;
};

/**
 * What the panel shows: a section, a page's own settings, or a part of the site, in all languages
 * that have it.
 */
export type PanelSubject = PanelQuery & {
  /** The block, and what people call it; empty of a page. */
  type: string;
  typeTitle: string;
  schema: PanelSchema;
  /** The main language's first; of what holds all languages in one file, that file alone. */
  versions: PanelVersion[];
  /** The languages in which its texts are. */
  languages: { code: string; name: string }[];
  /** The languages that lack the section, or the page. */
  missing: string[];
  /** The texts whose original has changed since: the language, and the place in its version. */
  stale: { language: string; pointer: string }[];
  /** The texts of the interface that it names, by `@name`: in each language, and who shows them. */
  namedTexts: Record<string, { texts: Record<string, string>; note: string }>;
  /** Of a page's own settings. */
  links?: PageLinks;
  /** The pages that show a shared section, or a form; empty of what is the page's own. */
  sharedBy: string[];
  /** Of a form: what its file says on disk. */
  saved?: unknown;
};

/** Where else a page is named. Each list of edits is one change, in all languages. */
export type PageLinks = {
  /** The menus of the header: what the page's entry says there, if it has one. */
  menus: { label: string; entry: string | undefined; add: ValueEdit[]; remove: ValueEdit[] }[];
  redirects: { from: string; to: string; remove: ValueEdit[] }[];
  /** Where a new redirect is written. */
  newRedirect: { file: string; pointer: string };
};

/** What there is to choose from: where links may lead, pictures, forms. */
export type PanelChoices = {
  /** As links are written: `/page`, `/page#section`. */
  targets: { to: string; title: string }[];
  /** As they are named: `/images/photo.jpg`. */
  pictures: string[];
  forms: { name: string; fields: string }[];
  /** What a text begins with that waits to be written. */
  mark: string;
};

/** What is to be said of a text at its field, as long as it says just that. */
export type FieldNotice = {
  /** Of the version, and the place within it. */
  language: string;
  pointer: string;
  text: string;
  message: string;
  /** The whole text as it is meant, where there is no doubt. */
  replacement?: string;
};

/** What `GET /__edit/panel` answers; where a part of the site is asked for, all are told. */
export type PanelAnswer = {
  subject?: PanelSubject;
  notices: FieldNotice[];
  parts: SitePart[];
  texts: PanelTexts;
};

/** A picture that `POST /__edit/pictures` is sent: its file's name, and its bytes in base64. */
export type PictureUpload = { name: string; content: string };

/** A form as it is rendered: on a page without sections, that has it alone. */
export type ShownForm = { name: string; page: PageData; shell: ShellData };
