import { expect, test } from 'vitest';
import { leadDetails } from '../../../server/inbox/lead-details.ts';
import { filterParameters, parseFilter } from '../../../server/inbox/lead-filter.ts';
import type { FormsByLanguage } from '../../../server/leads/forms.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { StoredLead } from '../../../server/store/lead-store.ts';
import { createTranslator } from '../../../tools/messages/translate.ts';
import { shapeOf } from '../../hostile/html-shape.ts';
import { hostileAddresses, hostileTexts } from '../../hostile/strings.ts';
import { leadNames, startTestInbox, textOf } from './inbox-server.ts';

const pt = createTranslator('pt');
const lead = (FNAME: string, more: object = {}) => ({
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { EMAIL: `${FNAME.replaceAll(' ', '.')}@clinica.com.br`, FNAME },
  ...more,
});

async function withLeads(changes: Parameters<typeof startTestInbox>[0] = {}) {
  const inbox = await startTestInbox(changes);
  await inbox.store.save(lead('José Antes', { origin: { page: '/clinicas' } }));
  await inbox.store.save(lead('Ana'));
  await inbox.store.save(lead('Jose Depois', { form: 'other' }));
  const { id } = await inbox.store.save(lead('Josefa'));
  await inbox.store.markAnswered(id, true);
  const html = async (path: string) => (await inbox.visit(path)).text();
  return { ...inbox, html };
}

/** What the n-th form of a page that is sent by GET sends, as it stands. */
function formValues(html: string, index: number): Record<string, string> {
  const [, form = ''] =
    [...html.matchAll(/<form [^>]*method="get"[^>]*>(.*?)<\/form>/g)][index] ?? [];
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    / name="([^"]*)"/.exec(tag)?.[1],
    / value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const selects = [...form.matchAll(/<select name="([^"]*)">(.*?)<\/select>/g)].map(
    ([, name, options = '']) => [name, / selected="">([^<]*)/.exec(options)?.[1]],
  );
  return Object.fromEntries([...inputs, ...selects]);
}

test('a search shows who was found, the newest first, how many, and what was looked for', async () => {
  const { html } = await withLeads();
  const page = await html('/inbox?q=+JOSE+');
  expect(leadNames(page)).toEqual(['Jose Depois', 'José Antes']);
  expect(textOf(page)).toContain(pt('inbox.found', { count: 2 }));
  expect(/<title>([^·]*) ·/.exec(page)?.[1]).toBe(pt('inbox.found', { count: 2 }));
  expect(formValues(page, 0)).toEqual({ q: 'JOSE' });
  expect(page).toContain(`<a href="/inbox?view=all&amp;q=JOSE">${pt('inbox.searchAll')}</a>`);
  expect(page).toContain(`<a href="/inbox">${pt('inbox.clearSearch')}</a>`);
  const all = await html('/inbox?view=all&q=jose');
  expect(leadNames(all)).toEqual(['Josefa', 'Jose Depois', 'José Antes']);
  expect(all).not.toContain(pt('inbox.searchAll'));
});

test('nothing to look for is no search', async () => {
  const { html } = await withLeads();
  for (const path of ['/inbox', '/inbox?q=', '/inbox?q=+%09'])
    expect([leadNames(await html(path)).length, (await html(path)).includes('"found"')]).toEqual([
      3,
      false,
    ]);
});

test('who is not found is told, with where else to look', async () => {
  const page = await (await withLeads()).html('/inbox?view=answered&q=ana');
  expect(leadNames(page)).toEqual([]);
  expect(textOf(page)).toContain(pt('inbox.found', { count: 0 }));
  expect(textOf(page)).toContain(pt('inbox.emptySearch'));
  expect(textOf(page)).not.toContain(pt('inbox.empty.answered'));
  expect(page).toContain('href="/inbox?view=all&amp;q=ana"');
});

test('the search keeps the other filters, and they keep it; so do exports and buttons', async () => {
  const { html, submit } = await withLeads();
  const page = await html('/inbox?view=all&form=contact&path=/clinicas&campaign=none&q=jose');
  const kept = { view: 'all', form: 'contact', path: '/clinicas', campaign: 'none', q: 'jose' };
  expect([formValues(page, 0), formValues(page, 1)]).toEqual([kept, kept]);
  expect(page).toContain(
    '/inbox/export?format=csv&amp;view=all&amp;form=contact&amp;path=%2Fclinicas&amp;campaign=none&amp;q=jose"',
  );
  const found = await html('/inbox?form=contact&q=jose');
  expect(leadNames(found)).toEqual(['José Antes']);
  expect(found).toContain('<input type="hidden" name="q" value="jose"/>');
  const id = /name="id" value="([^"]*)"/.exec(found)?.[1] ?? '';
  const done = await submit('/inbox/lead', {
    id,
    action: 'answered',
    form: 'contact',
    q: 'jose é',
  });
  expect(done.headers.get('location')).toBe(
    `/inbox?form=contact&q=jose+%C3%A9&done=answered&lead=${id}#leads`,
  );
  expect(JSON.parse(await html('/inbox/export?format=json&view=all&q=jose'))).toMatchObject(
    ['José Antes', 'Jose Depois', 'Josefa'].map((FNAME) => ({ fields: { FNAME } })),
  );
});

test('what is found comes fifty a page, too', async () => {
  const { html, store } = await withLeads();
  for (let index = 0; index < 60; index += 1) await store.save(lead(`Par ${index}`));
  const [first, second] = [await html('/inbox?q=par'), await html('/inbox?q=par&page=2')];
  expect([leadNames(first).length, leadNames(first)[0]]).toEqual([50, 'Par 59']);
  expect([leadNames(second).length, leadNames(second).at(-1)]).toEqual([10, 'Par 0']);
  expect(first).toContain('rel="next" href="/inbox?q=par&amp;page=2"');
  expect(second).not.toContain('rel="next"');
  expect(textOf(second)).toContain(pt('inbox.found', { count: 60 }));
});

test('whatever is looked for is words on the page, and an address of the page', async () => {
  const { visit } = await withLeads();
  const pageOf = async (q: string) => {
    const answer = await visit(`/inbox?view=all&q=${encodeURIComponent(q)}`);
    expect([q, answer.status]).toEqual([q, 200]);
    return answer.text();
  };
  const known = new Set(
    [await pageOf('nobody'), await pageOf('ana'), await pageOf('a')].flatMap(
      (html) => shapeOf(html, false).elements,
    ),
  );
  for (const hostile of [...hostileTexts(60), ...hostileAddresses(20)]) {
    const text = hostile.slice(0, 1_000).toWellFormed();
    const { elements, unsafe } = shapeOf(await pageOf(text), false);
    expect([text, ...unsafe, ...elements.filter((each) => !known.has(each))]).toEqual([text]);
  }
  const raw = await visit('/inbox?q=%ff%00%ed%a0%80%E2%80%AE"><script>');
  expect([raw.status, (await raw.text()).includes('<script')]).toEqual([200, false]);
});

test('an address and a form take as much as is ever looked for', () => {
  const { search } = parseFilter(new URLSearchParams({ q: ` ${'ã'.repeat(5_000)}` }));
  expect(search).toBe('ã'.repeat(100));
  expect(filterParameters({ search })).toEqual({ q: search });
});

test('no log has what was looked for, no page before the password, and no page that it leads to', async () => {
  const lines: string[] = [];
  const { store, visit } = await withLeads({ log: (line) => lines.push(line) });
  const broken = await startTestInbox({
    log: (line) => lines.push(line),
    store: {
      ...store,
      get: () => Promise.reject(Object.assign(new Error('secret-name'), { code: 'BROKEN' })),
    },
  });
  for (const path of ['/inbox?q=secret-name', '/inbox/export?format=csv&q=secret-name']) {
    const answer = await broken.visit(path);
    const id = answer.headers.get('x-request-id');
    expect([answer.status, lines.at(-1)]).toEqual([500, `inbox: BROKEN, request ${id}`]);
    expect((await visit(path)).headers.get('referrer-policy')).toBe('strict-origin');
    expect(await (await visit(path, { cookie: '' })).text()).not.toContain('secret-name');
  }
  expect(lines.join()).not.toContain('secret-name');
});

test('a lead is found by its number, and by its telephone as a caller shows it', async () => {
  const { store, visit } = await startTestInbox();
  const { id } = await store.save(
    lead('Ana', { fields: { FNAME: 'Ana', PHONE: '(11) 90000-0000' } }),
  );
  await store.save(lead('Bia', { fields: { FNAME: 'Bia', PHONE: '0000-0000' } }));
  const found = async (search: string) =>
    leadNames(await (await visit(`/inbox?q=${encodeURIComponent(search)}`)).text());
  expect(await found(id)).toEqual(['Ana']);
  expect(await found('+55 11 90000-0000')).toEqual(['Bia', 'Ana']);
  expect(await found('+55 12 90000-0001')).toEqual([]);
});

test.each([
  ['+55 (11) 90000-0000', 'tel:+5511900000000'],
  ['(+55) 11 90000-0000', 'tel:+5511900000000'],
  ['3333-4444 / 98888-7777', undefined],
  ['3333-4444 ramal 22', undefined],
  ['12', undefined],
])('%s leads to %s', (PHONE, href) => {
  const form = { fields: [{ name: 'PHONE', kind: 'tel', label: 'Telefone' }] };
  const forms = new Map([['pt', new Map([['contact', form]])]]) as unknown as FormsByLanguage;
  const stored = { ...lead('Ana', { fields: { PHONE } }), corrections: [] } as unknown;
  expect(leadDetails(stored as StoredLead, forms, 'pt')).toMatchObject([{ value: PHONE, href }]);
});
