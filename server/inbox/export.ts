import type { StoredLead } from '../store/lead-store.ts';
import { isSpam, toCsv } from './csv.ts';

/** What leads can be written as: how, and what a browser is told that it is. */
export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  json: { type: 'application/json; charset=utf-8', write: toJson },
} as const;

export type ExportFormat = keyof typeof exportFormats;

/**
 * Everything that is kept of leads, as they were sent: later submissions stand in `corrections`.
 */
function toJson(leads: StoredLead[]): string {
  const told = leads.map(({ id, receivedAt, form, lang, apart, fields, ...rest }) => ({
    id,
    receivedAt,
    form,
    lang,
    spam: isSpam({ apart }),
    apart,
    fields,
    ...rest,
  }));
  return `${JSON.stringify(told, null, 2)}\n`;
}
