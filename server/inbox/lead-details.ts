import { checkedValue } from '../../src/forms/asked-fields.ts';
import type { ResolvedField } from '../../src/lib/page-data.ts';
import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator, findMessage } from '../../tools/messages/translate.ts';
import type { FormsByLanguage } from '../leads/forms.ts';
import { currentFields } from '../store/current-fields.ts';
import { type Role, valueOfRole } from '../store/field-roles.ts';
import type { StoredLead } from '../store/lead-store.ts';

/** A field of a lead: what it says now, and what it said before. */
export type LeadDetail = {
  name: string;
  label: string;
  value: string;
  formerly: string[];
  href?: string;
};

/**
 * What a lead says, in the order of its form and by the form's own labels: in the reader's language
 * where the site has it, or else in the visitor's. Fields that the form does not know come last, by
 * their names; empty ones are left out.
 */
export function leadDetails(
  lead: StoredLead,
  forms: FormsByLanguage,
  language: ToolLanguage,
): LeadDetail[] {
  const form = [language, lead.lang].map((code) => forms.get(code)?.get(lead.form)).find(Boolean);
  const current = new Map(Object.entries(currentFields(lead)));
  const formFieldNames = (form?.fields ?? []).map(({ name }) => name as string);
  return [...new Set([...formFieldNames, ...current.keys()])].flatMap((name) => {
    const value = current.get(name) ?? '';
    const field = form?.fields.find((each) => each.name === name);
    const values = [lead.fields, ...lead.corrections].map(
      (fields) => new Map(Object.entries(fields)).get(name) ?? '',
    );
    const formerly = [...new Set(values)].filter((each) => each !== '' && each !== value);
    const label =
      field?.label ?? (name === form?.trapField ? createTranslator(language)('inbox.trap') : name);
    const said = (each: string) => optionLabel(field, each, language);
    const href = contactHref(field?.kind ?? '', value);
    return value === ''
      ? []
      : [{ name, label, value: said(value), formerly: formerly.map(said), href }];
  });
}

/** A value as people read it: the text of its option, and of a ticked box a word for it. */
function optionLabel(
  field: ResolvedField | undefined,
  value: string,
  language: ToolLanguage,
): string {
  if (field?.kind === 'checkbox' && value === checkedValue)
    return createTranslator(language)('inbox.ticked');
  return field?.options?.find((option) => option.value === value)?.label ?? value;
}

/** Where a click on a value leads: to a letter, or to a call. */
function contactHref(kind: string, value: string): string | undefined {
  if (kind === 'email' && value.includes('@'))
    return `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`;
  const number = value.replace(/[^\d+]/g, '');
  // Two numbers in one field, or one with words, are nothing to be called as they stand.
  if (
    kind === 'tel' &&
    /^[\s(]*\+?[\d\s().\p{Pd}\p{Cf}]+$/u.test(value) &&
    /^\+?\d{3,15}$/.test(number)
  )
    return `tel:${number}`;
  return undefined;
}

/** Who a lead is from, and from which company, as well as it is known. */
export function leadName(lead: StoredLead, language: ToolLanguage): string {
  const fields = currentFields(lead);
  const ofRole = (role: Role) => valueOfRole(fields, lead.roles, role);
  const names = [ofRole('name'), ofRole('familyName')].filter(Boolean).join(' ');
  const who = names || ofRole('email') || createTranslator(language)('inbox.nameless');
  return [who, ofRole('company')].filter(Boolean).join(' · ');
}

/** How far a lead's delivery is and why, or why there is none. */
export function deliveryLabel({ apart, delivery }: StoredLead, language: ToolLanguage): string {
  const t = createTranslator(language);
  if (apart) return t(`inbox.apart.${apart}`);
  if (!delivery) return '';
  const { state, note } = delivery;
  const label = t(`inbox.states.${state}`);
  return note ? `${label}: ${noteText(note, language)}` : label;
}

/** Why a delivery was not taken, in words; what is seldom, by the code that the log has, too. */
function noteText(note: string, language: ToolLanguage): string {
  const [, status] = /^status-(\d+)$/.exec(note) ?? [];
  if (status) return createTranslator(language)('inbox.answeredStatus', { status });
  return (
    findMessage(language, `inbox.notes.${note}`) ??
    createTranslator(language)('inbox.otherNote', { code: note })
  );
}

/** A time as a language writes it, in the time zone of this machine. */
export function formatDate(
  time: string,
  language: ToolLanguage,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const parts = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Date(time)
    .toLocaleString(createTranslator(language)('languageTag'), { ...parts, ...more })
    .replace(',', '');
}
