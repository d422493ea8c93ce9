import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { Lead, LeadStore } from '../../../server/store/lead-store.ts';
import { openLibsqlStore } from '../../../server/store/libsql-store.ts';
import { openPostgresStore } from '../../../server/store/postgres-store.ts';

/**
 * An empty place for leads, for one test. Each `open` is a connection of its own, as another
 * process has it; `sql` asks behind the store's back. `options` are those of `openStore` for this
 * place.
 */
export type StoreFixture = {
  open: (now?: () => Date) => LeadStore;
  sql: (text: string) => Promise<Record<string, unknown>[]>;
  options: { dataFolder: string; databaseUrl?: string };
};

/** Closes when the test is over. */
function closeAfterTest(store: LeadStore): LeadStore {
  onTestFinished(() => store.close());
  return store;
}

export async function libsqlFixture(): Promise<StoreFixture> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const file = join(dataFolder, 'leads.db');
  const sql = async (text: string) => {
    const database = new Database(file);
    try {
      if (text.startsWith('SELECT'))
        return database.prepare(text).all() as Record<string, unknown>[];
      database.exec(text);
      return [];
    } finally {
      database.close();
    }
  };
  return {
    open: (now) => closeAfterTest(openLibsqlStore(file, now)),
    sql,
    options: { dataFolder },
  };
}

/** A connection to a database, closed when the test is over. The database may be ended before. */
export async function connection(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl).on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

export async function postgresFixture(
  cluster = inject('postgres'),
): Promise<StoreFixture & { databaseUrl: string }> {
  const name = `leads_${randomUUID().slice(0, 8)}`;
  await (await connection(`${cluster}/postgres`)).query(`CREATE DATABASE ${name}`);
  const databaseUrl = `${cluster}/${name}`;
  const client = await connection(databaseUrl);
  const sql = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  return {
    open: (now) => closeAfterTest(openPostgresStore(databaseUrl, now)),
    sql,
    options: { dataFolder: '', databaseUrl },
    databaseUrl,
  };
}

/** Waits until somebody waits for a lock in the database behind `sql`, PostgreSQL's. */
export const somebodyWaits = (sql: StoreFixture['sql']) =>
  expect
    .poll(() =>
      sql(`SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND datname = current_database()`),
    )
    .not.toEqual([]);

/** Both kinds of store, for `describe.each`: what the one does, the other does. */
export const storeKinds = [
  ['libsql', libsqlFixture],
  ['PostgreSQL', postgresFixture],
] as const;

/** A store's clock that a test sets. */
export function testClock(start = '2025-03-01T12:00:00.000Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds: number) => void (time += milliseconds),
    setTime: (iso: string) => void (time = Date.parse(iso)),
  };
}

/** A lead, with what a test changes in its fields and in itself. */
export const testLead = (fields: Record<string, string> = {}, rest: Partial<Lead> = {}): Lead => ({
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { EMAIL: 'ana@clinica.com.br', FNAME: 'Ana', ...fields },
  ...rest,
});
