import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createEditablePages } from '../../tools/dev/node/edits/editable-pages.ts';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { anchored, positionOf } from '../../tools/dev/node/edits/section-anchors.ts';
import { servePanel } from '../../tools/dev/node/serve-panel.ts';
import type { SectionEdit } from '../../tools/dev/protocol/edits.ts';
import type { PanelAnswer } from '../../tools/dev/protocol/panel.ts';
import { valueEdits } from '../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';

/** The tiny site, as a page and a panel in the browser know it before others change its order. */
async function opened() {
  const root = await copyTinySite();
  const site = await openEditedSite(root, 'en');
  const { live, change } = site;
  const { editableTexts } = await createEditablePages('en').page(live().site!, '/');
  const url = new URL('http://localhost/__edit/panel?address=/&section=boat');
  const asked = await servePanel({} as IncomingMessage, url, site, root, 'en');
  const { subject } = JSON.parse(asked!.content) as PanelAnswer;
  const section = (edit: Partial<SectionEdit>) =>
    change({ section: { action: 'move-up', address: '/', section: 'boat-2', ...edit } });
  return {
    ...site,
    subject: subject!,
    texts: Object.values(editableTexts),
    /** A copy of a section comes to its place, with the same words. */
    async putCopyInPlace() {
      await section({ action: 'duplicate', section: 'boat' });
      await section({ action: 'move-up' });
    },
    sections: (): Record<string, unknown>[] =>
      JSON.parse(new TextDecoder().decode(live().files.json.get(home))).sections,
    sentence: () => live().state.changes.at(-1)?.sentence,
  };
}

test('a text of the page reaches its section after another one came to its place', async () => {
  const { texts, change, putCopyInPlace, sections, sentence } = await opened();
  const { file, pointer, text } = texts.find((each) => each.text === 'A boat that forgives')!;
  await putCopyInPlace();
  await change({ values: [{ file, pointer, before: text, value: 'A patient boat' }] });
  expect(sections().map(({ id, heading }) => [id, heading])).toMatchObject([
    ['hero', expect.anything()],
    ['boat-2', 'A boat that forgives'],
    ['boat', 'A patient boat'],
    ['questions', expect.anything()],
    ['contact-section', expect.anything()],
  ]);
  expect(sentence()).toContain('section 3 "A boat that forgives" · Heading');
});

test('so does what the panel puts into a list of it', async () => {
  const { subject, change, putCopyInPlace, sections } = await opened();
  await putCopyInPlace();
  const paragraphs = { paragraphs: [{ en: 'One.', fr: 'Un.' }] };
  const more = { paragraphs: [...paragraphs.paragraphs, { en: 'Two.', fr: 'Deux.' }] };
  await change({ values: valueEdits(subject, paragraphs, more) });
  expect(sections().map(({ paragraphs: list }) => (list as string[])?.length)).toEqual([
    ...[undefined, 1, 2, undefined, undefined],
  ]);
});

test('an invalid value of a section by its id is refused, and its problem is at that id', async () => {
  const { subject, change, sections } = await opened();
  const { file, pointer } = subject.versions[0]!;
  expect(pointer).toBe('/sections/#boat');
  const edit = { file, pointer: `${pointer}/heading`, before: 'A boat that forgives' };
  expect(await change({ values: [{ ...edit, value: '' }] })).toMatchObject({
    outcome: 'invalid',
    problems: [{ file, pointer: `${pointer}/heading` }],
  });
  const id = { file, pointer: `${pointer}/id`, before: 'boat' };
  expect(await change({ values: [{ ...id, value: 'hero' }] })).toMatchObject({
    outcome: 'invalid',
    problems: [{ pointer: `${pointer}/id` }],
  });
  expect(sections()[1]).toMatchObject({ id: 'boat', heading: 'A boat that forgives' });
});

test('a section is called by its id only where that says which one it is', () => {
  const page = { sections: [{ id: 'a' }, { id: 'b' }, { id: 'a' }, {}, null, { id: 'x/y' }] };
  expect(anchored(page, '/sections/1')).toBe('/sections/#b');
  expect(anchored(page, '/sections/0/items/2')).toBe('/sections/#a/items/2');
  for (const pointer of ['/title', '/sections', ...[2, 3, 4, 5, 6].map((n) => `/sections/${n}/x`)])
    expect(anchored(page, pointer)).toBe(pointer);
  expect(positionOf(page, '/sections/#b/items/2')).toBe('/sections/1/items/2');
  expect(positionOf(page, '/sections/#c')).toBe(undefined);
});
