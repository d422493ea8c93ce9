import { messageValues } from '../../../src/lib/messages.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { documentSchema, type Schema } from '../../model/schemas.ts';
import type { PanelSchema } from '../protocol/panel-schema.ts';
import { panelSchema } from './panel-schema.ts';

/** What nobody edits by hand. */
const metadata = ['$schema', 'translatedFrom', 'languageExceptions'];

type Languages = readonly { code: string; name: string }[];

/** The schema of some of the properties of header and footer, one file a language. */
export function shellPanelSchema(keys: string[], language: ToolLanguage): PanelSchema {
  return documentPanelSchema(documentSchema('shell'), language, (key) => keys.includes(key));
}

/** The schema of the interface's texts, one file a language; each says what is filled into it. */
export function messagesPanelSchema(language: ToolLanguage): PanelSchema {
  const schema = documentPanelSchema(documentSchema('messages'), language);
  const kinds: Record<string, Record<string, unknown>> = messageValues;
  for (const [group, { properties = {} }] of Object.entries(schema.properties ?? {}))
    for (const [key, message] of Object.entries(properties)) {
      const filled = Object.keys(kinds[`${group}.${key}`] ?? {});
      if (filled.length > 0) message.placeholders = filled;
    }
  return schema;
}

/** The schema of the site's settings, which hold all languages in one file. */
export const sitePanelSchema = (languages: Languages, language: ToolLanguage): PanelSchema =>
  inOneFile(documentPanelSchema(documentSchema('site'), language), languages);

/** What people write of a form, a field and an option first; all else is seldom needed. */
const firstOfForm = ['fields', 'submit', 'purpose', 'requiredNote'];
const firstOfField = ['label', 'kind', 'options', 'required'];
const firstOfOption = ['label'];

/** The schema of a form, which holds all languages in one file. A list to choose from begins with
 * options. */
export function formPanelSchema(languages: Languages, language: ToolLanguage): PanelSchema {
  const schema = inOneFile(documentPanelSchema(documentSchema('form'), language), languages);
  const field = schema.properties?.fields?.items;
  const { kind, options } = field?.properties ?? {};
  if (kind) kind.brings = { select: 'options', radio: 'options' };
  if (options?.items) {
    options.isOpen = true;
    options.items.first = firstOfOption;
  }
  if (field) field.first = firstOfField;
  return { ...schema, first: firstOfForm };
}

function documentPanelSchema(
  schema: Schema,
  language: ToolLanguage,
  isShown: (key: string) => boolean = (key) => !metadata.includes(key),
): PanelSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(([key]) => isShown(key));
  return panelSchema({ ...schema, properties: Object.fromEntries(shown) }, '', '', language);
}

/**
 * The schema of what has one file for all languages: a text in it is the same in all, but for what
 * holds its languages itself.
 */
function inOneFile(schema: PanelSchema, languages: Languages): PanelSchema {
  const { control, items, properties } = schema;
  if (control === 'text') return { ...schema, control: 'line', type: 'string' };
  if (control === 'localized')
    return {
      ...schema,
      minLength: 1,
      properties: Object.fromEntries(
        languages.map(({ code, name }) => [code, { control: 'line', type: 'string', title: name }]),
      ),
    };
  return {
    ...schema,
    ...(items && { items: inOneFile(items, languages) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, inOneFile(part, languages)]),
      ),
    }),
  };
}
