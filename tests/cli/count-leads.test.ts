import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rolesOfEarlierLeads } from '../../server/store/field-roles.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { runTool, temporaryFolder } from '../run-tool.ts';

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['DATA_FOLDER', 'DATABASE_URL', 'DEBUG']) vi.stubEnv(name, undefined);
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});

/** Two leads of a campaign, on both sides of a midnight in São Paulo, one of none, one of today. */
async function site() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const root = await temporaryFolder();
  let time = new Date('2025-05-21T02:59:00Z');
  const store = openLibsqlStore(join(root, 'data', 'leads.db'), () => time);
  onTestFinished(() => store.close());
  const save = (EMAIL: string, origin?: Record<string, string>) =>
    store.save({
      form: 'contact',
      lang: 'pt',
      fields: { EMAIL },
      roles: rolesOfEarlierLeads,
      origin,
    });
  await save('a@a.br', { page: '/clinicas', utm_campaign: 'spring' });
  time = new Date('2025-05-21T03:00:00Z');
  await save('b@a.br', { page: '/clinicas', utm_campaign: 'spring' });
  await save('c@a.br', { page: '/' });
  time = new Date();
  await save('d@a.br', { page: '/', utm_campaign: '=1+1;"x"' });
  return (...args: string[]) => runTool('leads', '--root', root, ...args);
}

test('counts by page and campaign, as a table, for a spreadsheet and for programs', async () => {
  const leads = await site();
  expect((await leads('--by', 'page,campaign')).stdout.split('\n')).toEqual([
    'Page       Campaign  Leads',
    '/clinicas  spring    2',
    '/          -         1',
    '/          =1+1;"x"  1',
    '',
  ]);
  expect((await leads('count', '--format', 'csv')).stdout).toBe(
    '\uFEFF"page";"utm_campaign";"count"\r\n"/clinicas";"spring";"2"\r\n"/";"";"1"\r\n' +
      '"/";"\'=1+1;""x""";"1"\n',
  );
  expect(JSON.parse((await leads('--by', 'utm_campaign', '--format', 'json')).stdout)).toEqual([
    { utm_campaign: 'spring', count: 2 },
    { utm_campaign: '', count: 1 },
    { utm_campaign: '=1+1;"x"', count: 1 },
  ]);
});

test('counts by days as they are here, and of the last days alone', async () => {
  const leads = await site();
  const { stdout } = await leads('--by', 'day,form,lang', '--days', '3650', '--format', 'json');
  expect(JSON.parse(stdout).slice(0, 2)).toEqual([
    { day: '2025-05-20', form: 'contact', lang: 'pt', count: 1 },
    { day: '2025-05-21', form: 'contact', lang: 'pt', count: 2 },
  ]);
  expect((await leads('--by', 'page', '--days', '1')).stdout).toBe('Page  Leads\n/     1\n');
});

test('says what it can count by, how far back, and in which formats', async () => {
  const leads = await site();
  for (const [args, message] of [
    [['--by', 'page,colour'], /colour.*day, form, lang, page, source/],
    [['--by', 'page', '--days', '0'], /--days 0.*1–3650/],
    [['--by', 'page', '--format', 'xml'], /xml.*text, csv, json/],
    [['list', '--by', 'page'], /--by/],
  ] as const) {
    const { code, stderr } = await leads(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  }
});

test('the table of leads names page and campaign where one is known', async () => {
  const [header, first] = (await (await site())('--view', 'all')).stdout.split('\n');
  expect(header).toMatch(/^Date +Form +Page +Campaign +Name /);
  expect(first).toMatch(/contact +\/clinicas +spring /);
});
