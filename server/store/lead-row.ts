import { type FieldRoles, rolesOfEarlierLeads } from './field-roles.ts';
import type { LeadOrigin } from './lead-origin.ts';
import { type Lead, leadViews, type OutboxEntry, type StoredLead } from './lead-store.ts';

/** A lead and its entry in the outbox, as a database tells them. */
export type LeadRow = {
  id: string;
  form: string;
  lang: string;
  fields: string;
  roles: string;
  apart: Lead['apart'] | null;
  received_at: string;
  corrections: string;
  revision: number;
  origin: string;
  answered_at: string | null;
  state: OutboxEntry['state'] | null;
  attempts: number;
  next_at: string;
  note: string | null;
};

/** Leads with their deliveries, where they have one. */
export const leadsWithOutbox = 'leads LEFT JOIN outbox ON lead_id = id';

/**
 * The earliest time that nothing can wait for, since no wait is longer than a day: what is noted
 * for later was noted while the clock was ahead, and is due.
 */
export const endOfWaits = (now: Date): string =>
  new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000).toISOString();

/** Of a lead that no delivery waits for: it was delivered, is parked, or is not to be delivered. */
export const isSettled = "(state IS NULL OR state <> 'waiting')";

/** Counts each view. */
export const countViewsSql = `SELECT ${Object.entries(leadViews)
  .map(([view, condition]) => `CAST(count(*) FILTER (WHERE ${condition}) AS INTEGER) AS "${view}"`)
  .join(', ')} FROM ${leadsWithOutbox}`;

export const toStoredLead = ({
  id,
  form,
  lang,
  fields,
  roles,
  apart,
  received_at,
  corrections,
  revision,
  origin,
  answered_at,
  state,
  attempts,
  next_at,
  note,
}: LeadRow): StoredLead => ({
  id,
  receivedAt: received_at,
  form,
  lang,
  fields: JSON.parse(fields) as Record<string, string>,
  roles: JSON.parse(roles) as FieldRoles,
  corrections: JSON.parse(corrections) as Record<string, string>[],
  revision,
  ...(origin !== '{}' && { origin: JSON.parse(origin) as LeadOrigin }),
  ...(apart && { apart }),
  ...(answered_at && { answeredAt: answered_at }),
  ...(state && { delivery: { state, attempts, nextAt: next_at, ...(note && { note }) } }),
});

/** The roles of fields with each lead; those of earlier leads are known by their names. */
export const rolesMigration = `ALTER TABLE leads ADD COLUMN roles TEXT NOT NULL
  DEFAULT '${JSON.stringify(rolesOfEarlierLeads)}'`;

/** Where leads came from, of which earlier ones know nothing. */
export const originMigration = "ALTER TABLE leads ADD COLUMN origin TEXT NOT NULL DEFAULT '{}'";

/** The identity of a lead set apart once it is taken among the others; of earlier ones, the id. */
export const releasedMigration = 'ALTER TABLE leads ADD COLUMN released_identity TEXT';

/**
 * The migrations that a store of this version has not had yet.
 * @throws where a later version of the program made it: who knows what that one needs
 */
export function pendingMigrations(migrations: string[], version: number): string[] {
  if (version > migrations.length)
    throw Object.assign(
      new Error(
        `The lead store is of version ${version}; this program knows ${migrations.length}.`,
      ),
      { code: 'LATER_VERSION' },
    );
  return migrations.slice(version);
}
