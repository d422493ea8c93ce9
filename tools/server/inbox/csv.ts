import { currentFields, type StoredLead } from '../store/lead-store.ts';

/** Which of a lead's signs are spam: the other one is only too many at once. */
export const isSpam = ({ apart }: Pick<StoredLead, 'apart'>): boolean => apart !== undefined && apart !== 'rate';

/** The columns before those of the fields. A field of the same name is told apart from them. */
const columns: Record<string, (lead: StoredLead) => string> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  form: ({ form }) => form,
  lang: ({ lang }) => lang,
  spam: (lead) => String(isSpam(lead)),
  apart: ({ apart = '' }) => apart,
  answeredAt: ({ answeredAt = '' }) => answeredAt,
  delivery: ({ delivery }) => delivery?.state ?? '',
  deliveryNote: ({ delivery }) => delivery?.note ?? '',
  corrections: ({ corrections }) => String(corrections.length),
};

/**
 * What a spreadsheet takes for a formula: = + - @, also in full width or as other forms of theirs, after whatever a spreadsheet may
 * skip; and a tab or a line break at the start (OWASP, "CSV Injection").
 */
const formula = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]|^[\t\r\n]/u;

/** A cell that would be a formula becomes a text, by the apostrophe that spreadsheets use for it. */
const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Leads as a table with what they say now: UTF-8 with a byte order mark, and semicolons, as spreadsheets in Brazil expect. */
export function toCsv(leads: StoredLead[]): string {
  const names = [...new Set(leads.flatMap((lead) => Object.keys(currentFields(lead))))];
  const header = [...Object.keys(columns), ...names.map((name) => (Object.hasOwn(columns, name) ? `fields.${name}` : name))];
  const rows = leads.map((lead) => {
    const fields = new Map(Object.entries(currentFields(lead)));
    return [...Object.values(columns).map((column) => column(lead)), ...names.map((name) => fields.get(name) ?? '')];
  });
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
