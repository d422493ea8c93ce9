import { randomUUID } from 'node:crypto';
import { dedupeKeyOf, releasedKeyOf } from './dedupe-key.ts';
import { originJson } from './lead-origin.ts';
import { type Lead, maxCorrections, normalizedEmailOf } from './lead-store.ts';
import type { LeadDatabase } from './libsql-database.ts';

const insertLeadSql = `INSERT INTO leads
  (id, form, lang, fields, apart, email, identity, received_at, roles, origin,
    released_identity)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** What a lead says anew is to be answered, unless it is set apart. */
const correctLeadSql = `UPDATE leads SET corrections = ?, email = ?, revision = revision + 1,
    answered_at = iif(? IS NULL, NULL, answered_at) WHERE id = ?`;

/** A lead that is corrected, or taken among the others, is to be delivered anew. */
const enqueueDeliverySql = `INSERT INTO outbox (lead_id, state, next_at)
  VALUES (?, 'waiting', ?) ON CONFLICT (lead_id) DO UPDATE
  SET state = 'waiting', attempts = 0, next_at = excluded.next_at,
    note = NULL, lease = NULL, leased_until = ''`;

type KnownLead = { id: string; fields: string; corrections: string };

/** Keeps leads, all of them or none: the disk is waited for once. */
export const saveLeads = (database: LeadDatabase, leads: Lead[], now: Date): { id: string }[] =>
  database.inTransaction(() => leads.map((lead) => saveLead(database, lead, randomUUID(), now)));

/**
 * Keeps a lead, or the correction of one that is there.
 * @param id what it is called if it is new
 */
export function saveLead(
  database: LeadDatabase,
  lead: Lead,
  id: string,
  now: Date,
): { id: string } {
  const { form, lang, fields, roles, apart, origin = {} } = lead;
  const dedupeKey = dedupeKeyOf(lead, id, now);
  const [text, time] = [JSON.stringify(fields), now.toISOString()];
  const [known] = database.all<KnownLead>(
    'SELECT id, fields, corrections FROM leads WHERE identity = ?',
    dedupeKey,
  );
  const email = normalizedEmailOf(fields, roles);
  if (!known) {
    const sent = [id, form, lang, text, apart ?? null, email, dedupeKey, time];
    const released = releasedKeyOf(lead, id, now);
    database.run(insertLeadSql, ...sent, JSON.stringify(roles), originJson(origin), released);
  } else {
    const corrections = JSON.parse(known.corrections) as Lead['fields'][];
    const latest = corrections.at(-1);
    if (text === (latest ? JSON.stringify(latest) : known.fields)) return { id: known.id };
    const kept = [...corrections, fields].slice(-maxCorrections);
    const first = JSON.parse(known.fields) as Lead['fields'];
    const emails = new Set([first, ...kept].map((each) => normalizedEmailOf(each, roles)));
    database.run(
      correctLeadSql,
      JSON.stringify(kept),
      [...emails].join('\n'),
      apart ?? null,
      known.id,
    );
  }
  const saved = known?.id ?? id;
  if (!apart) database.run(enqueueDeliverySql, saved, time);
  return { id: saved };
}

type LeadApart = KnownLead & { released_identity: string | null };

/** Takes leads that were set apart among the others, all of them or none. @returns how many */
export const releaseLeads = (database: LeadDatabase, ids: string[], now: Date): number =>
  database.inTransaction(() => ids.filter((id) => releaseLead(database, id, now)).length);

/**
 * Takes a lead among the others, by another identity: nothing that is set apart later corrects it.
 * It is to be delivered, unless the same lead is there already and says all that it says.
 */
function releaseLead(database: LeadDatabase, id: string, now: Date): boolean {
  const [lead] = database.all<LeadApart>(
    `SELECT id, fields, corrections, released_identity FROM leads
     WHERE id = ? AND apart IS NOT NULL`,
    id,
  );
  if (!lead) return false;
  // Asked of the database: libsql takes no null for the one value of a statement.
  const [same] = database.all<KnownLead>(
    `SELECT id, fields, corrections FROM leads
     WHERE identity = (SELECT released_identity FROM leads WHERE id = ?)`,
    id,
  );
  const identity = (!same && lead.released_identity) || id;
  database.run('UPDATE leads SET apart = NULL, identity = ? WHERE id = ?', identity, id);
  const told = new Set(same && versionsOf(same));
  if (versionsOf(lead).some((version) => !told.has(version)))
    database.run(enqueueDeliverySql, id, now.toISOString());
  return true;
}

/** All that a lead said, each time as a text. */
const versionsOf = ({ fields, corrections }: KnownLead): string[] => [
  fields,
  ...(JSON.parse(corrections) as Lead['fields'][]).map((each) => JSON.stringify(each)),
];

/** What was to be sent later than anything can wait is due now, and leased the next time. */
export function freeWaiting(database: LeadDatabase, now: string, endOfWaits: string): [] {
  const sql = "UPDATE outbox SET next_at = ? WHERE state = 'waiting' AND next_at > ?";
  database.run(sql, now, endOfWaits);
  return [];
}
