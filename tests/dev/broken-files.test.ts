import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { canKeepMine } from '../../tools/dev/protocol/can-keep-mine.ts';
import type { EditRequest } from '../../tools/dev/protocol/edits.ts';
import { copyTinySite, temporaryFolder } from '../run-tool.ts';

const [home, french] = ['en', 'fr'].map((code) => `pages-config/pages/home/${code}.json`) as [
  string,
  string,
];
const settings = 'pages-config/site.json';
const heading = { file: home, pointer: '/sections/1/heading', before: 'A boat that forgives' };
const patient: EditRequest = { values: [{ ...heading, value: 'A patient boat' }] };
const moved: EditRequest = { section: { action: 'move-down', address: '/', section: 'boat' } };

/** The tiny site, edited, and files of it that are saved in a text editor. */
async function edited() {
  const root = await copyTinySite();
  const keptIn = join(await temporaryFolder(), 'unsaved.json');
  const open = () => openEditedSite(root, 'en', undefined, keptIn);
  const onDisk = (file: string) => readFile(join(root, file), 'utf8');
  const site = await open();
  return {
    ...site,
    open,
    onDisk,
    changes: () => site.live().state.changes,
    unsaved: (file: string) => new TextDecoder().decode(site.live().files.json.get(file)),
    async write(file: string, change: (text: string) => string) {
      await writeFile(join(root, file), change(await onDisk(file)));
      await site.read([join(root, file)]);
    },
  };
}

const withoutComma = (text: string) => text.replace(/",\n/, '"\n');
const waits = (file: string) => ({
  isLeftOut: true,
  brokenFile: file,
  reason: expect.stringMatching(new RegExp(`^${file} .* first`)),
});

test('a change of a text waits while its file is no JSON, also after a new start', async () => {
  const site = await edited();
  const { change, write, changes, save, undo, keepMine, open, onDisk } = site;
  const whole = await onDisk(home);
  await change(patient);
  await write(home, withoutComma);
  expect(changes()).toMatchObject([{ ...waits(home), conflicts: [{ isGone: true }] }]);
  const [mine] = changes();
  expect(canKeepMine(mine!)).toBe(false);
  expect(await keepMine(mine!.id)).toMatchObject({ outcome: 'conflict' });
  expect(await save()).toMatchObject({ outcome: 'conflict' });
  expect(await onDisk(home)).toBe(withoutComma(whole));
  const again = await open();
  expect(again.live().state.changes).toMatchObject([waits(home)]);
  expect(await undo(mine!.id)).toMatchObject({ outcome: 'done' });
  await change(patient);
  await write(home, () => whole);
  expect(await (await open()).save()).toMatchObject({ outcome: 'done' });
});

test('nothing is written into a text that is no JSON, and that is said', async () => {
  const { change, write, changes, unsaved, onDisk } = await edited();
  await write(home, withoutComma);
  const before = await onDisk(home);
  for (const edit of [
    { ...heading, value: 'A patient boat' },
    { file: home, pointer: '/theme', value: 'dark' },
    { file: home, pointer: '/arrivals/0', value: {}, item: 'added' as const },
  ])
    expect(await change({ values: [edit] })).toEqual({
      outcome: 'refused',
      message: expect.stringContaining(home),
    });
  expect(changes()).toEqual([]);
  expect(unsaved(home)).toBe(before);
});

test.each([
  ['moved', moved],
  ['copied', { section: { action: 'duplicate', address: '/', section: 'boat' } }],
  ['removed', { section: { action: 'remove', address: '/', section: 'questions' } }],
  ['added', { section: { action: 'add', address: '/', section: 'boat', type: 'banner' } }],
] satisfies [string, EditRequest][])(
  'a section is not %s in one language only, and the save waits',
  async (_, request) => {
    const { change, write, changes, save, unsaved, onDisk } = await edited();
    const [whole, other] = (await Promise.all([home, french].map(onDisk))) as [string, string];
    for (const file of [french, home]) {
      const text = file === home ? whole : other;
      await write(file, withoutComma);
      expect(await change(request)).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining(file),
      });
      await write(file, () => text);
    }
    expect(await change(request)).toMatchObject({ outcome: 'done' });
    await write(french, withoutComma);
    expect(changes()).toMatchObject([waits(french)]);
    expect(unsaved(home)).toBe(whole);
    expect(await save()).toMatchObject({ outcome: 'conflict' });
    expect(await onDisk(home)).toBe(whole);
    await write(french, () => other);
    expect(changes()).toMatchObject([{ isLeftOut: false }]);
    expect(await save()).toMatchObject({ outcome: 'done' });
    expect(await onDisk(home)).not.toBe(whole);
    expect(await onDisk(french)).not.toBe(other);
  },
);

test('so it is where a page has no list of sections, or the settings are no JSON', async () => {
  const { change, write, changes, open, onDisk } = await edited();
  const [whole, config] = (await Promise.all([french, settings].map(onDisk))) as [string, string];
  await change(moved);
  await write(french, (text) => text.replace('"sections"', '"sectoins"'));
  expect(changes()).toMatchObject([waits(french)]);
  expect((await open()).live().state.changes).toMatchObject([waits(french)]);
  await write(french, () => whole);
  await write(settings, withoutComma);
  expect(changes()).toMatchObject([waits(settings)]);
  expect((await open()).live().state.changes).toMatchObject([waits(settings)]);
  await write(settings, () => config);
  expect(changes()).toMatchObject([{ isLeftOut: false, brokenFile: undefined }]);
});

test('a page comes into no menu of one language only, and over no file that is there', async () => {
  const { change, write } = await edited();
  const page = {
    ...{ route: 'boats', preset: 'curta', form: 'trial-lesson', menu: '', hasFooterLink: false },
    titles: { en: 'Boats that forgive a first mistake', fr: 'Des bateaux qui pardonnent' },
  };
  const shell = 'pages-config/shell/fr.json';
  const [menu] = JSON.parse(await (await edited()).onDisk(shell)).header.menus;
  await write(shell, withoutComma);
  expect(await change({ page: { ...page, menu: menu.id } })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining(shell),
  });
  expect(await change({ page })).toMatchObject({ outcome: 'done' });
  for (const code of ['en', 'fr'])
    await write(`pages-config/pages/courses/${code}.json`, withoutComma);
  expect(await change({ page: { ...page, route: 'courses' } })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('pages-config/pages/courses/en.json'),
  });
  await write('pages-config/forms/trial-lesson.json', withoutComma);
  expect(await change({ form: { name: 'trial-lesson', from: 'trial-lesson' } })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('pages-config/forms/trial-lesson.json'),
  });
});

test('a change that no longer fits for another reason says it, too', async () => {
  const { change, write, changes } = await edited();
  await change(moved);
  await write(home, (text) => text.replace('"id": "boat"', '"id": "ship"'));
  expect(changes()).toMatchObject([
    { isLeftOut: true, reason: 'The page / has no section boat.', brokenFile: undefined },
  ]);
});

test('links to a section that is to go are told by page, and what to do with them', async () => {
  const { change } = await edited();
  const edit = { action: 'remove', address: '/', section: 'contact-section' } as const;
  const answer = await change({ section: edit });
  const lines = (answer.outcome === 'refused' ? answer.message : '').split('\n');
  expect(lines[0]).toMatch(/^\d+ links still lead to this section:$/);
  const counts = lines.slice(1, -1).map((line) => Number(/^[^./]+ \((\d+)\)$/.exec(line)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number.parseInt(lines[0] ?? '', 10));
  expect(lines.at(-1)).toContain('npm run remove -- section /#contact-section --to /');
});
