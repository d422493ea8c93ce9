import { expect, onTestFinished, test, vi } from 'vitest';
import { exportFormats } from '../../../server/inbox/export-formats.ts';
import { leadsToCsv } from '../../../server/inbox/leads-csv.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { StoredLead } from '../../../server/store/lead-store.ts';

const lead = (fields: Record<string, string>, more: Partial<StoredLead> = {}): StoredLead => ({
  id: '1',
  receivedAt: '2025-05-20T12:00:00.000Z',
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields,
  corrections: [],
  revision: 0,
  ...more,
});

/**
 * Reads a table as RFC 4180 has it, with semicolons: every cell quoted, every row ended by CR LF,
 * nothing else anywhere.
 */
function parsed(csv: string): string[][] {
  expect(csv.codePointAt(0)).toBe(0xfeff);
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(;|\r\n)/y;
  cell.lastIndex = 1;
  while (cell.lastIndex < csv.length) {
    const from = cell.lastIndex;
    const found = cell.exec(csv);
    if (!found) throw new Error(`not a cell: ${csv.slice(from, from + 40)}`);
    rows.at(-1)!.push(found[1]!.replaceAll('""', '"'));
    if (found[2] !== ';' && cell.lastIndex < csv.length) rows.push([]);
  }
  return rows;
}

const sourceOf = (leads: StoredLead[]) =>
  async function* () {
    yield* leads;
  };

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const tableOf = async (...leads: StoredLead[]) => {
  const [header, ...rows] = parsed(await textOf(leadsToCsv(sourceOf(leads))));
  expect(rows.every((row) => row.length === header!.length)).toBe(true);
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [header![index], value])));
};

test('each lead is a row with what it says now, its times in UTC and by the clock here; columns are of all leads together', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  onTestFinished(() => void vi.unstubAllEnvs());
  const corrected = lead(
    { FNAME: 'Ana', COMPANY: 'Antes' },
    {
      corrections: [{ FNAME: '', COMPANY: 'Depois' }],
      revision: 1,
      origin: { page: '/clinicas', utm_campaign: 'spring' },
      answeredAt: '2025-05-22T02:05:09.000Z',
      delivery: { state: 'parked', attempts: 1, nextAt: '', note: 'no-address' },
    },
  );
  const [first, second] = await tableOf(
    corrected,
    lead({ PHONE: '+55 11 91234-5678' }, { id: '2', apart: 'links' }),
  );
  expect(first).toEqual({
    id: '1',
    receivedAt: '2025-05-20T12:00:00.000Z',
    receivedAtLocal: '2025-05-20 09:00:00',
    form: 'contact',
    lang: 'pt',
    spam: 'false',
    apart: '',
    answeredAt: '2025-05-22T02:05:09.000Z',
    answeredAtLocal: '2025-05-21 23:05:09',
    delivery: 'parked',
    deliveryNote: 'no-address',
    corrections: '1',
    page: '/clinicas',
    utm_source: '',
    utm_medium: '',
    utm_campaign: 'spring',
    utm_term: '',
    utm_content: '',
    gclid: '',
    referrer: '',
    FNAME: 'Ana',
    COMPANY: 'Depois',
    PHONE: '',
  });
  expect(second).toMatchObject({
    id: '2',
    spam: 'true',
    apart: 'links',
    answeredAtLocal: '',
    delivery: '',
    corrections: '0',
    FNAME: '',
    PHONE: "'+55 11 91234-5678",
  });
});

test('no leads are a header alone', async () =>
  expect(await textOf(leadsToCsv(sourceOf([])))).toMatch(
    /^\uFEFF"id";[^\r\n]*"corrections";[^\r\n]*"referrer"\r\n$/,
  ));

test('whatever is written stays in its cell', async () => {
  const text = 'Diz "sim"; e\n\n"não";\t fim;';
  expect((await tableOf(lead({ CONTEMAIS: text, FNAME: 'João' })))[0]).toMatchObject({
    CONTEMAIS: text,
    FNAME: 'João',
  });
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n1',
  '  =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫1',
  '\u22121',
  ' \u3000＝1',
])('a cell that begins as a formula is a text: %j', async (value) => {
  expect((await tableOf(lead({ FNAME: value })))[0]!.FNAME).toBe(`'${value}`);
});

test.each(['Ana', 'a=1', '1-1', 'ana@clinica.com.br', '(11) 91234-5678', "'x", ''])(
  'others stand as they are: %j',
  async (value) => {
    expect((await tableOf(lead({ FNAME: value })))[0]!.FNAME).toBe(value);
  },
);

test('names of fields, which anybody can make up, are guarded too and do not pass for columns of ours', async () => {
  const [row] = await tableOf(lead({ '=1': 'a', id: 'mine', 'a";"b': 'c' }));
  expect(row).toMatchObject({ id: '1', 'fields.id': 'mine', "'=1": 'a', 'a";"b': 'c' });
});

test('as JSON everything is kept as it was sent; too many at once are not spam', async () => {
  const delivery = { state: 'waiting', attempts: 0, nextAt: '' } as const;
  const leads = [
    lead({ FNAME: '=1' }, { corrections: [{ FNAME: 'Ana' }], revision: 1, delivery }),
    lead({}, { id: '2', apart: 'rate' }),
    lead({}, { id: '3', apart: 'trap' }),
  ];
  const [first, second, third] = JSON.parse(
    await textOf(exportFormats.json.write(sourceOf(leads))),
  ) as object[];
  expect(first).toEqual({
    id: '1',
    receivedAt: '2025-05-20T12:00:00.000Z',
    form: 'contact',
    lang: 'pt',
    spam: false,
    roles: rolesOfEarlierLeads,
    fields: { FNAME: '=1' },
    corrections: [{ FNAME: 'Ana' }],
    revision: 1,
    delivery,
  });
  expect([second, third]).toMatchObject([
    { id: '2', spam: false, apart: 'rate' },
    { id: '3', spam: true, apart: 'trap' },
  ]);
});

test('names that anybody made up are no columns without end: what has no column is one cell of JSON', async () => {
  const leads = Array.from({ length: 300 }, (_, lead_) =>
    lead({
      FNAME: 'Ana',
      ...Object.fromEntries(Array.from({ length: 33 }, (_each, n) => [`n${lead_}-${n}`, 'x'])),
    }),
  );
  const rows = await tableOf(...leads);
  const last = rows.at(-1) ?? {};
  expect([rows.length, Object.keys(last).length, last.FNAME]).toEqual([300, 85, 'Ana']);
  expect(JSON.parse(last._other ?? '')).toMatchObject({ 'n299-0': 'x', 'n299-32': 'x' });
});
