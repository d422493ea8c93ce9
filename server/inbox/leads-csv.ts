import { toCsv as csvOf } from '../../tools/model/csv.ts';
import { currentFields, type StoredLead } from '../store/lead-store.ts';

/** Which of a lead's signs are spam: the other one is only too many at once. */
export const isSpam = ({ apart }: Pick<StoredLead, 'apart'>): boolean =>
  apart !== undefined && apart !== 'rate';

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

/** Leads as a table with what they say now. */
export function leadsToCsv(leads: StoredLead[]): string {
  const names = [...new Set(leads.flatMap((lead) => Object.keys(currentFields(lead))))];
  const header = [
    ...Object.keys(columns),
    ...names.map((name) => (Object.hasOwn(columns, name) ? `fields.${name}` : name)),
  ];
  const rows = leads.map((lead) => {
    const fields = new Map(Object.entries(currentFields(lead)));
    return [
      ...Object.values(columns).map((column) => column(lead)),
      ...names.map((name) => fields.get(name) ?? ''),
    ];
  });
  return csvOf([header, ...rows]);
}
