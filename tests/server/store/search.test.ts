import { describe, expect, test } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { LeadStore } from '../../../server/store/lead-store.ts';
import { findLeads, leadSource } from '../../../server/store/read-leads.ts';
import { storeKinds, testLead } from './store-fixtures.ts';

/** A store with people by the first letters of their addresses, of whom f is spam. */
async function filled(store: LeadStore) {
  const ids = new Map<string, string>();
  for (const [EMAIL, fields, more] of [
    ['a@sol.com.br', { FNAME: 'José', LNAME: 'Conceição', COMPANY: 'Clínica Sol' }],
    ['b@lua.es', { FNAME: 'JOSE', PHONE: '+55 (11) 91234-5678' }, { form: 'demo' }],
    ['c@x.br', { FNAME: 'Łukasz Größe', CONTEMAIS: 'José' }, { origin: { page: '/en/clinicas' } }],
    ['d@100.br', { FNAME: '100%_[a]*\\"', COMPANY: "D'Ávila" }],
    ['e@x.br', { FNAME: 'half \ud83d\0 "end', COMPANY: '\u0000' }],
    ['f@x.br', { FNAME: 'Jose\u0301' }, { apart: 'trap' }],
  ] as [string, Record<string, string>, object?][]) {
    const { id } = await store.save(testLead({ EMAIL, ...fields }, more));
    ids.set(id, EMAIL[0] ?? '');
  }
  return async (search: string, query = {}) =>
    (await findLeads(store, query, search)).map((id) => ids.get(id)).join('');
}

describe.each(storeKinds)('%s', (_kind, place) => {
  test('finds who wrote by each word, without regard to capitals and accents', async () => {
    const find = await filled((await place()).open());
    expect(await find('josé')).toBe('abf');
    expect(await find('  JOSE\tconceicao ')).toBe('a');
    expect(await find('jose lua')).toBe('b');
    expect(await find('clinica')).toBe('ac');
    expect(await find('/en/clinicas')).toBe('c');
    expect(await find('SOL.COM')).toBe('a');
    expect(await find('davila')).toBe('');
    expect(await find("d'avila")).toBe('d');
    expect(await find('jose nobody')).toBe('');
  });

  test('finds a telephone by its figures, however they are set apart', async () => {
    const find = await filled((await place()).open());
    for (const number of ['912345678', '(11) 9 1234.5678', '+5511912345678', 'jose 1234.5678'])
      expect([number, await find(number)]).toEqual([number, 'b']);
    expect(await find('912345679')).toBe('');
    expect(await find('--')).toBe('');
  });

  test('finds within a list alone, and takes signs of databases for what they are', async () => {
    const find = await filled((await place()).open());
    expect(await find('jose', { view: 'spam' })).toBe('f');
    expect(await find('jose', { view: 'new', form: 'demo' })).toBe('b');
    for (const [text, expected] of [
      ['100%_[a]*\\"', 'd'],
      ['%', 'd'],
      ['_', 'd'],
      ['*', 'd'],
      ['\\', 'd'],
      ['.*', ''],
      ["' OR 1=1 --", ''],
      ['"end', 'e'],
      ['\0', 'e'],
      ['\ud83d', 'e'],
    ] as const)
      expect([text, await find(text)]).toEqual([text, expected]);
  });

  test('finds what was said before a correction, under whatever name its form has for it', async () => {
    const store = (await place()).open();
    const roles = { ...rolesOfEarlierLeads, company: 'firma', name: 'constructor' };
    for (const firma of ['Antes', 'Depois'])
      await store.save(testLead({ firma, COMPANY: 'Unasked' }, { roles, submission: 'one' }));
    const count = async (search: string) => (await findLeads(store, {}, search)).length;
    expect(await Promise.all(['antes', 'depois', 'unasked', 'function'].map(count))).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test('reads a few leads at a time, and what is exported is what was found', async () => {
    const store = (await place()).open();
    for (let index = 0; index < 230; index += 1)
      await store.save(testLead({ EMAIL: `a${index}@a.br`, FNAME: index % 2 ? 'Ana' : 'Bia' }));
    const asked: number[] = [];
    const counting = {
      ids: store.ids,
      get: (ids: string[]) => {
        asked.push(ids.length);
        return store.get(ids);
      },
    };
    expect(await findLeads(counting, {}, 'ana')).toHaveLength(115);
    expect(asked).toEqual([100, 100, 30]);
    const names = new Set<string | undefined>();
    let count = 0;
    for await (const { fields } of (await leadSource(store, {}, 'ana'))()) {
      names.add(fields.FNAME);
      count += 1;
    }
    expect([count, ...names]).toEqual([115, 'Ana']);
  });
});
