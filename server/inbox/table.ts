import { printable } from '../../tools/report/describe.ts';
import { type ToolLanguage } from '../../tools/messages/language.ts';
import { currentFields, type StoredLead, type View } from '../store/lead-store.ts';
import { dateOf, stateOf } from './lead-details.ts';
import { words } from './words.ts';

/**
 * More of a name or a reason would push the rest out of sight; addresses and numbers stay whole, to
 * be copied.
 */
const longest = 28;
const longestReason = 72;

/**
 * Leads as a table for a terminal, one line each. Where a command asks for their ids, these stand
 * at the end.
 */
export function tableOf(leads: StoredLead[], view: View, language: ToolLanguage): string {
  const say = words[language];
  const { date, form, name, company, email, phone, state, id } = say.columns;
  const withId = view === 'spam' || view === 'excess' || view === 'parked';
  const rows = leads.map((lead) => {
    const { FNAME = '', COMPANY = '', EMAIL = '', PHONE = '' } = currentFields(lead);
    const told = [
      dateOf(lead.receivedAt, language),
      lead.form,
      short(FNAME, longest),
      short(COMPANY, longest),
      EMAIL,
      PHONE,
      short(stateOf(lead, say), longestReason),
    ];
    return [...told, ...(withId ? [lead.id] : [])].map((cell) => printable(cell).trim());
  });
  return aligned([
    [date, form, name, company, email, phone, state, ...(withId ? [id] : [])],
    ...rows,
  ]);
}

/** How many leads each list has, in one line. */
export const summaryOf = (
  { all: _all, ...counts }: Record<View, number>,
  language: ToolLanguage,
): string =>
  (Object.keys(counts) as (keyof typeof counts)[])
    .map((view) => `${words[language].views[view]}: ${counts[view]}`)
    .join(' · ');

/** What can be done next, where there is something to be done. */
export function nextSteps(
  { all, new: fresh, parked, spam, excess }: Record<View, number>,
  language: ToolLanguage,
): string[] {
  const { next } = words[language];
  return [
    fresh > 0 && next.new,
    parked > 0 && next.parked,
    spam + excess > 0 && next.apart,
    all > 0 && next.export,
  ].filter((step) => typeof step === 'string');
}

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Each column as wide as its widest cell; nothing behind the last one. */
function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => [...row[column]!].length)),
  );
  const padded = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length))
      .join('  ')
      .trimEnd();
  return rows.map(padded).join('\n');
}
