import type { StoredLead } from '../store/lead-store.ts';
import { isSpam, leadsToCsv } from './leads-csv.ts';

/** What leads can be written as: how, and what a browser is told that it is. */
export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: leadsToCsv },
  json: { type: 'application/json; charset=utf-8', write: leadsToJson },
} as const;

export type ExportFormat = keyof typeof exportFormats;

/**
 * Everything that is kept of leads, as they were sent: later submissions stand in `corrections`.
 */
function leadsToJson(leads: StoredLead[]): string {
  const rows = leads.map(({ id, receivedAt, form, lang, apart, fields, ...rest }) => ({
    id,
    receivedAt,
    form,
    lang,
    spam: isSpam({ apart }),
    apart,
    fields,
    ...rest,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
