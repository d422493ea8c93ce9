import { describe, expect, test } from 'vitest';
import { formatDate } from '../../../server/inbox/lead-details.ts';
import { shownViews } from '../../../server/inbox/lead-filter.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { LeadStore } from '../../../server/store/lead-store.ts';
import { createTranslator, findMessage } from '../../../tools/messages/translate.ts';
import { readLeads } from '../test-server.ts';
import { leadNames, startTestInbox, textOf } from './inbox-server.ts';

const pt = createTranslator('pt');
const en = createTranslator('en');
const delivery = { kind: 'webhook', url: 'https://crm.example/leads' } as const;
const named = (FNAME: string, more: Record<string, string> = {}, form = 'contact') => ({
  form,
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { EMAIL: `${FNAME.toLowerCase()}@clinica.com.br`, FNAME, ...more },
});

/** When a lead was marked as answered, as the page says it. */
const answeredOn = async (store: LeadStore, id: string) =>
  formatDate((await store.get([id]))[0]!.answeredAt!, 'pt');

/**
 * A store with a lead in each list: Ana is new, Bia answered, Caio parked; Spam and Muito are set
 * apart.
 */
async function withLeads(changes: Parameters<typeof startTestInbox>[0] = {}) {
  const inbox = await startTestInbox({ leads: { delivery }, ...changes });
  const { store } = inbox;
  const ids: Record<string, string> = {};
  const add = async (name: string, ...rest: [Parameters<typeof store.save>[0]]) =>
    (ids[name] = (await store.save(...rest)).id);
  await add('Caio', named('Caio', {}, 'other'));
  const [caio] = await store.lease(1, 60_000);
  await store.completeAttempt(caio!, { state: 'parked', note: 'invalid-address' });
  await add('Bia', named('Bia'));
  await store.markAnswered(ids.Bia!, true);
  await add('Ana', named('Ana'));
  await add('Spam', { ...named('Spam', { b_trap: 'x' }), apart: 'trap' });
  await add('Muito', { ...named('Muito'), apart: 'rate' });
  const html = async (path: string, headers?: Record<string, string>) =>
    (await inbox.visit(path, headers)).text();
  return { ...inbox, ids, html };
}

describe('lists', () => {
  test.each([
    ['/inbox', ['Ana', 'Caio']],
    ['/inbox?view=answered', ['Bia']],
    ['/inbox?view=spam', ['Spam']],
    ['/inbox?view=excess', ['Muito']],
    ['/inbox?view=parked', ['Caio']],
    ['/inbox?view=waiting', ['Ana', 'Bia']],
    ['/inbox?view=all', ['Muito', 'Spam', 'Ana', 'Bia', 'Caio']],
    ['/inbox?view=all&form=other', ['Caio']],
    ['/inbox?view=nothing&page=x', ['Ana', 'Caio']],
  ])('%s has, the newest first, %j', async (path, expected) => {
    expect(leadNames(await (await withLeads()).html(path))).toEqual(expected);
  });

  test('each tells how many it has, and which one is shown', async () => {
    const html = await (await withLeads()).html('/inbox?view=spam');
    const tabs = [
      ...html.matchAll(/<a href="(\/inbox[^"]*)"( aria-current="page")?>([^<]+) <b>(\d+)<\/b>/g),
    ].map(([, href, current, name, count]) => [href, Boolean(current), name, count]);
    expect(tabs).toEqual([
      ['/inbox', false, pt('inbox.views.new'), '2'],
      ['/inbox?view=answered', false, pt('inbox.views.answered'), '1'],
      ['/inbox?view=spam', true, pt('inbox.views.spam'), '1'],
      ['/inbox?view=excess', false, pt('inbox.views.excess'), '1'],
      ['/inbox?view=waiting', false, pt('inbox.views.waiting'), '2'],
      ['/inbox?view=parked', false, pt('inbox.views.parked'), '1'],
      ['/inbox?view=all', false, pt('inbox.views.all'), '5'],
    ]);
  });

  test('a site that sends its leads nowhere has no delivery to speak of', async () => {
    const { html } = await withLeads({ leads: {} });
    const page = textOf(await html('/inbox?form=contact'));
    for (const text of [
      pt('inbox.views.waiting'),
      pt('inbox.views.parked'),
      pt('inbox.states.waiting'),
    ])
      expect(page).not.toContain(text);
  });

  test('fifty a page, with ways to the others', async () => {
    const { html, store } = await withLeads();
    for (let index = 0; index < 97; index += 1) await store.save(named(`P${index}`));
    const [first, second] = [
      await html('/inbox?form=contact'),
      await html('/inbox?form=contact&page=2'),
    ];
    expect([
      leadNames(first).length,
      leadNames(first)[0],
      leadNames(second).length,
      leadNames(second).at(-1),
    ]).toEqual([50, 'P96', 48, 'Ana']);
    expect(first).toContain('rel="next" href="/inbox?form=contact&amp;page=2"');
    expect(first).not.toContain('rel="prev"');
    expect(second).toContain('rel="prev" href="/inbox?form=contact"');
    expect(second).not.toContain('rel="next"');
  });

  test('an empty one says what to expect', async () => {
    const { visit } = await startTestInbox({ leads: { delivery } });
    for (const view of shownViews)
      expect(textOf(await (await visit(`/inbox?view=${view}`)).text())).toContain(
        pt(`inbox.empty.${view}`),
      );
    expect(textOf(await (await visit('/inbox?form=none')).text())).toContain(pt('inbox.emptyHere'));
  });

  test('the page speaks the language that the browser asks for', async () => {
    const html = await (await withLeads()).html('/inbox', { 'accept-language': 'en-US' });
    expect(html).toContain('<html lang="en-GB">');
    expect(textOf(html)).toContain(en('inbox.about.new'));
    expect(html).toContain('<dt>Name (en)</dt>');
  });
});

describe('a lead', () => {
  test('shows its fields by the labels of its form, in its order, with ways to write and to call; unknown ones by their names', async () => {
    const { visit, store } = await startTestInbox();
    await store.save({
      form: 'contact',
      lang: 'en',
      roles: rolesOfEarlierLeads,
      fields: {
        utm: 'ad',
        CONTEMAIS: 'a\nb',
        FNAME: 'Ana',
        BIRTHDAY: '',
        EMAIL: 'ana+b?c=d&e@clinica.com.br',
      },
    });
    const html = await (await visit('/inbox')).text();
    expect([...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label)).toEqual([
      'Name (pt)',
      'E-mail (pt)',
      'More (pt)',
      'utm',
      pt('inbox.number'),
    ]);
    expect(html).toContain('href="mailto:ana%2Bb%3Fc%3Dd%26e@clinica.com.br"');
  });

  test('shows what was corrected, and what it said before', async () => {
    const { visit, store } = await startTestInbox();
    for (const COMPANY of ['Um', 'Dois', 'Um', 'Três'])
      await store.save({ ...named('Ana', { COMPANY }), submission: 'a' });
    expect(textOf(await (await visit('/inbox')).text())).toContain(
      `COMPANY Três ${pt('inbox.formerly')} Um ${pt('inbox.formerly')} Dois`,
    );
  });

  test('shows why it was not delivered, or why it is apart', async () => {
    const { html } = await withLeads();
    expect(textOf(await html('/inbox?view=parked'))).toContain(
      `${pt('inbox.states.parked')}: ${pt('inbox.notes.invalid-address')}`,
    );
    const spam = textOf(await html('/inbox?view=spam'));
    expect(spam).toContain(pt('inbox.apart.trap'));
    expect(spam).toContain(`${pt('inbox.trap')} x`);
  });

  test('is text, whatever it holds', async () => {
    const { visit, store } = await startTestInbox();
    const nasty = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;';
    await store.save({
      form: nasty,
      lang: nasty,
      roles: rolesOfEarlierLeads,
      fields: { FNAME: nasty, EMAIL: `${nasty}@x`, [nasty]: nasty },
    });
    await store.save({
      form: 'contact',
      lang: 'pt',
      roles: rolesOfEarlierLeads,
      fields: { EMAIL: '"><script>@x.y', ['__proto__']: 'x' },
    });
    for (const path of [
      '/inbox',
      `/inbox?form=${encodeURIComponent(nasty)}&view=all`,
      `/inbox?done=${encodeURIComponent(nasty)}`,
      '/inbox?done=toString',
    ]) {
      const html = await (await visit(path)).text();
      expect(html).not.toMatch(/<script|<img|" onerror|'><|function/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    }
  });
});

describe('actions', () => {
  const buttons = (html: string) =>
    [...html.matchAll(/<button [^>]*name="action"[^>]*>/g)].map(([tag]) => [
      / value="(\w+)"/.exec(tag)![1],
      / aria-label="[^"]*: ([^"]*)"/.exec(tag)![1],
    ]);

  /** What a form sends when its button is pressed. */
  const fieldsOf = (form: string): Record<string, string> =>
    Object.fromEntries(
      [...form.matchAll(/<(?:input|button) [^>]*>/g)].map(([tag]) =>
        ['name', 'value'].map((part) => new RegExp(` ${part}="([^"]*)"`).exec(tag)![1]),
      ),
    );

  test.each([
    [
      'new',
      [
        ['answered', 'Ana'],
        ['answered', 'Caio'],
        ['retry', 'Caio'],
      ],
    ],
    ['answered', [['unanswered', 'Bia']]],
    ['spam', [['accept', 'Spam']]],
    ['excess', [['accept', 'Muito']]],
  ])('of %s leads: %j', async (view, expected) => {
    expect(buttons(await (await withLeads()).html(`/inbox?view=${view}`))).toEqual(expected);
  });

  test.each([
    ['answered', 'Ana', (lead: { answeredAt?: string }) => Boolean(lead.answeredAt)],
    ['unanswered', 'Bia', (lead: { answeredAt?: string }) => !lead.answeredAt],
    [
      'retry',
      'Caio',
      (lead: { delivery?: { state: string } }) => lead.delivery?.state === 'waiting',
    ],
    ['accept', 'Spam', (lead: { apart?: string }) => lead.apart === undefined],
    ['accept', 'Muito', (lead: { apart?: string }) => lead.apart === undefined],
  ])('%s: is done, told, and leads back to the same list', async (action, name, holds) => {
    const { submit, html, ids, database, store } = await withLeads();
    const answer = await submit('/inbox/lead', {
      id: ids[name]!,
      action,
      view: 'all',
      form: 'a b',
      page: '2',
    });
    const back = `/inbox?view=all&form=a+b&page=2&done=${action}&lead=${ids[name]}#leads`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    expect(holds((await readLeads(database)).find(({ id }) => id === ids[name])!)).toBe(true);
    const date = action === 'answered' ? await answeredOn(store, ids[name]!) : '';
    const told = `${name}: ${findMessage('pt', `inbox.done.${action}`, { date })}`;
    const page = await html(back);
    expect(textOf(page)).toContain(told);
    expect(page).toContain(`<title>${told} · `);
  });

  test('that nobody knows, or that no longer hold, are told nothing of', async () => {
    const { html, ids } = await withLeads();
    for (const [done, lead] of [
      ['toString', ids.Ana],
      ['answered', ids.Ana],
      ['unanswered', ids.Bia],
      ['answered', 'gone'],
    ])
      expect(await html(`/inbox?done=${done}&lead=${lead}`)).not.toContain('role="status"');
  });

  test('are taken back with one press, by whoever has pressed the button of another lead', async () => {
    const { submit, html, ids, store } = await withLeads();
    await submit('/inbox/lead', { id: ids.Ana!, action: 'answered' });
    const page = await html(`/inbox?done=answered&lead=${ids.Ana}`);
    const [notice = ''] = /<div class="notice">[\s\S]*?<\/form>/.exec(page) ?? [];
    const date = await answeredOn(store, ids.Ana!);
    expect(textOf(notice)).toContain(
      `Ana: ${pt('inbox.done.answered', { date })} ${pt('inbox.undo')}`,
    );
    expect(fieldsOf(notice)).toEqual({ id: ids.Ana, revision: '0', action: 'unanswered' });
    await submit('/inbox/lead', fieldsOf(notice));
    expect((await store.get([ids.Ana!]))[0]!.answeredAt).toBeUndefined();
  });

  test('are taken back of a lead that was corrected before', async () => {
    const { submit, html, store } = await withLeads();
    for (const COMPANY of ['Um', 'Dois'])
      await store.save({ ...named('Eva', { COMPANY }), submission: 'a' });
    const eva = (await store.list()).find(({ fields }) => fields.FNAME === 'Eva')!;
    await store.markAnswered(eva.id, true);
    await submit('/inbox/lead', { id: eva.id, action: 'unanswered' });
    const page = await html(`/inbox?done=unanswered&lead=${eva.id}`);
    await submit('/inbox/lead', fieldsOf(/<div class="notice">[\s\S]*?<\/form>/.exec(page)![0]));
    expect((await store.get([eva.id]))[0]!.answeredAt).toBeDefined();
  });

  test('that are pressed twice, or that a colleague was earlier with, can be taken back all the same; not over what was read', async () => {
    const { submit, html, ids, store } = await withLeads();
    const answer = async (revision: string) =>
      (await submit('/inbox/lead', { id: ids.Ana!, action: 'answered', revision })).headers.get(
        'location',
      );
    const done = `/inbox?done=answered&lead=${ids.Ana}#leads`;
    expect([await answer('0'), await answer('0')]).toEqual([done, done]);
    expect(await html(done)).toContain('value="unanswered"');
    expect(await answer('1')).toBe('/inbox?done=nothing#leads');
    expect((await store.get([ids.Ana!]))[0]!.answeredAt).toBeDefined();
  });

  test('on the last lead of the last page lead to the page before', async () => {
    const { store, submit, html } = await startTestInbox().then((inbox) => ({
      ...inbox,
      html: async (path: string) => (await inbox.visit(path)).text(),
    }));
    const { id } = await store.save(named('First'));
    for (let lead = 0; lead < 50; lead += 1) await store.save(named(`Lead${lead}`));
    expect(leadNames(await html('/inbox?page=2'))).toEqual(['First']);
    const { headers } = await submit('/inbox/lead', { id, action: 'answered', page: '2' });
    const page = await html(headers.get('location')!);
    expect(leadNames(page)).toHaveLength(50);
    const date = await answeredOn(store, id);
    expect(textOf(page)).toContain(`First: ${pt('inbox.done.answered', { date })}`);
  });

  test('of a delivery that waits after an attempt, or was refused for good', async () => {
    const { store, html, ids } = await withLeads();
    const retried = async () =>
      buttons(await html('/inbox?view=all')).flatMap(([action, name]) =>
        action === 'retry' ? [name] : [],
      );
    expect(await retried()).toEqual(['Caio']);
    const [bia] = await store.lease(1, 60_000);
    const nextAt = new Date(Date.now() + 3_600_000).toISOString();
    await store.completeAttempt(bia!, { state: 'waiting', nextAt, note: 'status-503' });
    expect(await retried()).toEqual(['Bia', 'Caio']);
    expect(textOf(await html('/inbox?view=waiting'))).toContain(
      pt('inbox.answeredStatus', { status: '503' }),
    );
    const [ana] = await store.lease(1, 60_000);
    expect(ana!.lead.id).toBe(ids.Ana);
    await store.completeAttempt(ana!, { state: 'parked', note: 'no-consent' });
    // A webhook asks for no consent.
    expect(await retried()).toEqual(['Ana', 'Bia', 'Caio']);
  });

  test('of a delivery that no attempt of a mailing list can make', async () => {
    const list = { kind: 'mailing-list', url: 'https://list.example/3.0/lists/a1' } as const;
    const { store, html } = await withLeads({ leads: { delivery: list } });
    for (const note of ['no-consent', 'no-address']) {
      const [leased] = await store.lease(1, 60_000);
      await store.completeAttempt(leased!, { state: 'parked', note });
    }
    expect(
      buttons(await html('/inbox?view=parked')).filter(([action]) => action === 'retry'),
    ).toEqual([['retry', 'Caio']]);
  });

  test('of a delivery that was made at once are told all the same', async () => {
    const { submit, html, ids, store } = await withLeads();
    const answer = await submit('/inbox/lead', { id: ids.Caio!, action: 'retry', view: 'parked' });
    for (let lead = 0; lead < 3; lead += 1) {
      const [leased] = await store.lease(1, 60_000);
      await store.completeAttempt(leased!, { state: 'delivered' });
    }
    expect((await store.get([ids.Caio!]))[0]!.delivery!.state).toBe('delivered');
    const page = textOf(await html(answer.headers.get('location')!));
    expect(page).toContain(`Caio: ${pt('inbox.done.retry')}`);
  });

  test('on a lead that is gone, or that it does not fit, does nothing and says so', async () => {
    const { submit, html, ids, database } = await withLeads();
    const before = await readLeads(database);
    for (const [id, action] of [
      ['gone', 'answered'],
      ['gone', 'retry'],
      [ids.Ana!, 'retry'],
      [ids.Ana!, 'accept'],
    ] as const)
      expect((await submit('/inbox/lead', { id, action })).headers.get('location')).toBe(
        '/inbox?done=nothing#leads',
      );
    expect(textOf(await html('/inbox?done=nothing'))).toContain(pt('inbox.done.nothing'));
    for (const fields of [
      { id: ids.Ana!, action: 'erase' },
      { id: ids.Ana!, action: 'toString' },
      { action: 'answered' },
      {},
    ] as Record<string, string>[])
      expect((await submit('/inbox/lead', fields)).status).toBe(422);
    expect(await readLeads(database)).toEqual(before);
  });
});

test('the list that is shown can be exported, all its pages, under a name without anybody’s data', async () => {
  const { visit, html } = await withLeads();
  const page = await html('/inbox?view=all&form=other');
  for (const format of ['csv', 'json']) {
    expect(page).toContain(`href="/inbox/export?format=${format}&amp;view=all&amp;form=other"`);
    const answer = await visit(`/inbox/export?format=${format}&view=all&form=other`);
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="leads-all-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    if (format === 'json')
      expect(JSON.parse(text)).toMatchObject([{ form: 'other', fields: { FNAME: 'Caio' } }]);
    else
      expect([
        answer.headers.get('content-type'),
        text.startsWith('\uFEFF"id";'),
        text.split('\r\n').length,
      ]).toEqual(['text/csv; charset=utf-8', true, 3]);
  }
});
