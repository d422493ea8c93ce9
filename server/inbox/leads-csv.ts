import { byteOrderMark, csvLine } from '../../tools/model/csv.ts';
import { currentFields } from '../store/current-fields.ts';
import { localTime, originKeys } from '../store/lead-origin.ts';
import { otherFieldsName, type StoredLead } from '../store/lead-store.ts';
import type { LeadSource } from '../store/read-leads.ts';

/** Which of a lead's signs are spam: the other one is only too many at once. */
export const isSpam = ({ apart }: Pick<StoredLead, 'apart'>): boolean =>
  apart !== undefined && apart !== 'rate';

/** The columns before those of the fields. A field of the same name is told apart from them. */
const columns: Record<string, (lead: StoredLead) => string> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  receivedAtLocal: ({ receivedAt }) => localTime(new Date(receivedAt)),
  form: ({ form }) => form,
  lang: ({ lang }) => lang,
  spam: (lead) => String(isSpam(lead)),
  apart: ({ apart = '' }) => apart,
  answeredAt: ({ answeredAt = '' }) => answeredAt,
  answeredAtLocal: ({ answeredAt }) => (answeredAt ? localTime(new Date(answeredAt)) : ''),
  delivery: ({ delivery }) => delivery?.state ?? '',
  deliveryNote: ({ delivery }) => delivery?.note ?? '',
  corrections: ({ revision }) => String(revision),
  ...Object.fromEntries(
    originKeys.map((key) => [key, ({ origin = {} }: StoredLead) => origin[key] ?? '']),
  ),
};

/**
 * How many names of fields are columns, and how many are looked at. Earlier versions kept any name
 * that somebody made up, and a table of thousands of columns is of no use to anybody.
 */
const maxFieldColumns = 64;
const maxNames = 1_000;

/**
 * Leads as a table with what they say now, part by part, as spreadsheets in Brazil open it: UTF-8
 * with its mark, semicolons, CRLF.
 */
export async function* leadsToCsv(leads: LeadSource): AsyncGenerator<string> {
  const names = await fieldColumns(leads);
  const header = names.map((name) => (Object.hasOwn(columns, name) ? `fields.${name}` : name));
  yield `${byteOrderMark}${csvLine([...Object.keys(columns), ...header])}`;
  for await (const lead of leads()) yield csvLine(rowOf(lead, names));
}

/** The names of fields that most leads have, in the order in which they first come. */
async function fieldColumns(leads: LeadSource): Promise<string[]> {
  const counts = new Map<string, number>();
  let hasMore = false;
  for await (const lead of leads())
    for (const name of Object.keys(currentFields(lead)))
      if (counts.has(name) || counts.size < maxNames) counts.set(name, (counts.get(name) ?? 0) + 1);
      else hasMore = true;
  const common = [...counts].sort(([, one], [, other]) => other - one).slice(0, maxFieldColumns);
  const isCommon = new Set(common.map(([name]) => name));
  const names = [...counts.keys()].filter((name) => isCommon.has(name));
  return (hasMore || names.length < counts.size) && !isCommon.has(otherFieldsName)
    ? [...names, otherFieldsName]
    : names;
}

function rowOf(lead: StoredLead, names: string[]): string[] {
  const fields = new Map(Object.entries(currentFields(lead)));
  const isColumn = new Set(names);
  const more = [...fields].filter(([name]) => !isColumn.has(name));
  if (more.length > 0) {
    const sent = fields.get(otherFieldsName);
    const note = Object.fromEntries([...(sent ? [[otherFieldsName, sent]] : []), ...more]);
    fields.set(otherFieldsName, JSON.stringify(note));
  }
  return [
    ...Object.values(columns).map((column) => column(lead)),
    ...names.map((name) => fields.get(name) ?? ''),
  ];
}
