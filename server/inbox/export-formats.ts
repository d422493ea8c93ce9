import type { StoredLead } from '../store/lead-store.ts';
import type { LeadSource } from '../store/read-leads.ts';
import { isSpam, leadsToCsv } from './leads-csv.ts';

/** What leads can be written as: how, and what a browser is told that it is. */
export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: leadsToCsv },
  json: { type: 'application/json; charset=utf-8', write: leadsToJson },
} as const;

export type ExportFormat = keyof typeof exportFormats;

export const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(exportFormats, text);

/**
 * Everything that is kept of leads, as they were sent: later submissions stand in `corrections`.
 * It comes part by part.
 */
async function* leadsToJson(leads: LeadSource): AsyncGenerator<string> {
  let before = '[';
  for await (const lead of leads()) {
    yield `${before}\n${JSON.stringify(exportRow(lead), null, 2).replace(/^/gm, '  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

const exportRow = ({ id, receivedAt, form, lang, apart, fields, ...rest }: StoredLead) => ({
  id,
  receivedAt,
  form,
  lang,
  spam: isSpam({ apart }),
  apart,
  fields,
  ...rest,
});
