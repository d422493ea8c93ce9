import type { ToolLanguage } from '../../tools/messages/language.ts';
import type { Forms } from '../leads/forms.ts';
import { currentFields, type StoredLead } from '../store/lead-store.ts';
import { tags, type Words } from './words.ts';

/** A field of a lead: what it says now, and what it said before. */
export type Detail = {
  name: string;
  label: string;
  value: string;
  formerly: string[];
  href?: string;
};

/**
 * What a lead says, in the order of its form and by the form's own labels: in the reader's language
 * where the site has it, or else in
 * the visitor's. Fields that the form does not know come last, by their names; empty ones are left
 * out.
 */
export function detailsOf(
  lead: StoredLead,
  forms: Forms,
  language: ToolLanguage,
  { trap }: Words,
): Detail[] {
  const form = [language, lead.lang].map((code) => forms.get(code)?.get(lead.form)).find(Boolean);
  const current = new Map(Object.entries(currentFields(lead)));
  const known = (form?.fields ?? [])
    .filter(({ name }) => current.has(name))
    .map(({ name }) => name as string);
  return [...new Set([...known, ...current.keys()])].flatMap((name) => {
    const value = current.get(name)!;
    const field = form?.fields.find((each) => each.name === name);
    const said = [lead.fields, ...lead.corrections].map(
      (fields) => new Map(Object.entries(fields)).get(name) ?? '',
    );
    const formerly = [...new Set(said)].filter((each) => each !== '' && each !== value);
    const label = field?.label ?? (name === form?.trapField ? trap : name);
    return value === ''
      ? []
      : [{ name, label, value, formerly, href: hrefOf(field?.kind ?? '', value) }];
  });
}

/** Where a click on a value leads: to a letter, or to a call. */
function hrefOf(kind: string, value: string): string | undefined {
  if (kind === 'email' && value.includes('@'))
    return `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`;
  if (kind === 'tel' && /\d/.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`;
  return undefined;
}

/** Who a lead is from, as well as it is known. */
export function nameOf(lead: StoredLead, { nameless }: Words): string {
  const { FNAME, EMAIL } = currentFields(lead);
  return FNAME || EMAIL || nameless;
}

/** How far a lead's delivery is and why, or why there is none. */
export function stateOf(
  { apart, delivery }: StoredLead,
  { apart: reasons, states, notes }: Words,
): string {
  if (apart) return reasons[apart];
  if (!delivery) return '';
  const { state, note } = delivery;
  return note ? `${states[state]}: ${notes[note] ?? note}` : states[state];
}

/** A time as a language writes it, in the time zone of this machine. */
export function dateOf(
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
  return new Date(time).toLocaleString(tags[language], { ...parts, ...more }).replace(',', '');
}
