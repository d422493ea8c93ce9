import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rolesOfEarlierLeads } from '../../server/store/field-roles.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { exportLeads } from '../../tools/cli/commands/leads/export.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import { runTool, temporaryFolder } from '../run-tool.ts';

const en = createTranslator('en');
const of = (email: string) => en('inbox.ofEmail', { email });
const withIds = (...ids: string[]) => en('inbox.ofIds', { ids: ids.join(', ') });
const lead = (EMAIL: string, more: object = {}) => ({
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { EMAIL, FNAME: 'Ana', PHONE: '+55 11 91234-5678', COMPANY: 'Clínica Sol' },
  ...more,
});

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['DATA_FOLDER', 'DATABASE_URL', 'DEBUG']) vi.stubEnv(name, undefined);
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});

/** A site's folder with a store that stays open, as a server's would, and the command on it. */
async function site() {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  const store = openLibsqlStore(join(data, 'leads.db'), () => new Date('2025-05-20T12:00:00Z'));
  onTestFinished(() => store.close());
  await store.verifyWritable();
  const leads = (...args: string[]) => runTool('leads', '--root', root, ...args);
  return { root, data, store, leads };
}

/** One lead in each list. */
async function filled() {
  const there = await site();
  const { store } = there;
  const parked = await store.save(lead('caio@a.br'));
  const [leased] = await store.lease(1, 60_000);
  await store.completeAttempt(leased!, { state: 'parked', note: 'status-422' });
  const answered = await store.save(lead('bia@a.br'));
  await store.markAnswered(answered.id, true);
  await store.save(lead('ana@a.br', { form: 'other' }));
  const spam = await store.save(lead('spam@a.br', { apart: 'links' }));
  const excess = await store.save(lead('muito@a.br', { apart: 'rate' }));
  return { ...there, ids: { parked: parked.id, spam: spam.id, excess: excess.id } };
}

test('lists the new leads as a table, the count of every list, and what to do next', async () => {
  const { leads } = await filled();
  const { code, stdout, stderr } = await leads();
  const [header, first, second, empty, summary, ...next] = stdout.trimEnd().split('\n');
  expect([code, stderr, empty]).toEqual([0, '', '']);
  expect([header, first, second]).toEqual([
    'Date              Form     Name  Company      Email      Phone              State',
    '20/05/2025 09:00  contact  Ana   Clínica Sol  caio@a.br  +55 11 91234-5678  delivery stopped: the service answered with the code 422',
    '20/05/2025 09:00  other    Ana   Clínica Sol  ana@a.br   +55 11 91234-5678  to deliver',
  ]);
  expect(summary).toBe(
    'New: 2 · Answered: 1 · Spam: 1 · Excess: 1 · To deliver: 2 · Delivery stopped: 1',
  );
  expect(next).toEqual([
    en('inbox.next.new'),
    en('inbox.next.parked'),
    en('inbox.next.apart'),
    en('inbox.next.export'),
  ]);
  expect((await leads('list')).stdout).toBe(stdout);
});

test('lists each view, with ids where a command asks for them; and one form alone', async () => {
  const { leads, ids } = await filled();
  const emails = async (...args: string[]) => (await leads(...args)).stdout.match(/\w+@a\.br/g);
  const all = ['caio@a.br', 'bia@a.br', 'ana@a.br', 'spam@a.br', 'muito@a.br'];
  expect(await emails('--view', 'answered')).toEqual(['bia@a.br']);
  expect(await emails('--view', 'all')).toEqual(all);
  expect(await emails('--view', 'all', '--form', 'other')).toEqual(['ana@a.br']);
  expect(await emails('--view', 'waiting')).toEqual(['bia@a.br', 'ana@a.br']);
  for (const [view, id] of Object.entries(ids))
    expect((await leads('--view', view)).stdout.split('\n')[1]).toMatch(new RegExp(`  ${id}$`));
  expect((await leads('--form', 'none')).stdout).toContain(en('inbox.emptyHere'));
});

test('what somebody wrote gives no orders to the terminal', async () => {
  const { leads, store } = await site();
  await store.save(
    lead('a@a.br', { fields: { EMAIL: 'a@a.br\u001b[2J', FNAME: 'Ana\nBia\u0007\u202e' } }),
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect((await leads()).stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test('speaks three languages', async () => {
  const { leads } = await site();
  expect((await leads('--lang', 'pt')).stdout).toContain(createTranslator('pt')('inbox.empty.new'));
  expect((await leads('--lang', 'es')).stdout).toContain(createTranslator('es')('inbox.empty.new'));
});

test('exports to the terminal or to a file for its owner alone', async () => {
  const { leads, root } = await filled();
  const csv = await leads('export');
  expect([csv.code, csv.stderr, csv.stdout.slice(0, 5), csv.stdout.split('\r\n').length]).toEqual([
    0,
    '',
    '\uFEFF"id"',
    7,
  ]);
  expect(JSON.parse((await leads('export', '--format', 'json')).stdout)).toHaveLength(5);
  const file = join(root, 'spam.json');
  const written = await leads('export', '--format', 'json', '--view', 'spam', '--output', file);
  expect([written.code, written.stdout]).toEqual([
    0,
    `${en('inbox.written', { count: 1, file })}\n`,
  ]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([
    { spam: true, apart: 'links', fields: { EMAIL: 'spam@a.br' } },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const impossible = await leads('export', '--output', join(root, 'none', 'a.csv'));
  expect([impossible.code, impossible.stderr]).toEqual([
    2,
    `${en('inbox.notWritten', { file: join(root, 'none', 'a.csv'), reason: 'ENOENT' })}\n`,
  ]);
});

test('an export takes the place of a file once it is whole, and for its owner alone', async () => {
  const { root, store, leads } = await filled();
  const file = join(root, 'leads.json');
  await writeFile(file, 'former', { mode: 0o644 });
  const values = { format: 'json', output: file, operands: [] };
  const get = () => Promise.reject(new Error('gone'));
  await expect(exportLeads.run(values, 'en', { ...store, get })).rejects.toThrow('gone');
  expect([await readFile(file, 'utf8'), await readdir(root)]).toEqual([
    'former',
    ['data', 'leads.json'],
  ]);
  expect((await leads('export', '--format', 'json', '--output', file)).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(5);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('tries stopped deliveries again, all or some', async () => {
  const { leads, store, ids } = await filled();
  expect(await leads('retry', '--id', 'nobody')).toMatchObject({
    code: 1,
    stdout: `${en('inbox.retried', { count: 0 })}\n`,
  });
  expect(await leads('retry', '--id', 'nobody', '--id', ids.parked)).toMatchObject({
    code: 0,
    stdout: `${en('inbox.retried', { count: 1 })}\n`,
  });
  expect(await store.count()).toMatchObject({ parked: 0, waiting: 3 });
  expect(await leads('retry')).toMatchObject({
    code: 0,
    stdout: `${en('inbox.retried', { count: 0 })}\n`,
  });
});

test('accepts what was set apart', async () => {
  const { leads, store, ids } = await filled();
  expect(await leads('accept', '--id', ids.spam, '--id', ids.excess)).toMatchObject({
    code: 0,
    stdout: `${en('inbox.accepted', { count: 2 })}\n`,
  });
  expect(await store.count()).toMatchObject({ new: 4, spam: 0, excess: 0, waiting: 4 });
  expect(await leads('accept', '--id', ids.spam)).toMatchObject({
    code: 1,
    stdout: `${en('inbox.accepted', { count: 0 })}\n`,
  });
  expect(await leads('accept')).toMatchObject({
    code: 2,
    stderr: `${en('inbox.missing', { option: '--id ID' })}\n`,
  });
});

test('says so where another program keeps a trace from going, and takes it away when erasing again', async () => {
  const { data, store, leads } = await site();
  await store.save(lead('ana@a.br'));
  const reader = new Database(join(data, 'leads.db'));
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM leads').all();
  expect(await leads('erase', '--email', 'ana@a.br', '--yes')).toEqual({
    code: 2,
    stdout: '',
    stderr: `${en('inbox.traceLeft', { whose: of('ana@a.br') })}\n`,
  });
  reader.exec('COMMIT');
  const traces = async () =>
    (
      await Promise.all((await readdir(data)).map((name) => readFile(join(data, name), 'latin1')))
    ).filter((bytes) => bytes.includes('ana@a.br')).length;
  expect(await traces()).toBeGreaterThan(0);
  expect(await leads('erase', '--email', 'ana@a.br', '--yes')).toMatchObject({
    code: 1,
    stdout: `${en('inbox.nobody', { whose: of('ana@a.br') })}\n`,
  });
  expect(await traces()).toBe(0);
});

test('erases an address only when that is confirmed, and then without a trace, though a server has the store open', async () => {
  const { leads, store, data } = await filled();
  const gone = 'gone@clinica.com.br';
  await store.save(lead(gone));
  await store.save(lead(gone, { apart: 'trap' }));
  for (const EMAIL of ['other@a.br', gone])
    await store.save(lead(EMAIL, { submission: 'corrected' }));
  const traces = async () =>
    (
      await Promise.all((await readdir(data)).map((name) => readFile(join(data, name), 'latin1')))
    ).filter((bytes) => bytes.includes(gone)).length;
  expect(await leads('erase', '--email', gone)).toMatchObject({
    code: 1,
    stderr: `${en('inbox.sayYes', { count: 3, whose: of(gone) })}\n`,
  });
  expect([(await store.count()).all, (await traces()) > 0]).toEqual([8, true]);
  expect(await leads('erase', '--email', ` ${gone.toUpperCase()}`, '--yes')).toMatchObject({
    code: 0,
    stdout: `${en('inbox.erased', { count: 3, whose: of(gone) })}\n`,
  });
  expect([(await store.count()).all, await traces()]).toEqual([5, 0]);
  expect(await leads('erase', '--email', gone, '--yes')).toMatchObject({
    code: 1,
    stdout: `${en('inbox.nobody', { whose: of(gone) })}\n`,
  });
  expect(await leads('erase', '--yes')).toMatchObject({
    code: 2,
    stderr: `${en('inbox.missing', { option: '--email E-MAIL, --id ID' })}\n`,
  });
});

test('erases leads by their ids, whatever address they name, and hands over those of one person', async () => {
  const { leads, root, store } = await site();
  for (const email of ['ana@a.br', 'mariana@a.br']) await store.save(lead(email));
  const { id } = await store.save(lead('no address', { apart: 'trap' }));
  const { stdout } = await leads('export', '--format', 'json', '--email', 'Ana@a.br');
  expect(
    (JSON.parse(stdout) as { fields: { EMAIL: string } }[]).map(({ fields }) => fields.EMAIL),
  ).toEqual(['ana@a.br']);
  expect(await leads('export', '--email', ' ')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `${en('inbox.missing', { option: '--email E-MAIL' })}\n`,
  });
  const file = join(root, 'nobody.json');
  expect(await leads('export', '--email', 'maria@a.br', '--output', file)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${en('inbox.nobody', { whose: of('maria@a.br') })}\n`,
  });
  expect(await readdir(root)).toEqual(['data']);
  expect(await leads('erase', '--id', id, '--id', 'mistyped', '--yes')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${en('inbox.nobody', { whose: withIds('mistyped') })}\n${en('inbox.left')}\n`,
  });
  expect(await leads('erase', '--id', 'a', '--id', 'b', '--yes')).toMatchObject({
    code: 1,
    stdout: `${en('inbox.nobody', { whose: withIds('a', 'b') })}\n`,
  });
  expect(await leads('erase', '--id', id, '--id', id)).toMatchObject({
    code: 1,
    stderr: `${en('inbox.sayYes', { count: 1, whose: withIds(id) })}\n`,
  });
  expect(await leads('erase', '--id', id, '--email', 'ana@a.br', '--yes')).toMatchObject({
    code: 2,
    stderr: `${en('inbox.eitherOr')}\n`,
  });
  expect(await leads('erase', '--id', id, '--yes')).toMatchObject({
    code: 0,
    stdout: `${en('inbox.erased', { count: 1, whose: withIds(id) })}\n`,
  });
  expect((await store.list()).map(({ fields }) => fields.EMAIL)).toEqual([
    'ana@a.br',
    'mariana@a.br',
  ]);
});

test('what is said wrongly is told with what there is', async () => {
  const { leads } = await site();
  expect(await leads('--view', 'toString')).toMatchObject({
    code: 2,
    stderr: `${en('inbox.unknown', { what: '--view', typed: 'toString', known: 'all, new, answered, spam, excess, waiting, parked' })}\n`,
  });
  expect(await leads('export', '--format', 'xls')).toMatchObject({
    code: 2,
    stderr: `${en('inbox.unknown', { what: '--format', typed: 'xls', known: 'csv, json' })}\n`,
  });
  expect(await leads('--email', 'a@a.br')).toMatchObject({
    code: 2,
    stderr: `${en('cli.notFor', { option: '--email', word: 'list', known: '--view, --form', count: 2 })}\n`,
  });
  for (const wrong of ['--vew', 'exprt']) {
    const { code, stderr } = await leads(wrong);
    expect([
      code,
      stderr.includes(wrong),
      /--view[\s\S]*export[\s\S]*retry[\s\S]*accept[\s\S]*erase/.test(stderr),
    ]).toEqual([2, true, true]);
  }
});

test('where no store is, says so and makes none', async () => {
  const root = await temporaryFolder();
  const leads = (...args: string[]) => runTool('leads', '--root', root, ...args);
  const stderr = `${en('inbox.noStore', { folder: join(root, 'data') })}\n`;
  expect(await leads()).toEqual({ code: 0, stdout: '', stderr });
  expect(await leads('export', '--format', 'json')).toEqual({ code: 0, stdout: '[]\n', stderr });
  expect(await leads('erase', '--email', 'a@a.br', '--yes')).toEqual({
    code: 1,
    stdout: '',
    stderr,
  });
  expect(await leads('accept', '--id', 'a')).toEqual({ code: 1, stdout: '', stderr });
  expect(await readdir(root)).toEqual([]);
});

test('looks where the environment says; a store that fails is told in one sentence, without a password', async () => {
  const { data, leads, store } = await site();
  await store.save(lead('ana@a.br'));
  vi.stubEnv('DATA_FOLDER', data);
  expect((await runTool('leads')).stdout).toContain('ana@a.br');
  vi.stubEnv('DATABASE_URL', 'postgres://user:hunter2@localhost:1/leads');
  expect(await leads()).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^The leads in DATABASE_URL could not be used \(connect ECONNREFUSED [^\n]*\)\.\n$/,
    ),
  });
  vi.stubEnv('DATABASE_URL', 'mysql://user:hunter2@localhost/leads');
  expect(await leads()).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^The leads in DATABASE_URL could not be used \([^\n]*postgres:\/\/[^\n]*\)\.\n$/,
    ),
  });
  vi.stubEnv('DATABASE_URL', undefined);
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'leads.db'),
    'no database at all, but a text that is long enough to be looked at'.repeat(20),
  );
  vi.stubEnv('DATA_FOLDER', folder);
  expect(await leads()).toEqual({
    code: 2,
    stdout: '',
    stderr: `${en('inbox.storeFailed', { where: folder, reason: 'file is not a database' })}\n`,
  });
});

test('backs up what is there at one moment while leads come in, and the copy is a store again', async () => {
  const { root, store, leads } = await filled();
  const file = join(root, 'copy.db');
  let isDone = false;
  let saved = 0;
  const coming = (async () => {
    for (; !isDone; saved++) {
      await store.save(lead(`l${saved}@a.br`));
      await new Promise(setImmediate);
    }
  })();
  const { code, stdout, stderr } = await leads('backup', file);
  isDone = true;
  await coming;
  const all = await store.list();
  expect([code, stderr, saved > 0]).toEqual([0, '', true]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(root)).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);

  const restored = await site();
  await restored.store.close();
  for (const name of await readdir(restored.data)) await rm(join(restored.data, name));
  await cp(file, join(restored.data, 'leads.db'));
  const again = openLibsqlStore(join(restored.data, 'leads.db'));
  onTestFinished(() => again.close());
  const kept = await again.list();
  expect(kept.length).toBeGreaterThanOrEqual(5);
  expect(kept).toEqual(all.slice(0, kept.length));
  expect(stdout).toBe(`${en('inbox.backedUp', { count: kept.length, file })}\n`);
  await again.save(lead('after@a.br'));
  expect((await restored.leads('list', '--view', 'all')).stdout).toContain('after@a.br');
});

test('a backup replaces no file, needs a name, and leaves no part of one', async () => {
  const { root, leads } = await filled();
  const file = join(root, 'copy.db');
  await writeFile(file, 'mine');
  const missing = join(root, 'no/folder/copy.db');
  expect([
    await leads('backup', file),
    await readFile(file, 'utf8'),
    await leads('backup'),
    await leads('backup', missing),
    (await leads('backup', file, 'more')).code,
    (await leads('list', 'more')).code,
  ]).toEqual([
    { code: 2, stdout: '', stderr: `${en('inbox.backupThere', { file })}\n` },
    'mine',
    { code: 2, stdout: '', stderr: `${en('inbox.missing', { option: 'FILE' })}\n` },
    {
      code: 2,
      stdout: '',
      stderr: `${en('inbox.notWritten', { file: missing, reason: 'ENOENT' })}\n`,
    },
    2,
    2,
  ]);
  expect(await readdir(root)).toEqual(['copy.db', 'data']);
});
