import { expect, test, vi } from 'vitest';
import { connection, libsqlFixture, postgresFixture, testLead } from './store-fixtures.ts';

type Connection = { pragma: (name: string) => Record<string, unknown>[] };

const opened = vi.hoisted(() => [] as Connection[]);

vi.mock('libsql', async (original) => {
  const { default: Database } = await original<{ default: new (file: string) => Connection }>();
  const Noted = class extends Database {
    constructor(file: string) {
      super(file);
      opened.push(this);
    }
  };
  return { default: Noted };
});

/**
 * 2 is FULL: a commit is on the disk before it is told. In WAL mode anything less loses leads in a
 * power cut.
 */
test('the connection that keeps leads in a file commits them to the disk, and overwrites what it erases', async () => {
  const { open } = await libsqlFixture();
  const store = open();
  await store.save(testLead());
  expect(opened).toHaveLength(1);
  const settings = ['synchronous', 'journal_mode', 'foreign_keys', 'secure_delete'].map(
    (name) => opened[0]!.pragma(name)[0]![name],
  );
  expect(settings).toEqual([2, 'wal', 1, 1]);
});

/** What the session that keeps a lead is set to, noted by the database itself while it does. */
test('PostgreSQL commits leads to the disk, whatever the database is set to, and works at none for ever', async () => {
  const { open, sql, databaseUrl } = await postgresFixture();
  await sql(`ALTER DATABASE ${databaseUrl.split('/').at(-1)!} SET synchronous_commit = off`);
  await open().count();
  await sql(`CREATE TABLE noted (commits TEXT, timeout TEXT);
    CREATE FUNCTION note() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN INSERT INTO noted VALUES (current_setting('synchronous_commit'), current_setting('statement_timeout')); RETURN NULL; END $$;
    CREATE TRIGGER note AFTER INSERT ON leads EXECUTE FUNCTION note()`);
  const [store, another] = [open(), open()];
  await Promise.all(
    [1, 2, 3].map((number) => store.save(testLead({}, { submission: String(number) }))),
  );
  await another.save(testLead());
  expect(new Set((await sql('SELECT * FROM noted')).map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"commits":"on","timeout":"5s"}']),
  );
  expect((await (await connection(databaseUrl)).query('SHOW synchronous_commit')).rows).toEqual([
    { synchronous_commit: 'off' },
  ]);
});

test('the PostgreSQL of these tests writes to the disk as one in service does', async () => {
  const { sql } = await postgresFixture();
  expect([await sql('SHOW fsync'), await sql('SHOW full_page_writes')]).toEqual([
    [{ fsync: 'on' }],
    [{ full_page_writes: 'on' }],
  ]);
});
