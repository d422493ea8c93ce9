import {
  consentPurpose,
  newOptionLabel,
  purposeWords,
  readyFields,
} from '../../editing/plan-new-form.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { placeholderMark as mark } from '../../model/placeholder-mark.ts';
import type { Site } from '../../model/site.ts';
import { emptyNames, nameOfText } from '../protocol/field-names.ts';
import type { PanelSchema, ReadyItem } from '../protocol/panel-schema.ts';
import { panelTexts } from '../protocol/panel-texts.ts';

/**
 * The schema of a form with what is ready to be added: fields, which choosing a role brings as
 * well, an option, and the note that agrees with a consent.
 * @param name of the form: what it takes from another one is there already
 */
export function withReadyItems(
  schema: PanelSchema,
  site: Site,
  name: string,
  language: ToolLanguage,
): PanelSchema {
  const { aboutContact, ownQuestions } = panelTexts(language);
  const languages = site.config.value.languages.map(({ code }) => code);
  const named = (label: Record<string, string>, fallback: string) =>
    nameOfText(label, { languages, mark }, fallback);
  const rolesOf = (forms: Site['forms']) =>
    (forms.get(name)?.value.fields ?? []).flatMap(({ role }) => role ?? []);
  const own = rolesOf(site.forms);
  const inherited = rolesOf(site.completeForms).filter((role) => !own.includes(role));
  const ready = readyFields(site).flatMap(({ title, field }): ReadyItem[] => {
    const { role, label, options } = field;
    if (role && inherited.includes(role)) return [];
    const value = {
      ...field,
      ...(!role && { name: named(label, emptyNames.field) }),
      ...(options && {
        options: options.map((option) => ({
          ...option,
          value: named(option.label, emptyNames.option),
        })),
      }),
    };
    const group = role ? aboutContact : ownQuestions;
    return [{ group, title: title[language] ?? '', value }];
  });
  const fields = schema.properties?.fields;
  const { role, options } = fields?.items?.properties ?? {};
  if (fields) fields.ready = ready;
  if (role)
    role.fills = Object.fromEntries(
      ready.flatMap(({ value }) => (value.role ? [[value.role, value]] : [])),
    );
  const purpose = schema.properties?.purpose;
  if (purpose) purpose.forConsent = { text: consentPurpose(site), ...purposeWords };
  const label = newOptionLabel(site);
  if (options?.items) options.items.initial = { value: named(label, emptyNames.option), label };
  return schema;
}
