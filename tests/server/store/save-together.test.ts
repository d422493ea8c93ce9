import { expect, test } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { Lead } from '../../../server/store/lead-store.ts';
import { saveTogether } from '../../../server/store/save-together.ts';

const leadOf = (name: string): Lead => ({
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { EMAIL: `${name}@a.br` },
});
const nameOf = ({ fields }: Lead) => fields.EMAIL?.replace('@a.br', '') ?? '';

/** A disk that notes what is written at once, and refuses some. */
function disk(refused: string[] = []) {
  const writes: string[][] = [];
  const save = saveTogether(async (leads) => {
    const names = leads.map(nameOf);
    writes.push(names);
    if (names.some((name) => refused.includes(name))) throw new Error('refused');
    return names.map((name) => ({ id: name }));
  });
  return { writes, save };
}

test('leads that come together are one write, and each is answered with its own', async () => {
  const { writes, save } = disk();
  const saved = await Promise.all(['ana', 'bia', 'caio'].map((name) => save(leadOf(name))));
  expect(saved).toEqual([{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }]);
  await save(leadOf('davi'));
  expect(writes).toEqual([['ana', 'bia', 'caio'], ['davi']]);
});

test('none is answered before the write has ended', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const save = saveTogether(async (leads) => {
    await ended;
    return leads.map(() => ({ id: 'a' }));
  });
  let answered = false;
  const saving = save(leadOf('ana')).then(() => (answered = true));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(answered).toBe(false);
  end();
  await saving;
});

test('one that cannot be kept keeps no other from being', async () => {
  const { save } = disk(['bia']);
  const saved = await Promise.allSettled(['ana', 'bia', 'caio'].map((name) => save(leadOf(name))));
  expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
