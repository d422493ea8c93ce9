import Papa from 'papaparse';
import { expect, onTestFinished, test } from 'vitest';
import { deliveryKey, fakeProvider } from '../../bench/test-support/fake-provider.ts';
import { sendLead } from '../../server/delivery/send-lead.ts';
import { leadsToCsv } from '../../server/inbox/leads-csv.ts';
import { rolesOfEarlierLeads } from '../../server/store/field-roles.ts';
import { leadSource } from '../../server/store/read-leads.ts';
import { fromCsv } from '../../tools/model/csv.ts';
import { startTestInbox } from '../server/inbox/inbox-server.ts';
import { startTestServer, validLead } from '../server/test-server.ts';
import { shapeOf } from './html-shape.ts';
import { differences } from './pages.ts';
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

/** Does something with each of them, some at once: a provider takes no more than ten. */
async function withEach<T>(all: T[], work: (each: T) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < all.length; first += 8)
    await Promise.all(all.slice(first, first + 8).map(work));
}

/** Of many texts each stands in two of a lead's eight places, of few in all of them. */
const step = count > 150 ? 4 : 1;

/** An inbox with leads of all the texts, and all its pages. */
async function inboxOf(values: string[]) {
  const { store, visit } = await startTestInbox();
  const firsts = [...values.keys()].filter((index) => index % step === 0);
  await withEach(firsts, (index) => {
    const next = (by: number) => values[(index + by) % values.length] ?? '';
    return store.save({
      form: 'contact',
      lang: 'pt',
      roles: rolesOfEarlierLeads,
      submission: `s${index}`,
      origin: { page: '/clinicas', utm_campaign: next(1), referrer: next(2) },
      fields: {
        EMAIL: `a${index}@a.br`,
        FNAME: next(0),
        COMPANY: next(3),
        PHONE: next(4),
        tags: next(5),
        _other: JSON.stringify({ [next(6).slice(0, 50)]: next(7) }),
      },
    });
  });
  const pages: string[] = [];
  for (let page = 1; page <= Math.ceil(firsts.length / pageSize); page++)
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
    Array.from({ length: (pageSize + 1) * step }, (_, index) => `Palavra ${index}`),
  );
  const long = await inboxOf([`Palavra ${'x'.repeat(100)}`, 'Palavra com +55 11 91234-5678']);
  expect(faultsOf(pages, [...plain.pages, ...long.pages])).toEqual([]);

  const leads = await store.list();
  expect(new Set(leads.map(({ fields }) => fields.EMAIL)).size).toBe(
    Math.ceil(texts.length / step),
  );
  let csv = '';
  for await (const part of leadsToCsv(await leadSource(store, { view: 'all' }))) csv += part;
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';', newline: '\r\n' });
  expect(errors).toEqual([]);
  const rows = data.filter((row) => row.length > 1);
  expect(rows).toHaveLength(leads.length + 1);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.flat().filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual(
    [],
  );
  const [header = [], ...written] = fromCsv(csv);
  const column = header.indexOf('FNAME');
  expect(written.map((row) => row[column])).toEqual(leads.map(({ fields }) => fields.FNAME));

  const provider = await fakeProvider();
  onTestFinished(() => provider.close());
  for (const destination of [provider.list, provider.hook]) {
    const from = provider.requests.length;
    await withEach(leads, async (lead) => {
      const sent = await sendLead({ destination, key: deliveryKey }, lead, () => new Date());
      expect(sent.state, JSON.stringify(lead.fields)).toBe('delivered');
    });
    const requests = provider.requests.slice(from);
    const bodies = requests.map(({ body }) => JSON.parse(body));
    const arrived = new Map(
      bodies.map((body) => [
        body.email_address ?? body.fields.EMAIL,
        body.merge_fields ?? body.fields,
      ]),
    );
    for (const { fields } of leads)
      for (const name of ['FNAME', 'COMPANY', 'PHONE'])
        expect(arrived.get(fields.EMAIL)?.[name] ?? '').toBe(fields[name]);
    expect(new Set(requests.map(({ path }) => path.replace(/[0-9a-f]{32}$/, ''))).size).toBe(1);
    const known = new Set(Object.keys(requests[0]?.headers ?? {}));
    expect(
      requests.flatMap(({ headers }) => Object.keys(headers).filter((each) => !known.has(each))),
    ).toEqual([]);
  }
  if (count > 150)
    console.log(
      `${leads.length} leads of 8 texts each: ${pages.length} pages of the inbox, ${rows.length} rows of CSV, ${provider.requests.length} deliveries`,
    );
});

/** As many words of as many letters, with the same spaces between them. */
const plainTwin = (text: string) => text.replace(/[^\s\0]/g, 'x');

test('an answer shows what was sent as words, in its field', { timeout: 3_600_000 }, async () => {
  const { send } = await startTestServer({ leadsPerMinute: 1_000_000 });
  const answerTo = async ([first = '', ...rest]: string[]) => {
    const [email, more, tags, origin, lang, name = '', value] = rest.map((each) => each ?? '');
    const answer = await send({
      ...validLead,
      FNAME: first,
      EMAIL: `${email}@`,
      CONTEMAIS: `${'.'.repeat(30)}${more}`,
      tags: tags ?? '',
      origin: origin ?? '',
      lang: lang ?? '',
      [`own ${name.slice(0, 40)}`]: value ?? '',
    });
    expect(answer.status, JSON.stringify([first, ...rest])).toBe(422);
    return shapeOf(await answer.text(), false);
  };
  let answers = 0;
  for (let first = 0; first < texts.length; first += 8) {
    const some = texts.slice(first, first + 8);
    const [hostile, plain] = [await answerTo(some), await answerTo(some.map(plainTwin))];
    expect(
      [...hostile.unsafe, ...differences(hostile.elements, plain.elements)],
      some.join('\n'),
    ).toEqual([]);
    answers += 1;
  }
  if (count > 150) console.log(`${answers} answers to posts with 8 texts each`);
});
