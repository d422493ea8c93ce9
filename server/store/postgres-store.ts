import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  normalizedEmailOf,
  dedupeKeyOf,
  leadViews,
  type LeadStore,
  type LeadQuery,
} from './lead-store.ts';
import {
  countViewsSql,
  leadsWithOutbox,
  pendingMigrations,
  toStoredLead,
  type LeadRow,
} from './lead-row.ts';

/**
 * Each brings a store from the version of its place to the next. Add to the end, change none.
 * Fields are texts of JSON and not
 * jsonb, which forgets the order of keys and refuses the character 0. Times sort as bytes, whatever
 * the database's language.
 */
const migrations = [
  `CREATE TABLE leads (id TEXT PRIMARY KEY, entry BIGINT GENERATED ALWAYS AS IDENTITY, form TEXT NOT NULL, lang TEXT NOT NULL, fields TEXT NOT NULL, corrections TEXT[] NOT NULL DEFAULT '{}',
     apart TEXT, emails TEXT[] NOT NULL, identity TEXT NOT NULL UNIQUE, received_at TEXT COLLATE "C" NOT NULL, answered_at TEXT);
   CREATE INDEX leads_received ON leads (received_at, entry);
   CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT COLLATE "C" NOT NULL,
     note TEXT, lease TEXT, leased_until TEXT COLLATE "C" NOT NULL DEFAULT '');
   CREATE INDEX outbox_due ON outbox (state, next_at);
   CREATE TABLE leads_version (version INTEGER NOT NULL);
   INSERT INTO leads_version VALUES (0);`,
];

/** Names the lock under which one process at a time migrates: the letters "lead". */
const migrationLock = 0x6c656164;

/**
 * How long a connection may take, or a call may wait for one, in milliseconds: a visitor waits for
 * the answer.
 */
const connectionTimeout = 2000;

/**
 * How long the database may work at one statement, in milliseconds: a thousand times what keeping a
 * lead takes.
 */
const statementTimeout = 5000;

/**
 * How long we wait for the answer to one statement, in milliseconds: somewhat longer, for a
 * database that is gone without a word.
 */
const responseTimeout = statementTimeout + 1000;

/** A commit is on the disk before it is told, whatever the database is set to. */
const sessionSettings = `SET synchronous_commit = on; SET statement_timeout = ${statementTimeout}`;

/**
 * Code of errors to which pg gives none: the connection cannot be made, took too long, or broke.
 */
const unreachableCode = 'DATABASE_UNREACHABLE';

const selectLeadsSql = `SELECT * FROM ${leadsWithOutbox}`;

const resetSql = "state = 'waiting', attempts = 0, note = NULL";

const enqueueSql = `INSERT INTO outbox (lead_id, state, next_at) SELECT id, 'waiting', $1 FROM kept WHERE $2::text IS NULL
  ON CONFLICT (lead_id) DO UPDATE SET ${resetSql}, next_at = excluded.next_at, lease = NULL, leased_until = ''`;

const saveLeadSql = `WITH kept AS (
    INSERT INTO leads (received_at, apart, id, form, lang, fields, emails, identity) VALUES ($1, $2, $3, $4, $5, $6, ARRAY[$7], $8)
    ON CONFLICT (identity) DO UPDATE SET corrections = leads.corrections || excluded.fields, emails = leads.emails || excluded.emails
    WHERE excluded.fields <> coalesce(leads.corrections[cardinality(leads.corrections)], leads.fields) RETURNING id
  ), delivery AS (${enqueueSql}) SELECT id FROM kept`;

const releaseLeadsSql = `WITH kept AS (UPDATE leads SET apart = NULL WHERE id = ANY ($3) AND apart IS NOT NULL RETURNING id), delivery AS (${enqueueSql}) SELECT id FROM kept`;

/** What another worker is leasing at this moment is left to it. */
const leaseDueSql = `WITH due AS MATERIALIZED (
    SELECT lead_id FROM outbox WHERE state = 'waiting' AND next_at <= $3 AND leased_until <= $3 ORDER BY next_at LIMIT $4 FOR UPDATE SKIP LOCKED
  ) UPDATE outbox SET lease = $1, leased_until = $2 FROM due WHERE outbox.lead_id = due.lead_id`;

/**
 * Opens the store in a PostgreSQL database and makes its tables when first used. The database may
 * be down now or later: each call
 * then fails within seconds, and works again once the database does. Whatever a call throws has a
 * `code`.
 * @param url postgres://user:password@host:port/database, with its `sslmode` where it needs one
 * @throws where the address cannot be read; where a later version made the tables, each call throws
 */
export function openPostgresStore(url: string, now = () => new Date()): LeadStore {
  const pool = openPool(url);
  const timestamp = () => now().toISOString();
  let migrated: Promise<void> | undefined;

  async function query<T extends object>(sql: string, ...values: unknown[]) {
    try {
      await (migrated ??= migrate(pool));
    } catch (cause) {
      migrated = undefined;
      throw withCode(cause);
    }
    return pool.query<T>(sql, values).catch((cause: unknown) => Promise.reject(withCode(cause)));
  }
  const execute = async (sql: string, ...values: unknown[]) =>
    (await query(sql, ...values)).rowCount!;
  const selectLeads = async (rest: string, ...values: unknown[]) =>
    (
      await query<Omit<LeadRow, 'corrections'> & { corrections: string[] }>(
        `${selectLeadsSql} ${rest}`,
        ...values,
      )
    ).rows.map((row) => toStoredLead({ ...row, corrections: `[${row.corrections.join(',')}]` }));

  return {
    async save(lead) {
      const id = randomUUID();
      const { form, lang, fields, apart } = lead;
      const dedupeKey = dedupeKeyOf(lead, id, now());
      const { rows } = await query<{ id: string }>(
        saveLeadSql,
        timestamp(),
        apart ?? null,
        id,
        form,
        lang,
        JSON.stringify(fields),
        normalizedEmailOf(fields),
        dedupeKey,
      );
      return (
        rows[0] ??
        (await query<{ id: string }>('SELECT id FROM leads WHERE identity = $1', dedupeKey))
          .rows[0] ??
        this.save(lead)
      );
    },
    async list({ view = 'all', form, newestFirst = false, limit, offset = 0 }: LeadQuery = {}) {
      const order = newestFirst ? 'DESC' : 'ASC';
      return selectLeads(
        `WHERE ${leadViews[view]} AND ($1::text IS NULL OR form = $1) ORDER BY received_at ${order}, entry ${order} LIMIT $2 OFFSET $3`,
        form,
        limit,
        offset,
      );
    },
    async count() {
      return (await query<Awaited<ReturnType<LeadStore['count']>>>(countViewsSql)).rows[0]!;
    },
    async lease(limit, milliseconds) {
      const lease = randomUUID();
      const until = new Date(now().getTime() + milliseconds).toISOString();
      if ((await execute(leaseDueSql, lease, until, timestamp(), limit)) === 0) return [];
      // Read after the lease: a correction that came in between took the lease away, and is not
      // missed.
      return (await selectLeads('WHERE lease = $1 ORDER BY next_at', lease)).map((lead) => ({
        lead,
        lease,
      }));
    },
    async completeAttempt({ lead, lease }, update) {
      const { nextAt, note } = { nextAt: timestamp(), note: null, ...update };
      await execute(
        "UPDATE outbox SET state = $1, attempts = attempts + 1, next_at = $2, note = $3, lease = NULL, leased_until = '' WHERE lead_id = $4 AND lease = $5",
        update.state,
        nextAt,
        note,
        lead.id,
        lease,
      );
    },
    async retryDeadLetters(ids) {
      return execute(
        `UPDATE outbox SET ${resetSql}, next_at = $1 WHERE state = 'parked' AND ($2::text[] IS NULL OR lead_id = ANY ($2))`,
        timestamp(),
        ids,
      );
    },
    async releaseQuarantined(ids) {
      return execute(releaseLeadsSql, timestamp(), null, ids);
    },
    async markAnswered(id, answered) {
      return (
        (await execute(
          'UPDATE leads SET answered_at = $1 WHERE id = $2',
          answered ? timestamp() : null,
          id,
        )) > 0
      );
    },
    async erase(email) {
      return execute(
        "DELETE FROM leads WHERE $1 = ANY (emails) AND $1 <> ''",
        normalizedEmailOf({ EMAIL: email }),
      );
    },
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

function openPool(url: string): pg.Pool {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: responseTimeout,
    keepAlive: true,
  };
  // A pool reads its address when it first connects; a wrong one is told at once.
  new pg.Client(config);
  const prepare = async (client: pg.ClientBase) => {
    client.on('error', () => {});
    await client.query(sessionSettings);
  };
  // A connection that breaks while nobody uses it leaves the pool, and no more: the next call makes
  // another.
  return new pg.Pool({ ...config, onConnect: prepare }).on('error', () => {});
}

const withCode = (cause: unknown) =>
  Object.assign(cause as Error, { code: (cause as { code?: string }).code ?? unreachableCode });

/** Runs the migrations that a database has not had yet, all or none; one process at a time. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`);
    const { rows } = await client.query<{ made: boolean }>(
      "SELECT to_regclass('leads_version') IS NOT NULL AS made",
    );
    const version = rows[0]!.made
      ? (await client.query<{ version: number }>('SELECT version FROM leads_version')).rows[0]!
          .version
      : 0;
    for (const migration of pendingMigrations(migrations, version)) await client.query(migration);
    if (version < migrations.length)
      await client.query(`UPDATE leads_version SET version = ${migrations.length}`);
    await client.query('COMMIT');
    client.release();
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}
