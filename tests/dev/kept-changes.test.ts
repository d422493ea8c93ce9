import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { copyTinySite, temporaryFolder } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const edit = (before: string, value: string) => ({
  values: [{ file: home, pointer: '/sections/1/heading', before, value }],
});

/** The tiny site, and a way to open it again as after the server ended. */
async function site() {
  const root = await copyTinySite();
  const keptIn = join(await temporaryFolder(), 'unsaved.json');
  const open = () => openEditedSite(root, 'en', undefined, keptIn);
  const said = async (opened: Awaited<ReturnType<typeof open>>) =>
    new TextDecoder().decode(opened.live().files.json.get(home));
  return { root, keptIn, open, said };
}

test('unsaved changes are there again after the server ended, until saved or undone', async () => {
  const { root, open, said } = await site();
  const first = await open();
  await first.change(edit('A boat that forgives', 'A patient boat'));
  await first.change({ section: { action: 'move-down', address: '/', section: 'boat' } });
  const second = await open();
  expect(await said(second)).toBe(await said(first));
  const { changes } = second.live().state;
  expect(changes).toEqual(first.live().state.changes);
  // A new change has a name of its own, and each can be undone by itself.
  await second.change({ section: { action: 'move-up', address: '/', section: 'boat' } });
  const ids = second.live().state.changes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids.slice(1).toReversed()) await second.undo(id);
  const third = await open();
  expect(third.live().state.changes.map(({ sentence }) => sentence)).toEqual([
    changes[0]?.sentence,
  ]);
  await third.save();
  expect(await readFile(join(root, home), 'utf8')).toContain('A patient boat');
  expect((await open()).live().state.changes).toEqual([]);
});

test('what no longer fits after a restart is told, and a damaged file is none', async () => {
  const { root, keptIn, open } = await site();
  await (await open()).change(edit('A boat that forgives', 'A patient boat'));
  const text = await readFile(join(root, home), 'utf8');
  await writeFile(join(root, home), text.replace('that forgives', 'that sings'));
  const [told] = (await open()).live().state.changes;
  expect(told).toMatchObject({ isLeftOut: true, conflicts: [{ current: 'A boat that sings' }] });
  await writeFile(keptIn, 'half');
  expect((await open()).live().state.changes).toEqual([]);
});

test('what an interrupted save has written meanwhile is not asked for again', async () => {
  const { root, open } = await site();
  await (await open()).change(edit('A boat that forgives', 'A patient boat'));
  const before = await readFile(join(root, home), 'utf8');
  const after = before.replace('A boat that forgives', 'A patient boat');
  const journal = JSON.stringify([{ file: home, before, after }]);
  await writeFile(join(root, '.unfinished-save.json'), journal);
  expect((await open()).live().state.changes).toEqual([]);
  expect((await open()).live().state.changes).toEqual([]);
  expect(await readFile(join(root, home), 'utf8')).toBe(after);
});

test('a save that the disk refuses is told and leaves all as it was, also for the next start', async () => {
  const { root, open, said } = await site();
  const first = await open();
  const french = home.replace('en.json', 'fr.json');
  const onDisk = () =>
    Promise.all([home, french].map((file) => readFile(join(root, file), 'utf8')));
  const before = await onDisk();
  await first.change(edit('A boat that forgives', 'A patient boat'));
  await first.change({ section: { action: 'move-down', address: '/', section: 'boat' } });
  // A folder in the place of the file that is to become the French page.
  const refused = join(root, 'pages-config/pages/home/.fr.json.part');
  await mkdir(refused);
  expect(await first.save()).toEqual({
    outcome: 'refused',
    message: expect.stringMatching(
      /^Not saved: the disk refused pages-config\/pages\/home\/fr\.json \(EISDIR: [^,']+\)/,
    ),
  });
  expect(await onDisk()).toEqual(before);
  await first.change({ section: { action: 'duplicate', address: '/', section: 'boat' } });
  await rm(refused, { recursive: true });
  const second = await open();
  expect(second.live().state.changes).toEqual(first.live().state.changes);
  expect(second.live().state.changes).toHaveLength(3);
  expect(await said(second)).toBe(await said(first));
  expect(await second.save()).toMatchObject({ outcome: 'done' });
  expect((await onDisk())[0]).toBe(await said(first));
});

test('a change that the file says already is one that fits', async () => {
  const { root, open, said } = await site();
  const first = await open();
  await first.change(edit('A boat that forgives', 'A patient boat'));
  const text = await readFile(join(root, home), 'utf8');
  const written = text.replace('A boat that forgives', 'A patient boat');
  await writeFile(join(root, home), written);
  await first.read([join(root, home)]);
  expect(first.live().state.changes).toMatchObject([{ isLeftOut: false, conflicts: [] }]);
  expect(await said(first)).toBe(written);
  expect(await first.save()).toMatchObject({ outcome: 'done' });
  expect(await readFile(join(root, home), 'utf8')).toBe(written);
});
