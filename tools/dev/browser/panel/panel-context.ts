import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { FieldNotice, PanelChoices, PanelSubject } from '../../protocol/panel.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import type { PartName } from '../../protocol/site-part.ts';
import type { NoticeTexts } from '../server-notice.ts';
import type { FieldPath } from './field-path.ts';

/** What every field of the panel knows beside its own value. */
export type PanelContext = {
  subject: PanelSubject;
  choices: PanelChoices;
  notices: FieldNotice[];
  texts: PanelTexts;
  /** What is said where the server does not answer. */
  words: NoticeTexts;
  /** The code of the language in which the page is shown. */
  shown: string;
  /** The way to the field at which the panel opens, if to any. */
  way: FieldPath;
  /** Opens a part of the site in the place of what is edited, with words that are searched. */
  openPart: (part: PartName, search?: string) => void;
  /** Asks for a new form, and tells its name once it is made. */
  makeForm: (onMade: (name: string) => void) => void;
};

/** The schema of the form library, which carries the panel's own. */
export type FieldSchema = RJSFSchema & PanelSchema;

/** What a field of the panel is given. */
export type PanelFieldProps = FieldProps<unknown, FieldSchema, PanelContext>;

/** Whether a value is a text in several languages. */
export const isInLanguages = ({ control }: PanelSchema): boolean =>
  control === 'text' || control === 'localized';

/** What a text that names one of the interface says in a language; undefined of all others. */
export const namedText = (
  { namedTexts }: PanelSubject,
  text: string,
  language: string,
): string | undefined => (text.startsWith('@') ? namedTexts[text]?.texts[language] : undefined);

/** A text of the panel with its values put in: `{name}`. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The context of a field. @throws where the form has none: a mistake of ours */
export function contextOf({ registry }: Pick<PanelFieldProps, 'registry'>): PanelContext {
  if (!registry.formContext) throw new Error('The form has no context.');
  return registry.formContext;
}

/** The problems below a field's part. */
export const errorsOf = (errors: PanelFieldProps['errorSchema'], part: string | number) =>
  (errors as Record<string | number, PanelFieldProps['errorSchema']> | undefined)?.[part];

/** Whether there are problems in a field, or below it. */
export const hasErrors = (errors: object | undefined): boolean =>
  Object.keys(errors ?? {}).length > 0;
