import { expect, test } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import { startTestInbox } from './inbox-server.ts';

test('2,800 leads of an earlier version, each with 33 names of its own, are exported while others are served', async () => {
  const { visit, get, store } = await startTestInbox();
  const names = (lead: number) =>
    Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`n${lead}-${n}`, 'planted']));
  const save = (lead: number) =>
    store.save({
      form: 'contact',
      lang: 'pt',
      roles: rolesOfEarlierLeads,
      fields: { EMAIL: `a${lead}@a.br`, ...names(lead) },
    });
  for (let first = 0; first < 2_800; first += 200)
    await Promise.all(Array.from({ length: 200 }, (_, index) => save(first + index)));
  let done = false;
  const exporting = visit('/inbox/export?format=csv')
    .then((answer) => answer.text())
    .finally(() => (done = true));
  let answers = 0;
  while (!done) {
    await get('/clinicas');
    answers += 1;
  }
  const text = await exporting;
  const rows = text.trimEnd().split('\r\n');
  expect([rows.length, rows[0]?.split(';').length]).toEqual([2_801, 85]);
  expect(text.length).toBeLessThan(10_000_000);
  expect(rows.at(-1)).toContain('a2799@a.br');
  expect(rows.at(-1)).toContain('""n2799-32"":""planted""');
  expect(answers).toBeGreaterThan(4);
});
