import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { canKeepMine } from '../../tools/dev/protocol/can-keep-mine.ts';
import { copyTinySite } from '../run-tool.ts';

const [home, french] = ['en', 'fr'].map((code) => `pages-config/pages/home/${code}.json`) as [
  string,
  string,
];
const heading = { file: home, pointer: '/sections/1/heading', before: 'A boat that forgives' };

/** The tiny site, edited, and a colleague who saves another text of it. */
async function edited() {
  const root = await copyTinySite();
  const site = await openEditedSite(root, 'en');
  const onDisk = (file = home) => readFile(join(root, file), 'utf8');
  return {
    ...site,
    onDisk,
    unsaved: (file = home) => new TextDecoder().decode(site.live().files.json.get(file)),
    changes: () => site.live().state.changes,
    async theirs(was: string, now: string) {
      await writeFile(join(root, home), (await onDisk()).replace(was, now));
      await site.read([join(root, home)]);
    },
  };
}

type Edited = Awaited<ReturnType<typeof edited>>;

/** Asks for a change to be kept that cannot be, and sees all as it was. */
async function expectNothingDone({ keepMine, changes, unsaved, live }: Edited, id: string) {
  const before = [changes(), unsaved(), unsaved(french)];
  const shown = live();
  const answer = await keepMine(id);
  expect(answer.outcome).not.toBe('done');
  expect([changes(), unsaved(), unsaved(french)]).toEqual(before);
  expect(live()).toBe(shown);
  return answer;
}

test('a change that is kept is so in every language, where it is in the list', async () => {
  const site = await edited();
  const { change, keepMine, changes, theirs, unsaved, onDisk, save } = site;
  const ground = { pointer: '/sections/1/ground', before: 'sand', value: 'tint' };
  await change({ values: [home, french].map((file) => ({ file, ...ground })) });
  await change({ values: [{ ...heading, value: 'A patient boat' }] });
  await theirs('"ground": "sand"', '"ground": "dark"');
  const [mine] = changes();
  expect(mine).toMatchObject({ isLeftOut: true, conflicts: [{ value: 'tint', current: 'dark' }] });
  expect(canKeepMine(mine!)).toBe(true);
  const ids = changes().map(({ id }) => id);
  expect(await keepMine(mine!.id)).toMatchObject({ outcome: 'done' });
  expect(changes().map(({ id }) => id)).toEqual(ids);
  expect(changes()).toMatchObject([{ isLeftOut: false }, { isLeftOut: false }]);
  for (const file of [home, french])
    expect(JSON.parse(unsaved(file)).sections[1].ground, file).toBe('tint');
  expect(await save()).toMatchObject({ outcome: 'done' });
  expect(JSON.parse(await onDisk()).sections[1]).toMatchObject({
    ground: 'tint',
    heading: 'A patient boat',
  });
  expect(JSON.parse(await onDisk(french)).sections[1].ground).toBe('tint');
});

test('a change whose section is gone stays in the list, and cannot be kept', async () => {
  const site = await edited();
  await site.change({ values: [{ ...heading, value: 'A patient boat' }] });
  await site.theirs('"id": "boat"', '"id": "ship"');
  const [mine] = site.changes();
  expect(mine).toMatchObject({ isLeftOut: true, conflicts: [{ isGone: true }] });
  expect(canKeepMine(mine!)).toBe(false);
  expect(await expectNothingDone(site, mine!.id)).toMatchObject({ outcome: 'conflict' });
});

test('so does an item that is to go to another place of a list that has it no more', async () => {
  const site = await edited();
  const items = JSON.parse(await site.onDisk()).sections[2].items;
  const [first, second] = items;
  const edit = { file: home, pointer: '/sections/2/items/1' };
  await site.change({ values: [{ ...edit, before: second, value: second, item: 0 }] });
  const text = await site.onDisk();
  const listed = text.slice(text.indexOf('"items"'), text.indexOf(']', text.indexOf('"items"')));
  await site.theirs(listed, `"items": [${JSON.stringify(first)}`);
  const [mine] = site.changes();
  expect(mine).toMatchObject({ isLeftOut: true, conflicts: [{ isGone: true }] });
  await expectNothingDone(site, mine!.id);
});

test('a change of sections that no longer fits stays in the list, and cannot be kept', async () => {
  const site = await edited();
  await site.change({ section: { action: 'move-down', address: '/', section: 'boat' } });
  await site.theirs('"id": "boat"', '"id": "ship"');
  const [mine] = site.changes();
  expect(mine).toMatchObject({ isLeftOut: true, conflicts: [] });
  expect(canKeepMine(mine!)).toBe(false);
  await expectNothingDone(site, mine!.id);
  await expectNothingDone(site, 'unknown');
});

test('a change is not kept under a later one that builds upon what the file says now', async () => {
  const site = await edited();
  await site.change({ values: [{ ...heading, value: 'A patient boat' }] });
  await site.theirs('that forgives', 'that sings');
  await site.change({ values: [{ ...heading, before: 'A boat that sings', value: 'A choir' }] });
  const [mine] = site.changes();
  expect(await expectNothingDone(site, mine!.id)).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('Undo it first'),
  });
});
