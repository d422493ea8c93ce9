import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { buildDeliveryRequest } from '../../server/delivery/send-lead.ts';
import { leadsToCsv } from '../../server/inbox/leads-csv.ts';
import { rolesOfEarlierLeads } from '../../server/store/field-roles.ts';
import { leadSource } from '../../server/store/read-leads.ts';
import { startTestInbox } from '../server/inbox/inbox-server.ts';
import { startTestServer, validLead } from '../server/test-server.ts';
import { shapeOf } from './html-shape.ts';
import { hostileAddresses, hostileTexts } from './strings.ts';

/** How many texts there are: a few in a test, thousands in `npm run bench -- hostile-strings`. */
const count = Number(process.env.HOSTILE_STRINGS ?? 150);
/** What does not fit into a request has an answer of its own. */
const texts = [...hostileTexts(count), ...hostileAddresses(count)].map((text) =>
  text.slice(0, 1_000),
);
const pageSize = 50;

/** What pages have that stand for plain words do not, and what no page may have. */
function faultsOf(pages: string[], plainPages: string[]): string[] {
  const known = new Set(plainPages.flatMap((html) => shapeOf(html, false).elements));
  return pages.flatMap((html) => {
    const { elements, unsafe } = shapeOf(html, false);
    return [...unsafe, ...elements.filter((each) => !known.has(each))];
  });
}

/** An inbox with a lead for each text, and all its pages. */
async function inboxOf(values: string[]) {
  const { store, visit } = await startTestInbox();
  for (const [index, text] of values.entries())
    await store.save({
      form: 'contact',
      lang: 'pt',
      roles: rolesOfEarlierLeads,
      submission: `s${index}`,
      origin: { page: '/clinicas', utm_campaign: text, referrer: text },
      fields: {
        EMAIL: `a${index}@a.br`,
        FNAME: text,
        COMPANY: text,
        PHONE: text,
        tags: text,
        _other: JSON.stringify({ [text.slice(0, 50)]: text }),
      },
    });
  const pages: string[] = [];
  for (let page = 1; page <= Math.ceil(values.length / pageSize); page++)
    pages.push(await (await visit(`/inbox?view=all&page=${page}`)).text());
  for (const text of values.slice(0, 10))
    pages.push(await (await visit(`/inbox?view=all&campaign=${encodeURIComponent(text)}`)).text());
  return { store, pages };
}

test('the inbox, exports and deliveries have nothing of a hostile lead but its words', {
  timeout: 3_600_000,
}, async () => {
  const { store, pages } = await inboxOf(texts);
  const plain = await inboxOf(
    Array.from({ length: pageSize + 1 }, (_, index) => `Palavra ${index}`),
  );
  const long = await inboxOf([`Palavra ${'x'.repeat(100)}`, 'Palavra com +55 11 91234-5678']);
  expect(faultsOf(pages, [...plain.pages, ...long.pages])).toEqual([]);

  const leads = await store.list();
  expect(leads.map(({ fields }) => fields.FNAME)).toHaveLength(texts.length);
  let csv = '';
  for await (const part of leadsToCsv(await leadSource(store, { view: 'all' }))) csv += part;
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';', newline: '\r\n' });
  expect(errors).toEqual([]);
  const rows = data.filter((row) => row.length > 1);
  expect(rows).toHaveLength(texts.length + 1);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.flat().filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual(
    [],
  );
  const names = rows.slice(1).map((row) => row[rows[0]!.indexOf('FNAME')]!.replace(/^'/, ''));
  expect(names).toEqual(leads.map(({ fields }) => fields.FNAME!.replace(/^'/, '')));

  for (const lead of leads)
    for (const kind of ['webhook', 'mailing-list'] as const) {
      const url = 'https://list.example/3.0/lists/1';
      const request = buildDeliveryRequest({ destination: { kind, url }, key: 'key' }, lead);
      const sent = JSON.parse(request.body);
      expect((sent.fields ?? sent.merge_fields).FNAME || '').toBe(lead.fields.FNAME);
      expect(new URL(request.url).origin).toBe('https://list.example');
      expect(new URL(request.url).pathname).toMatch(/^\/3\.0\/lists\/1(\/members\/[0-9a-f]{32})?$/);
      for (const value of Object.values(request.headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
    }
});

test('an answer shows what was sent as words, in its field', { timeout: 3_600_000 }, async () => {
  const { send } = await startTestServer({ leadsPerMinute: 1_000_000 });
  const answerTo = async (text: string) => {
    const answer = await send({
      ...validLead,
      FNAME: text,
      EMAIL: `${text}@`,
      CONTEMAIS: `${'.'.repeat(30)}${text}`,
      tags: text,
      origin: text,
      lang: text,
      [text.slice(0, 40)]: text,
    });
    expect(answer.status, JSON.stringify(text)).toBe(422);
    return answer.text();
  };
  const plain = [await answerTo('Palavra'), await answerTo('Palavras que passam do limite')];
  for (const text of texts) expect(faultsOf([await answerTo(text)], plain), text).toEqual([]);
});
