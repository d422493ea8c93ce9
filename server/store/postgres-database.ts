import pg from 'pg';
import { errorCode } from './error-code.ts';
import { pendingMigrations } from './lead-row.ts';
import { postgresMigrations } from './postgres-sql.ts';

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

/** Codes of PostgreSQL for a table and for a column that is not there. */
const missingCodes = ['42P01', '42703'];

const isMissing = (cause: unknown) => missingCodes.includes(errorCode(cause));

/**
 * A PostgreSQL database whose tables are made when it is first used, and again where they are gone
 * or are of an earlier version. Whatever `query` throws has a `code`.
 * @throws where the address cannot be read
 */
export function postgresDatabase(url: string) {
  const pool = openPool(url);
  let migrated: Promise<void> | undefined;

  async function attempt<Row extends object>(sql: string, values: unknown[]) {
    migrated ??= migrate(pool);
    const made = migrated;
    let isMade = false;
    try {
      await made;
      isMade = true;
      // Without values several statements may go at once, as one transaction.
      return await (values.length > 0 ? pool.query<Row>(sql, values) : pool.query<Row>(sql));
    } catch (cause) {
      // Another call may be making them by now.
      if ((!isMade || isMissing(cause)) && migrated === made) migrated = undefined;
      throw withCode(cause);
    }
  }

  return {
    query: <Row extends object>(sql: string, ...values: unknown[]): Promise<pg.QueryResult<Row>> =>
      attempt<Row>(sql, values).catch((cause: unknown) => {
        if (isMissing(cause)) return attempt<Row>(sql, values);
        throw cause;
      }),
    async close(): Promise<void> {
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

function withCode(cause: unknown): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  return 'code' in error && error.code !== undefined
    ? error
    : Object.assign(error, { code: unreachableCode });
}

/** Runs the migrations that a database has not had yet, all or none; one process at a time. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`);
    const version = await versionOf(client);
    const pending = pendingMigrations(postgresMigrations, version);
    for (const migration of pending) await client.query(migration);
    if (pending.length > 0)
      await client.query(`UPDATE leads_version SET version = ${postgresMigrations.length}`);
    await client.query('COMMIT');
    client.release();
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

/** The version of a database's tables; 0 where there are none. */
async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ made: boolean }>(
    "SELECT to_regclass('leads_version') IS NOT NULL AS made",
  );
  if (!tables[0]?.made) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM leads_version');
  return rows[0]?.version ?? 0;
}
