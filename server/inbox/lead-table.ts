import type { ToolLanguage } from '../../tools/messages/language.ts';
import { stripControlCharacters } from '../../tools/messages/printable.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import { currentFields } from '../store/current-fields.ts';
import { type Role, valueOfRole } from '../store/field-roles.ts';
import type { LeadView, StoredLead } from '../store/lead-store.ts';
import { deliveryLabel, formatDate } from './lead-details.ts';

/**
 * More of a name or a reason would push the rest out of sight; addresses and numbers stay whole, to
 * be copied.
 */
const maxNameLength = 28;
const maxReasonLength = 72;

const columns = ['name', 'company', 'email', 'phone', 'state'] as const;

/**
 * Leads as a table for a terminal, one line each, with page and campaign where one is known. Where
 * a command asks for their ids, these stand at the end.
 */
export function formatLeadTable(
  leads: StoredLead[],
  view: LeadView,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  const withId = view === 'spam' || view === 'excess' || view === 'parked';
  const withOrigin = leads.some(({ origin }) => origin);
  const rows = leads.map((lead) => {
    const fields = currentFields(lead);
    const ofRole = (role: Role) => valueOfRole(fields, lead.roles, role);
    const cells = [
      formatDate(lead.receivedAt, language),
      lead.form,
      ...(withOrigin ? [lead.origin?.page ?? '', truncate(campaignOf(lead), maxNameLength)] : []),
      truncate(ofRole('name'), maxNameLength),
      truncate(ofRole('company'), maxNameLength),
      ofRole('email'),
      ofRole('phone'),
      truncate(deliveryLabel(lead, language), maxReasonLength),
    ];
    return [...cells, ...(withId ? [lead.id] : [])].map((cell) =>
      stripControlCharacters(cell).trim(),
    );
  });
  return alignColumns([
    [
      t('inbox.columns.date'),
      t('inbox.columns.form'),
      ...(withOrigin ? [t('inbox.origin.page'), t('inbox.origin.utm_campaign')] : []),
      ...[...columns, ...(withId ? (['id'] as const) : [])].map((name) =>
        t(`inbox.columns.${name}`),
      ),
    ],
    ...rows,
  ]);
}

/** How many leads each list has, in one line. */
export const formatCounts = (
  { all: _all, ...counts }: Record<LeadView, number>,
  language: ToolLanguage,
): string =>
  (Object.keys(counts) as (keyof typeof counts)[])
    .map((view) => `${createTranslator(language)(`inbox.views.${view}`)}: ${counts[view]}`)
    .join(' · ');

/** What can be done next, where there is something to be done. */
export function nextSteps(
  { all, new: unanswered, parked: deadLettered, spam, excess }: Record<LeadView, number>,
  language: ToolLanguage,
): string[] {
  const t = createTranslator(language);
  return [
    unanswered > 0 && t('inbox.next.new'),
    deadLettered > 0 && t('inbox.next.parked'),
    spam + excess > 0 && t('inbox.next.apart'),
    all > 0 && t('inbox.next.export'),
  ].filter((step) => typeof step === 'string');
}

const campaignOf = ({ origin }: StoredLead) => origin?.utm_campaign ?? '';

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

/** Each column as wide as its widest cell; nothing behind the last one. */
export function alignColumns(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max([...cell].length, widest[column] ?? 0)),
    [],
  );
  const padded = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return rows.map(padded).join('\n');
}
