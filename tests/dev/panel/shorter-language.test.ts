import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { mergeLanguages } from '../../../tools/dev/protocol/merge-languages.ts';
import { panelChanges } from '../../../tools/dev/protocol/panel-changes.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

const files = ['en', 'fr'].map((code) => `pages-config/pages/home/${code}.json`) as [
  string,
  string,
];

type Item = Record<'heading' | 'text', Record<string, string>>;
const item = (name: string): Item => ({
  heading: { en: `${name}?`, fr: `${name} ?` },
  text: { en: `${name} in words.`, fr: `${name} en mots.` },
});
const versionOf = ({ heading, text }: Item, code: 'en' | 'fr') => ({
  heading: heading[code],
  text: text[code],
});
/** What stands in French for an item that only English has. */
const unwritten = (name: string) => ({ heading: `✎ ${name}?`, text: `✎ ${name} in words.` });

/** The tiny site, of whose questions French has fewer, and what its panel sends. */
async function opened(english: string[], french: string[]) {
  const root = await copyTinySite();
  for (const [code, names] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    const path = join(root, `pages-config/pages/home/${code}.json`);
    const page = JSON.parse(await readFile(path, 'utf8'));
    page.sections[2].items = names.map((name) => versionOf(item(name), code));
    await writeFile(path, `${JSON.stringify(page, null, 2)}\n`);
  }
  const { change, live } = await openEditedSite(root, 'en');
  return {
    itemsOf: (index: 0 | 1) => {
      const text = new TextDecoder().decode(live().files.json.get(files[index]));
      return JSON.parse(text).sections[2].items;
    },
    /** Changes the items as the panel shows them. */
    write(step: (items: Item[]) => Item[]) {
      const { site, files: now } = live();
      const subject = panelSubject(site!, now, { address: '/', section: 'questions' }, 'en')!;
      const before = merged(subject) as { items: Item[] };
      const after = { ...before, items: step(structuredClone(before.items)) };
      return change({ values: valueEdits(subject, before, after) });
    },
  };
}

const named = (names: string[], code: 'en' | 'fr' = 'fr') =>
  names.map((name) => versionOf(item(name), code));

test('a text that a language lacks brings its item, whose other texts wait to be written', async () => {
  const { write, itemsOf } = await opened(['A', 'B'], ['A']);
  const answer = await write(([a, b]) => [a!, { ...b!, heading: { ...b!.heading, fr: 'Bé ?' } }]);
  expect(answer).toMatchObject({ outcome: 'done' });
  expect(itemsOf(1)).toEqual([...named(['A']), { heading: 'Bé ?', text: '✎ B in words.' }]);
  expect(itemsOf(0)).toEqual(named(['A', 'B'], 'en'));
});

test('the items before it come, too, and two texts bring one item', async () => {
  const { write, itemsOf } = await opened(['A', 'B', 'C'], ['A']);
  await write((items) => items.with(2, item('C')));
  expect(itemsOf(1)).toEqual([...named(['A']), unwritten('B'), ...named(['C'])]);
  expect(itemsOf(0)).toEqual(named(['A', 'B', 'C'], 'en'));
});

test('a new item stands beside its own translation', async () => {
  const { write, itemsOf } = await opened(['A', 'B', 'C'], ['A']);
  await write((items) => [...items, item('D')]);
  expect(itemsOf(1)).toEqual([...named(['A']), unwritten('B'), unwritten('C'), ...named(['D'])]);
  expect(itemsOf(0)).toEqual(named(['A', 'B', 'C', 'D'], 'en'));
});

test.each([
  [0, 2, ['B', 'C', 'A']],
  [2, 0, ['C', 'A', 'B']],
])('an item goes from %i to %i beside its own translation', async (from, to, order) => {
  const { write, itemsOf } = await opened(['A', 'B', 'C'], ['A']);
  await write((items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]!));
  expect(itemsOf(0)).toEqual(named(order, 'en'));
  expect(itemsOf(1)).toEqual(
    order.map((name) => (name === 'A' ? versionOf(item(name), 'fr') : unwritten(name))),
  );
});

test('what goes or moves where a language has nothing leaves that language as it is', async () => {
  const { write, itemsOf } = await opened(['A', 'B', 'C'], ['A']);
  await write(([a, b, c]) => [a!, c!, b!]);
  await write((items) => items.slice(0, 2));
  expect(itemsOf(0)).toEqual(named(['A', 'C'], 'en'));
  expect(itemsOf(1)).toEqual(named(['A']));
});

test('a text brings the group that it is in; all else of a group that is lacking brings nothing', () => {
  const schema = sectionPanelSchema('split', 'en');
  const en = { heading: 'A', picture: { src: '/a.png', alt: 'A boat' } };
  const versions = { en, fr: { heading: 'A' } };
  const before = mergeLanguages(schema, versions) as typeof en;
  const withPicture = (part: object) => ({ ...before, picture: { ...before.picture, ...part } });
  const alt = { en: 'A boat', fr: 'Un bateau' };
  expect(panelChanges(schema, versions, before, withPicture({ alt }))).toEqual([
    {
      ...{ language: 'fr', pointer: '/picture', kind: 'set' },
      value: { src: '/a.png', alt: 'Un bateau' },
    },
  ]);
  expect(panelChanges(schema, versions, before, withPicture({ src: '/b.png' }))).toEqual([
    { language: 'en', pointer: '/picture/src', kind: 'set', value: '/b.png' },
  ]);
});

test('an item that would stand in another place of a list than asked for is not put in', async () => {
  const root = await copyTinySite();
  const { change } = await openEditedSite(root, 'en');
  const value = versionOf(item('A'), 'en');
  for (const edit of [{ item: 'added' as const }, {}])
    expect(
      await change({
        values: [{ file: files[0], pointer: '/sections/2/items/5', value, ...edit }],
      }),
    ).toMatchObject({ outcome: 'conflict', conflicts: [{ isGone: true }] });
});
