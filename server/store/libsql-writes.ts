import { randomUUID } from 'node:crypto';
import { dedupeKeyOf } from './dedupe-key.ts';
import { originJson } from './lead-origin.ts';
import { isSettled, leadsWithOutbox } from './lead-row.ts';
import { type Lead, maxCorrections, normalizedEmailOf } from './lead-store.ts';
import type { LeadDatabase } from './libsql-database.ts';

const insertLeadSql = `INSERT INTO leads
  (id, form, lang, fields, apart, email, identity, received_at, roles, origin)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** A lead that is corrected, or taken among the others, is to be delivered anew. */
export const enqueueDeliverySql = `INSERT INTO outbox (lead_id, state, next_at)
  VALUES (?, 'waiting', ?) ON CONFLICT (lead_id) DO UPDATE
  SET state = 'waiting', attempts = 0, next_at = excluded.next_at,
    note = NULL, lease = NULL, leased_until = ''`;

const namesEmail = "instr(char(10) || email || char(10), char(10) || ?1 || char(10)) AND ?1 <> ''";

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
    database.run(insertLeadSql, ...sent, JSON.stringify(roles), originJson(origin));
  } else {
    const corrections = JSON.parse(known.corrections) as Lead['fields'][];
    const latest = corrections.at(-1);
    if (text === (latest ? JSON.stringify(latest) : known.fields)) return { id: known.id };
    const kept = [...corrections, fields].slice(-maxCorrections);
    const first = JSON.parse(known.fields) as Lead['fields'];
    const emails = new Set([first, ...kept].map((each) => normalizedEmailOf(each, roles)));
    database.run(
      'UPDATE leads SET corrections = ?, email = ?, revision = revision + 1 WHERE id = ?',
      JSON.stringify(kept),
      [...emails].join('\n'),
      known.id,
    );
  }
  const saved = known?.id ?? id;
  if (!apart) database.run(enqueueDeliverySql, saved, time);
  return { id: saved };
}

/**
 * Deletes the leads that name an address, with what was to be delivered. @returns how many
 */
export function deleteLeads(database: LeadDatabase, email: string): number {
  return database.inTransaction(() => {
    const theirs = `SELECT id FROM leads WHERE ${namesEmail}`;
    database.run(`DELETE FROM outbox WHERE lead_id IN (${theirs})`, email);
    return database.run(`DELETE FROM leads WHERE ${namesEmail}`, email);
  });
}

/** How many leads are deleted at a time: whoever sends one meanwhile waits for no more. */
const deletedAtATime = 500;

/**
 * Deletes the earliest leads of before a time that do not wait for a delivery. @returns how many;
 * when it is none, there are no more
 */
export function deleteSomeBefore(database: LeadDatabase, time: Date): number {
  return database.inTransaction(() => {
    const ids = database
      .all<{ id: string }>(
        `SELECT id FROM ${leadsWithOutbox} WHERE received_at < ? AND ${isSettled}
         ORDER BY received_at LIMIT ?`,
        time.toISOString(),
        deletedAtATime,
      )
      .map(({ id }) => id);
    const theirs = JSON.stringify(ids);
    database.run('DELETE FROM outbox WHERE lead_id IN (SELECT value FROM json_each(?))', theirs);
    return database.run('DELETE FROM leads WHERE id IN (SELECT value FROM json_each(?))', theirs);
  });
}

/** Empties the log, which may hold what was erased. @throws while another process reads it */
export function truncateLog(database: LeadDatabase): void {
  const [state] = database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (state?.busy !== 0)
    throw Object.assign(new Error('The log is being read.'), { code: 'SQLITE_BUSY' });
}

/** What was to be sent later than anything can wait is due now, and leased the next time. */
export function freeWaiting(database: LeadDatabase, now: string, endOfWaits: string): [] {
  const sql = "UPDATE outbox SET next_at = ? WHERE state = 'waiting' AND next_at > ?";
  database.run(sql, now, endOfWaits);
  return [];
}
