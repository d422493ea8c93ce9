import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { errorCode } from './error-code.ts';
import { pendingMigrations } from './lead-row.ts';
import { libsqlMigrations } from './libsql-migrations.ts';

/** What SQL takes and gives. */
type SqlValue = string | number | null;

/** An open file of leads. */
export type LeadDatabase = {
  /** The rows that a statement gives. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  /** @returns how many rows a statement changed */
  run(sql: string, ...values: SqlValue[]): number;
  /** Does it all or nothing, and lets no other process write meanwhile. */
  inTransaction<T>(work: () => T): T;
};

/**
 * How long a call waits for another process to finish its own writing, in milliseconds. Nobody else
 * waits meanwhile. A visitor does.
 */
const busyTimeout = 2_000;

/** How long it waits while another process makes the file, in milliseconds. */
const creationTimeout = 5_000;

/** How long until it looks again, in milliseconds; up to twice that, by chance. */
const retryInterval = 10;

/**
 * A commit is on the disk before it is told; what is erased is overwritten. SQLite itself never
 * waits for a lock, since it would have everybody wait.
 */
const pragmas = [
  'busy_timeout = 0',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];

/**
 * A file of leads that is opened, or made, when it is first used, and again when it was moved or
 * deleted meanwhile: what is written to a file that nobody can find is lost.
 */
export function libsqlFile(file: string) {
  let open: { database: Database.Database; place: string; leads: LeadDatabase } | undefined;
  // A file that is gone stays open: SQLite would take the log of its successor away with it.
  const abandoned: Database.Database[] = [];

  function connect(): LeadDatabase {
    if (open && isAt(open.place, file)) return open.leads;
    if (open) abandoned.push(open.database);
    open = undefined;
    const database = openDatabase(file);
    open = { database, place: placeOf(file), leads: leadDatabase(database) };
    return open.leads;
  }

  return {
    /**
     * Works with the file, at a time when no other process writes to it.
     * @throws where it cannot be opened, stays locked, or is gone when the work is done
     */
    async use<T>(work: (database: LeadDatabase) => T): Promise<T> {
      const deadline = Date.now() + (open ? busyTimeout : creationTimeout);
      for (;;) {
        try {
          const result = work(connect());
          if (!open || !isAt(open.place, file)) throw storeGone();
          return result;
        } catch (cause) {
          if (!errorCode(cause).startsWith('SQLITE_BUSY') || Date.now() > deadline) throw cause;
        }
        await sleep(retryInterval * (1 + Math.random()));
      }
    },
    close: () => void open?.database.close(),
  };
}

const storeGone = () =>
  Object.assign(new Error('The file of leads is gone.'), { code: 'STORE_GONE' });

/** What tells a file from another one at the same path; nothing where there is none. */
function placeOf(file: string): string {
  if (file === ':memory:') return file;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : '';
}

const isAt = (place: string, file: string) => place !== '' && place === placeOf(file);

function openDatabase(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  try {
    for (const pragma of pragmas) database.pragma(pragma);
    migrate(leadDatabase(database), database);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function leadDatabase(database: Database.Database): LeadDatabase {
  const statements = new Map<string, Database.Statement>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <Row>(sql: string, ...values: SqlValue[]) => prepared(sql).all(...values) as Row[],
    run: (sql, ...values) => prepared(sql).run(...values).changes,
    inTransaction: (work) => allOrNothing(database, work),
  };
}

/**
 * What libsql's own `transaction` does, but where SQLite has ended the transaction itself, as on a
 * full disk: there is nothing to roll back then, and trying would hide the cause.
 */
function allOrNothing<T>(database: Database.Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (cause) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw cause;
  }
}

/** Runs the migrations that a file has not had yet; one process at a time. */
function migrate(leads: LeadDatabase, database: Database.Database): void {
  leads.inTransaction(() => {
    const version =
      leads.all<{ user_version: number }>('PRAGMA user_version')[0]?.user_version ?? 0;
    const pending = pendingMigrations(libsqlMigrations, version);
    for (const migration of pending) database.exec(migration);
    if (pending.length > 0) database.exec(`PRAGMA user_version = ${libsqlMigrations.length}`);
  });
}

/** How many leads a copy holds that nobody else has open. @throws where it is no sound database */
export function countLeadsIn(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    const leads = leadDatabase(database);
    const [state] = leads.all<{ integrity_check: string }>('PRAGMA integrity_check');
    if (state?.integrity_check !== 'ok')
      throw Object.assign(new Error('The copy is damaged.'), { code: 'SQLITE_CORRUPT' });
    return leads.all<{ count: number }>('SELECT count(*) AS count FROM leads')[0]?.count ?? 0;
  } finally {
    database.close();
  }
}
