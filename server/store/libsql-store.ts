import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import {
  normalizedEmailOf,
  dedupeKeyOf,
  leadViews,
  type LeadStore,
  type LeadQuery,
  type LeadView,
} from './lead-store.ts';
import {
  countViewsSql,
  leadsWithOutbox,
  pendingMigrations,
  toStoredLead,
  type LeadRow,
} from './lead-row.ts';

/** Each brings a store from the version of its place to the next. Add to the end, change none. */
const migrations = [
  `CREATE TABLE leads (id TEXT PRIMARY KEY, form TEXT NOT NULL, lang TEXT NOT NULL, fields TEXT NOT NULL, spam INTEGER NOT NULL, received_at TEXT NOT NULL) STRICT;
   CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id), state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL) STRICT;
   CREATE INDEX outbox_due ON outbox (state, next_at);`,
  `ALTER TABLE leads ADD COLUMN apart TEXT;
   ALTER TABLE leads ADD COLUMN email TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN identity TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN corrections TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE leads ADD COLUMN answered_at TEXT;
   UPDATE leads SET apart = iif(spam, 'trap', NULL), email = lower(trim(coalesce(fields ->> 'EMAIL', ''))), identity = id;
   ALTER TABLE leads DROP COLUMN spam;
   CREATE UNIQUE INDEX leads_identity ON leads (identity);
   CREATE INDEX leads_received ON leads (received_at);
   ALTER TABLE outbox ADD COLUMN note TEXT;
   ALTER TABLE outbox ADD COLUMN lease TEXT;
   ALTER TABLE outbox ADD COLUMN leased_until TEXT NOT NULL DEFAULT '';`,
];

/**
 * How long a write waits for another process to finish its own, in milliseconds. The server answers
 * nobody meanwhile.
 */
const busyTimeout = 1000;

/** How long a start waits while another process makes the file, in milliseconds. */
const creationTimeout = 5000;

/** A commit is on the disk before it is told; what is erased is overwritten. */
const pragmas = [
  `busy_timeout = ${busyTimeout}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];

const selectLeadsSql = `SELECT * FROM ${leadsWithOutbox}`;

/**
 * Opens, or makes, the store in a file. Other processes may read it and write to it at the same
 * time.
 * @throws where the file cannot be opened or was made by a later version
 */
export function openLibsqlStore(file: string, now = () => new Date()): LeadStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  retryWhileLocked(() => {
    for (const pragma of pragmas) database.pragma(pragma);
  });
  migrate(database);
  const timestamp = () => now().toISOString();
  const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values).changes;
  const runForEach = (sql: string, ids: string[]) =>
    inTransaction(database, () => ids.reduce((changes, id) => changes + run(sql, id), 0));

  const insertLead =
    database.prepare(`INSERT INTO leads (id, form, lang, fields, apart, email, identity, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (identity) DO UPDATE SET corrections = json_insert(corrections, '$[#]', json(excluded.fields)), email = email || char(10) || excluded.email
    WHERE excluded.fields <> coalesce(corrections ->> '$[#-1]', fields) RETURNING id`);
  const enqueueDelivery =
    database.prepare(`INSERT INTO outbox (lead_id, state, next_at) VALUES (?, 'waiting', ?)
    ON CONFLICT (lead_id) DO UPDATE SET state = 'waiting', attempts = 0, next_at = excluded.next_at, note = NULL, lease = NULL, leased_until = ''`);
  const findByDedupeKey = database.prepare('SELECT id FROM leads WHERE identity = ?');

  return {
    async save(lead) {
      const id = randomUUID();
      const { form, lang, fields, apart } = lead;
      const dedupeKey = dedupeKeyOf(lead, id, now());
      return inTransaction(database, () => {
        const [saved] = insertLead.all(
          id,
          form,
          lang,
          JSON.stringify(fields),
          apart ?? null,
          normalizedEmailOf(fields),
          dedupeKey,
          timestamp(),
        ) as { id: string }[];
        if (saved && !apart) enqueueDelivery.run(saved.id, timestamp());
        return saved ?? (findByDedupeKey.all(dedupeKey) as { id: string }[])[0]!;
      });
    },
    async list({
      view = 'all',
      form,
      newestFirst = false,
      limit = -1,
      offset = 0,
    }: LeadQuery = {}) {
      const order = newestFirst ? 'DESC' : 'ASC';
      const rows = database
        .prepare(
          `${selectLeadsSql} WHERE ${leadViews[view]} AND (?1 IS NULL OR form = ?1) ORDER BY received_at ${order}, leads.rowid ${order} LIMIT ?2 OFFSET ?3`,
        )
        .all(form ?? null, limit, offset) as LeadRow[];
      return rows.map(toStoredLead);
    },
    async count() {
      return (database.prepare(countViewsSql).all() as Record<LeadView, number>[])[0]!;
    },
    async lease(limit, milliseconds) {
      const lease = randomUUID();
      const until = new Date(now().getTime() + milliseconds).toISOString();
      const due =
        "SELECT lead_id FROM outbox WHERE state = 'waiting' AND next_at <= ?3 AND leased_until <= ?3 ORDER BY next_at LIMIT ?4";
      if (
        run(
          `UPDATE outbox SET lease = ?1, leased_until = ?2 WHERE lead_id IN (${due})`,
          lease,
          until,
          timestamp(),
          limit,
        ) === 0
      )
        return [];
      const rows = database
        .prepare(`${selectLeadsSql} WHERE lease = ? ORDER BY next_at`)
        .all(lease) as LeadRow[];
      return rows.map((row) => ({ lead: toStoredLead(row), lease }));
    },
    async completeAttempt({ lead, lease }, update) {
      const { nextAt, note } = { nextAt: timestamp(), note: null, ...update };
      run(
        "UPDATE outbox SET state = ?, attempts = attempts + 1, next_at = ?, note = ?, lease = NULL, leased_until = '' WHERE lead_id = ? AND lease = ?",
        update.state,
        nextAt,
        note,
        lead.id,
        lease,
      );
    },
    async retryDeadLetters(ids) {
      const resetSql = `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = '${timestamp()}', note = NULL WHERE state = 'parked'`;
      return ids ? runForEach(`${resetSql} AND lead_id = ?`, ids) : run(resetSql);
    },
    async releaseQuarantined(ids) {
      return inTransaction(database, () => {
        const released = ids.filter(
          (id) => run('UPDATE leads SET apart = NULL WHERE id = ? AND apart IS NOT NULL', id) > 0,
        );
        for (const id of released) enqueueDelivery.run(id, timestamp());
        return released.length;
      });
    },
    async markAnswered(id, answered) {
      return (
        run('UPDATE leads SET answered_at = ? WHERE id = ?', answered ? timestamp() : null, id) > 0
      );
    },
    async erase(email) {
      const matchesEmail =
        "instr(char(10) || email || char(10), char(10) || ?1 || char(10)) AND ?1 <> ''";
      const erased = inTransaction(database, () => {
        run(
          `DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE ${matchesEmail})`,
          normalizedEmailOf({ EMAIL: email }),
        );
        return run(`DELETE FROM leads WHERE ${matchesEmail}`, normalizedEmailOf({ EMAIL: email }));
      });
      const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
      if (busy)
        throw Object.assign(
          new Error(
            'The leads are erased, but a trace of them stays in a file, since another process is reading the store. Erase them once more.',
          ),
          { code: 'TRACE_LEFT' },
        );
      return erased;
    },
    async close() {
      database.close();
    },
  };
}

/** Does it all or nothing, and lets no other process write meanwhile. */
const inTransaction = <T>(database: Database.Database, work: () => T): T =>
  database.transaction(work).immediate();

/** Runs the migrations that a file has not had yet; one process at a time. */
/**
 * While another process makes the file, SQLite does not wait for it to have its journal, but
 * refuses at once: so we wait.
 */
function retryWhileLocked(work: () => void): void {
  for (
    const deadline = Date.now() + creationTimeout;
    ;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  ) {
    try {
      return work();
    } catch (cause) {
      if (
        !(cause as NodeJS.ErrnoException).code?.startsWith('SQLITE_BUSY') ||
        Date.now() > deadline
      )
        throw cause;
    }
  }
}

function migrate(database: Database.Database): void {
  inTransaction(database, () => {
    const [{ user_version: version }] = database.pragma('user_version') as [
      { user_version: number },
    ];
    for (const migration of pendingMigrations(migrations, version)) database.exec(migration);
    if (version < migrations.length) database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
