import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { libsqlFile } from '../../../server/store/libsql-database.ts';
import { saveLeads } from '../../../server/store/libsql-writes.ts';
import { testLead } from './store-fixtures.ts';

/** SQLite itself ends a transaction for which there is no room. */
test('where a file may not grow the error says so, nothing is kept, and it works again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { use, close } = libsqlFile(join(folder, 'leads.db'));
  onTestFinished(close);
  const leads = Array.from({ length: 30 }, (_, number) =>
    testLead({ CONTEMAIS: 'x'.repeat(8_000) }, { submission: String(number) }),
  );
  const save = () => use((database) => saveLeads(database, leads, new Date()));
  const count = () => use((database) => database.all('SELECT count(*) AS count FROM leads'));
  await use((database) => database.all('PRAGMA max_page_count = 20'));
  await expect(save()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await count()).toEqual([{ count: 0 }]);
  await use((database) => database.all('PRAGMA max_page_count = 1000'));
  await save();
  expect(await count()).toEqual([{ count: 30 }]);
});

test('what fails otherwise is taken back whole, and the error stays as it is', async () => {
  const { use, close } = libsqlFile(':memory:');
  onTestFinished(close);
  const save = () => use((database) => saveLeads(database, [testLead()], new Date()));
  await save();
  const cause = new Error('no');
  const failing = use((database) =>
    database.inTransaction(() => {
      database.run('DELETE FROM outbox');
      throw cause;
    }),
  );
  await expect(failing).rejects.toBe(cause);
  await save();
  expect(await use((database) => database.all('SELECT lead_id FROM outbox'))).toHaveLength(1);
});
