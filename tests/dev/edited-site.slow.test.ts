import files, { readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import type { EditAnswer, SectionEdit } from '../../tools/dev/protocol/edits.ts';
import { blockSchema } from '../../tools/model/schemas.ts';
import { type PlacedText, textsOf } from '../../tools/model/texts-of.ts';
import { seededRandom } from '../editing/random-plans.ts';
import { copyTinySite } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const french = 'pages-config/pages/home/fr.json';
const heading = { file: home, pointer: '/sections/1/heading', before: 'A boat that forgives' };

/** The tiny site, edited, and what its files say on disk and unsaved. */
async function edited() {
  const root = await copyTinySite();
  const site = await openEditedSite(root, 'en');
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    root,
    ...site,
    onDisk: (file = home) => readFile(join(root, file), 'utf8'),
    unsaved: (file = home) => decoder.decode(site.live().files.json.get(file)),
    sentences: () => site.live().state.changes.map(({ sentence }) => sentence),
    section: (section: Partial<SectionEdit>) =>
      site.change({ section: { action: 'move-up', address: '/', section: 'boat', ...section } }),
  };
}

const problemsOf = (answer: EditAnswer) =>
  'problems' in answer ? answer.problems.map(({ code, pointer }) => `${code} ${pointer}`) : [];

/** The lines that one text has and the other lacks. */
const differing = (one: string, other: string) =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));

test('a changed headline shows, is one changed line when saved, and is told in words', async () => {
  const { change, live, onDisk, save, sentences } = await edited();
  const before = await onDisk();
  expect(await change({ values: [{ ...heading, value: 'A patient boat' }] })).toMatchObject({
    outcome: 'done',
    problems: [],
  });
  expect(sentences()).toEqual([
    'page /, English · section 2 "A boat that forgives" · Heading (heading)',
  ]);
  expect(JSON.stringify((await live().pages!.at('/')).sections)).toContain('A patient boat');
  expect(await onDisk()).toBe(before);
  expect(await save()).toEqual({ outcome: 'done', problems: [] });
  expect(differing(await onDisk(), before)).toEqual(['      "heading": "A patient boat",']);
  expect(differing(before, await onDisk())).toEqual(['      "heading": "A boat that forgives",']);
  expect(live().state.changes).toEqual([]);
});

test('what says something else than expected is not changed, and both are told', async () => {
  const { change, unsaved } = await edited();
  const before = unsaved();
  const edit = { ...heading, before: 'A boat that sinks', value: 'A boat' };
  expect(await change({ values: [edit] })).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ before: 'A boat that sinks', value: 'A boat', current: 'A boat that forgives' }],
  });
  expect(unsaved()).toBe(before);
});

test('an invalid value is refused in the words of the check', async () => {
  const { change, live, save, onDisk } = await edited();
  const before = await onDisk();
  const shown = live();
  for (const value of ['', ' ', 7, undefined]) {
    const answer = await change({ values: [{ ...heading, value }] });
    expect(answer.outcome, String(value)).toBe('invalid');
    expect(problemsOf(answer)).toHaveLength(1);
  }
  expect(live()).toBe(shown);
  await save();
  expect(await onDisk()).toBe(before);
});

test('a value is added, taken away and put back without a trace', async () => {
  const { change, undo, unsaved, live } = await edited();
  const before = unsaved();
  const paragraph = { file: home, pointer: '/sections/1/paragraphs/1' };
  await change({ values: [{ ...paragraph, value: 'They float.' }] });
  expect(JSON.parse(unsaved()).sections[1].paragraphs).toHaveLength(2);
  await change({ values: [{ ...paragraph, before: 'They float.' }] });
  expect(unsaved()).toBe(before);
  for (const { id } of live().state.changes.toReversed()) await undo(id);
  expect(unsaved()).toBe(before);
});

test('a section moves in all languages, and only its lines do', async () => {
  const { section, save, onDisk, root } = await edited();
  const before = await Promise.all([onDisk(), onDisk(french)]);
  expect(await section({ action: 'move-down' })).toMatchObject({ outcome: 'done' });
  await save();
  const after = await Promise.all([onDisk(), onDisk(french)]);
  for (const index of [0, 1]) {
    const ids = (text = '') => JSON.parse(text).sections.map(({ id }: { id: string }) => id);
    expect(ids(after[index])).toEqual(['hero', 'questions', 'boat', 'contact-section']);
    expect(after[index]!.split('\n').toSorted()).toEqual(before[index]!.split('\n').toSorted());
  }
  expect(root).toBeTruthy();
});

test('sections are copied, added and removed; those that links lead to stay', async () => {
  const { section, unsaved, live, undo } = await edited();
  const before = unsaved();
  const ids = () => JSON.parse(unsaved()).sections.map(({ id }: { id: string }) => id);
  expect(await section({ action: 'duplicate' })).toMatchObject({ outcome: 'done' });
  expect(ids()).toContain('boat-2');
  expect(await section({ action: 'add', type: 'banner', example: 0 })).toMatchObject({
    outcome: 'done',
  });
  expect(ids()).toContain('banner');
  expect(await section({ action: 'remove', section: 'boat-2' })).toMatchObject({ outcome: 'done' });
  expect(await section({ action: 'remove', section: 'contact-section' })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('still lead'),
  });
  expect(await section({ section: 'hero' })).toMatchObject({ outcome: 'refused' });
  for (const { id } of live().state.changes.toReversed()) await undo(id);
  expect(unsaved()).toBe(before);
});

test('a change is undone though its section moved since; not under one that builds upon it', async () => {
  const { change, section, undo, unsaved, live } = await edited();
  const before = unsaved();
  await change({ values: [{ ...heading, value: 'A patient boat' }] });
  await section({ action: 'move-down' });
  await section({ action: 'duplicate' });
  const ids = () => live().state.changes.map(({ id }) => id);
  expect(await undo(ids()[0]!)).toMatchObject({ outcome: 'done' });
  expect(unsaved()).not.toContain('A patient boat');
  await section({ action: 'remove', section: 'boat-2' });
  expect(await undo(ids()[1]!)).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('without section "boat-2"'),
  });
  for (const id of ids().toReversed()) await undo(id);
  expect(unsaved()).toBe(before);
});

test('a move is undone under a later change of a text of its section', async () => {
  const { change, section, undo, unsaved, live } = await edited();
  const before = unsaved();
  await section({ action: 'move-down' });
  await change({
    values: [{ ...heading, pointer: '/sections/2/heading', value: 'A patient boat' }],
  });
  expect(await undo(live().state.changes[0]!.id)).toMatchObject({ outcome: 'done' });
  expect(unsaved()).toBe(before.replace('A boat that forgives', 'A patient boat'));
});

test('200 random edits, undone in any order, leave the same bytes', async () => {
  const { change, undo, live, unsaved, discard } = await edited();
  const random = seededRandom(13);
  const before = new Map(live().files.json);
  let count = 0;
  while (count < 200) {
    const file = random() < 0.5 ? home : french;
    const document = JSON.parse(unsaved(file));
    const texts = document.sections
      .flatMap((section: { type: string }, index: number) =>
        textsOf(blockSchema(section.type), section, `/sections/${index}`),
      )
      .filter(({ text }: PlacedText) => text[0] !== '@');
    const { pointer, text } = texts[Math.floor(random() * texts.length)]!;
    const action = random() < 0.5 ? 'move-up' : 'move-down';
    const request =
      random() < 0.2
        ? { section: { action, address: '/', section: 'boat' } as const }
        : { values: [{ file, pointer, before: text, value: `Text ${count} “é”\t` }] };
    const { outcome } = await change(request);
    if (outcome === 'done') count += 1;
    else expect('section' in request, `${outcome} ${pointer}`).toBe(true);
  }
  expect(live().state.changes).toHaveLength(200);
  while (live().state.changes.length > 0) {
    const { changes } = live().state;
    const id = changes[Math.floor(random() * changes.length)]!.id;
    const { outcome } = await undo(id);
    if (outcome !== 'done') await undo(changes.at(-1)!.id);
  }
  for (const [file, bytes] of before)
    expect(Buffer.from(live().files.json.get(file)!).equals(bytes), file).toBe(true);
  await discard();
});

test('a file that changed on disk is never overwritten', async () => {
  const { root, change, read, save, undo, onDisk, live, unsaved } = await edited();
  const write = async (was: string, now: string) => {
    await writeFile(join(root, home), (await onDisk()).replace(was, now));
    return read([join(root, home)]);
  };
  await change({ values: [{ ...heading, value: 'A patient boat' }] });
  // Another place of the same file: both stay.
  await write('Before you come', 'Before you sail');
  expect(unsaved()).toContain('A patient boat');
  expect(unsaved()).toContain('Before you sail');
  expect(live().state.changes[0]?.isLeftOut).toBe(false);
  // The same place, noticed only when saving.
  await writeFile(join(root, home), (await onDisk()).replace('that forgives', 'that sings'));
  const mine = await onDisk();
  expect(await save()).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ value: 'A patient boat', current: 'A boat that sings' }],
  });
  expect(await onDisk()).toBe(mine);
  expect(live().state.changes[0]).toMatchObject({ isLeftOut: true });
  await undo(live().state.changes[0]!.id);
  expect(unsaved()).toBe(mine);
});

test('what is read beside a file that cannot be read shows, and stays through a save', async () => {
  const { root, change, read, save, onDisk } = await edited();
  const courses = 'pages-config/pages/courses/en.json';
  await change({ values: [{ ...heading, value: 'A patient boat' }] });
  const theirs = (await onDisk(courses)).replace('"title": "', '"title": "New: ');
  await writeFile(join(root, courses), theirs);
  const unreadable = join(root, 'pages-config', `${'x'.repeat(300)}.json`);
  await expect(read([join(root, courses), unreadable])).rejects.toThrow('ENAMETOOLONG');
  expect(await save()).toMatchObject({ outcome: 'done' });
  expect(await onDisk(courses)).toBe(theirs);
  expect(await onDisk()).toContain('A patient boat');
});

/** Does something once, when the next save has begun and has written nothing yet. */
function duringSave(work: () => Promise<void>): void {
  const { rename } = files;
  const putBack = () => {
    files.rename = rename;
    syncBuiltinESMExports();
  };
  onTestFinished(putBack);
  files.rename = async (...paths) => {
    putBack();
    await rename(...paths);
    await work();
  };
  syncBuiltinESMExports();
}

test('what somebody saves while a save begins stays: beside it, or told where it is the same place', async () => {
  const { root, change, save, onDisk } = await edited();
  const write = async (was: string, now: string) =>
    writeFile(join(root, home), (await onDisk()).replace(was, now));
  await change({ values: [{ ...heading, value: 'A patient boat' }] });
  duringSave(() => write('Before you come', 'Before you sail'));
  expect(await save()).toMatchObject({ outcome: 'done' });
  expect(await onDisk()).toMatch(/A patient boat[\s\S]*Before you sail/);
  await change({ values: [{ ...heading, before: 'A patient boat', value: 'A boat' }] });
  duringSave(() => write('A patient boat', 'A boat that sings'));
  expect(await save()).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ value: 'A boat', current: 'A boat that sings' }],
  });
  expect(await onDisk()).toContain('A boat that sings');
});

test('the values of a message stay in it', async () => {
  const { change, unsaved } = await edited();
  const file = 'translations/en.json';
  const before = JSON.parse(unsaved(file)).navigation.homeLabel;
  const edit = { file, pointer: '/navigation/homeLabel', before };
  expect(before).toContain('{brand}');
  const answer = await change({ values: [{ ...edit, value: 'Home' }] });
  expect(problemsOf(answer)).toEqual(['message/placeholder /navigation/homeLabel']);
  expect(await change({ values: [{ ...edit, value: 'Go to {brand}' }] })).toMatchObject({
    outcome: 'done',
  });
});
