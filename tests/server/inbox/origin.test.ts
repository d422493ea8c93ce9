import { expect, test } from 'vitest';
import { recentArrivals } from '../../../server/inbox/arrivals.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import { createTranslator } from '../../../tools/messages/translate.ts';
import { stopClock } from '../test-server.ts';
import { leadNames, startTestInbox, textOf } from './inbox-server.ts';

const pt = createTranslator('pt');

async function withLeads() {
  const inbox = await startTestInbox();
  for (const [FNAME, origin, apart] of [
    ['Ana', { page: '/clinicas', utm_campaign: 'spring', gclid: 'click-1' }],
    ['Bia', { page: '/clinicas' }],
    ['Caio', { page: '/en', utm_campaign: '<b>"winter"</b>' }],
    ['Davi', undefined],
    ['Spam', { page: '/trap', utm_campaign: 'none' }, 'trap'],
  ] as const)
    await inbox.store.save({
      form: 'contact',
      lang: 'pt',
      fields: { EMAIL: `${FNAME}@a.br`, FNAME },
      roles: rolesOfEarlierLeads,
      origin,
      apart,
    });
  const html = async (path: string) => (await inbox.visit(path)).text();
  return { ...inbox, html };
}

const optionsOf = (html: string, name: string) =>
  [
    ...(new RegExp(`<select name="${name}">(.*?)</select>`).exec(html)?.[1] ?? '').matchAll(
      /<option([^>]*)>([^<]*)/g,
    ),
  ].map(([, attributes, text]) => (attributes!.includes('selected') ? `*${text}` : text));

test('a lead tells where it came from', async () => {
  const { html } = await withLeads();
  const page = await html('/inbox?campaign=spring');
  expect(leadNames(page)).toEqual(['Ana']);
  expect(page).toContain('<a href="/clinicas">/clinicas</a>');
  expect(textOf(page)).toContain(
    `${pt('inbox.origin.utm_campaign')} spring ${pt('inbox.origin.gclid')} click-1`,
  );
});

test('lists are narrowed down by page and campaign, and stay so', async () => {
  const { html } = await withLeads();
  expect(leadNames(await html('/inbox?path=%2Fclinicas'))).toEqual(['Bia', 'Ana']);
  expect(leadNames(await html('/inbox?path=/clinicas&campaign=spring&form=contact'))).toEqual([
    'Ana',
  ]);
  const page = await html('/inbox?path=/clinicas');
  expect(optionsOf(page, 'path')).toEqual([pt('inbox.everyPage'), '*/clinicas', '/en']);
  expect(optionsOf(page, 'campaign')).toEqual([
    `*${pt('inbox.everyCampaign')}`,
    '&lt;b&gt;&quot;winter&quot;&lt;/b&gt;',
    'spring',
  ]);
  expect(page).toContain('<input type="hidden" name="path" value="/clinicas"/>');
  expect(page).toContain('href="/inbox/export?format=csv&amp;path=%2Fclinicas"');
  expect(textOf(await html('/inbox?campaign=unheard'))).toContain(pt('inbox.emptyHere'));
  expect(optionsOf(await html('/inbox?campaign=unheard'), 'campaign')).toContain('*unheard');
});

test('exports are narrowed down likewise, and have columns for it', async () => {
  const { html } = await withLeads();
  const rows = (await html('/inbox/export?format=csv&path=/clinicas')).trim().split('\r\n');
  const [header, first] = rows.map((row) => row.slice(1, -1).split('";"'));
  expect(rows).toHaveLength(3);
  const cell = (name: string) => first![header!.indexOf(name)];
  expect(['page', 'utm_source', 'utm_campaign', 'gclid', 'referrer'].map(cell)).toEqual([
    '/clinicas',
    '',
    'spring',
    'click-1',
    '',
  ]);
  expect(JSON.parse(await html('/inbox/export?format=json&campaign=spring'))).toMatchObject([
    { origin: { page: '/clinicas', utm_campaign: 'spring', gclid: 'click-1' } },
  ]);
});

test('a chart shows the leads of each day by page, and a table says the same', async () => {
  stopClock();
  const { html, store } = await withLeads();
  const page = await html('/inbox');
  expect(textOf(page)).toContain(pt('inbox.arrivals', { count: 4 }));
  const bars = [...page.matchAll(/<rect class="series-(\d)" x="580" y="(\d+)" .*?height="(\d+)"/g)];
  expect(bars.map(([, series, y, height]) => [series, y, height])).toEqual([
    ['0', '60', '60'],
    ['1', '30', '30'],
    ['2', '0', '30'],
  ]);
  expect(textOf(/<table>.*<\/table>/.exec(page)![0])).toMatch(/ \d\d\/\d\d 2 1 1$/);
  expect(page).not.toMatch(/<svg[^>]*style|<rect[^>]*style|<script/);
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) await store.erase(`${name}@a.br`);
  expect(await html('/inbox')).not.toContain('<figure');
});

test('days are those of the last thirty; pages beyond four are one', async () => {
  const counts = [
    { values: ['2025-03-30', '/e'], count: 1 },
    ...['/a', '/b', '', '/c'].map((page, index) => ({
      values: ['2025-03-01', page],
      count: 9 - index,
    })),
    { values: ['2025-03-30', '/f'], count: 1 },
  ];
  const asked: unknown[] = [];
  const countBy = async (...args: unknown[]) => {
    asked.push(...args);
    return counts;
  };
  const arrivals = (await recentArrivals({ countBy }, new Date(2025, 2, 30, 23, 59)))!;
  expect(asked).toEqual([['day', 'page'], new Date(2025, 2, 1)]);
  expect([arrivals.pages, arrivals.hasOthers, arrivals.days.length]).toEqual([
    ['/a', '/b', '', '/c'],
    true,
    30,
  ]);
  expect([arrivals.days[0], arrivals.days.at(-1)]).toEqual([
    { day: '2025-03-01', counts: [9, 8, 7, 6, 0] },
    { day: '2025-03-30', counts: [0, 0, 0, 0, 2] },
  ]);
});
