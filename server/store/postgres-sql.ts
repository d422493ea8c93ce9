import type { OriginKey } from './lead-origin.ts';
import { leadsWithOutbox, originMigration, releasedMigration, rolesMigration } from './lead-row.ts';
import {
  isTriedInVain,
  type LeadView,
  type LeaseOrder,
  leadViews,
  leaseOrders,
  maxCorrections,
} from './lead-store.ts';

/**
 * Each brings a store from the version of its place to the next. Add to the end, change none.
 * Fields are texts of JSON and not jsonb, which forgets the order of keys and refuses the character
 * 0. Times sort as bytes, whatever the database's language.
 */
export const postgresMigrations = [
  `CREATE TABLE leads (id TEXT PRIMARY KEY, entry BIGINT GENERATED ALWAYS AS IDENTITY,
     form TEXT NOT NULL, lang TEXT NOT NULL, fields TEXT NOT NULL,
     corrections TEXT[] NOT NULL DEFAULT '{}', apart TEXT, emails TEXT[] NOT NULL,
     identity TEXT NOT NULL UNIQUE, received_at TEXT COLLATE "C" NOT NULL, answered_at TEXT);
   CREATE INDEX leads_received ON leads (received_at, entry);
   CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
     state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT COLLATE "C" NOT NULL,
     note TEXT, lease TEXT, leased_until TEXT COLLATE "C" NOT NULL DEFAULT '');
   CREATE INDEX outbox_due ON outbox (state, next_at);
   CREATE TABLE leads_version (version INTEGER NOT NULL);
   INSERT INTO leads_version VALUES (0);`,
  // How often a lead was corrected: its corrections are no longer all kept.
  `ALTER TABLE leads ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
   UPDATE leads SET revision = cardinality(corrections);`,
  rolesMigration,
  originMigration,
  releasedMigration,
];

const resetSql = "state = 'waiting', attempts = 0, note = NULL";

const enqueueSql = (condition: string) => `INSERT INTO outbox (lead_id, state, next_at)
  SELECT id, 'waiting', $1 FROM kept WHERE ${condition}
  ON CONFLICT (lead_id) DO UPDATE
  SET ${resetSql}, next_at = excluded.next_at, lease = NULL, leased_until = ''`;

/** The last of an array of SQL, as many as corrections are kept. */
const latest = (array: string) =>
  `(${array})[greatest(cardinality(${array}) - ${maxCorrections - 1}, 1):]`;

/**
 * `emails` are those of the lead as it was sent and of its corrections, in their order. What a lead
 * says anew is to be answered, unless it is set apart.
 */
export const saveLeadSql = `WITH kept AS (
    INSERT INTO leads (received_at, apart, id, form, lang, fields, emails, identity, roles, origin,
      released_identity)
    VALUES ($1, $2, $3, $4, $5, $6, ARRAY[$7], $8, $9, $10, $11)
    ON CONFLICT (identity) DO UPDATE SET
      corrections = ${latest('leads.corrections || excluded.fields')},
      emails = leads.emails[1:1] || ${latest('leads.emails[2:] || excluded.emails')},
      revision = leads.revision + 1,
      answered_at = CASE WHEN excluded.apart IS NOT NULL THEN leads.answered_at END
    WHERE excluded.fields
      <> coalesce(leads.corrections[cardinality(leads.corrections)], leads.fields) RETURNING id
  ), delivery AS (${enqueueSql('$2::text IS NULL')}) SELECT id FROM kept`;

/** All that a lead said. */
const versions = (lead: string) => `array_prepend(${lead}.fields, ${lead}.corrections)`;

/**
 * Takes a lead among the others, by another identity: nothing that is set apart later corrects it.
 * It is to be delivered, unless the same lead is there already and says all that it says.
 */
export const releaseLeadSql = `WITH lead AS (
    SELECT * FROM leads WHERE id = $2 AND apart IS NOT NULL FOR UPDATE
  ), same AS (
    SELECT leads.* FROM leads JOIN lead ON leads.identity = lead.released_identity
  ), kept AS (
    UPDATE leads SET apart = NULL, identity = CASE WHEN EXISTS (SELECT FROM same) THEN lead.id
      ELSE coalesce(lead.released_identity, lead.id) END
    FROM lead WHERE leads.id = lead.id RETURNING leads.id
  ), delivery AS (${enqueueSql(
    `NOT EXISTS (SELECT FROM lead, same WHERE ${versions('lead')} <@ ${versions('same')})`,
  )}) SELECT id FROM kept`;

/** What another worker is leasing at this moment is left to it. */
export const leaseDueSql = (order: LeaseOrder) => `WITH due AS MATERIALIZED (
    SELECT lead_id FROM outbox WHERE state = 'waiting' AND next_at <= $3
      AND (leased_until <= $3 OR leased_until > $5)
    ORDER BY ${leaseOrders[order]} LIMIT $4 FOR UPDATE SKIP LOCKED
  ) UPDATE outbox SET lease = $1, leased_until = $2 FROM due WHERE outbox.lead_id = due.lead_id`;

/** What was to be sent later than anything can wait is due now. */
export const freeWaitingSql =
  "UPDATE outbox SET next_at = $1 WHERE state = 'waiting' AND next_at > $2";

export const completeAttemptSql = `UPDATE outbox
  SET state = $1, attempts = attempts + 1, next_at = $2, note = $3, lease = NULL, leased_until = ''
  WHERE lead_id = $4 AND lease = $5`;

export const retrySql = `UPDATE outbox SET ${resetSql}, next_at = $1
  WHERE ${isTriedInVain} AND leased_until <= $1 AND ($2::text[] IS NULL OR lead_id = ANY ($2))`;

/** Their deliveries go with them. Those that wait for one go only where `$2` says so. */
export const eraseBeforeSql = `DELETE FROM leads WHERE received_at < $1
  AND ($2 OR NOT EXISTS (SELECT FROM outbox WHERE lead_id = id AND state = 'waiting'))`;

/** What a lead writes, written and taken away again in one transaction. */
export const probeSql = `INSERT INTO leads (id, form, lang, fields, emails, identity, received_at)
    VALUES ('probe', '', '', '{}', '{}', 'probe', '');
  INSERT INTO outbox (lead_id, state, next_at) VALUES ('probe', 'waiting', '');
  DELETE FROM outbox WHERE lead_id = 'probe'; DELETE FROM leads WHERE id = 'probe'`;

/** A value of a lead's origin. */
export const originValue = (key: OriginKey) => `origin::json ->> '${key}'`;

export const listLeadsSql = (columns: string, view: LeadView, order: 'ASC' | 'DESC') =>
  `SELECT ${columns} FROM ${leadsWithOutbox}
   WHERE ${leadViews[view]} AND ($1::text IS NULL OR form = $1)
     AND ($2::text IS NULL OR ${originValue('page')} = $2)
     AND ($3::text IS NULL OR ${originValue('utm_campaign')} = $3)
   ORDER BY received_at ${order}, entry ${order}`;
