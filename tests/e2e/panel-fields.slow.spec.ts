import { expect, type Page, test } from 'playwright/test';
import { examplesByBlock, languages } from '../blocks/example-site.ts';
import {
  copyOf,
  type Example,
  examplesOfAll,
  onDisk,
  propertiesOf,
  propertyAt,
  siteOnDisk,
} from './panel-examples.ts';
import { type Control, type PanelFields, panelFields } from './panel-fields.ts';
import { serve } from './tool.ts';

/**
 * Every property of every block is changed in the panel, with its own control, and stands changed
 * on disk, where nothing else does.
 */
test.describe.configure({ timeout: 300_000 });

/**
 * Blocks with each kind of control; `tests/dev/panel/changes.slow.test.ts` changes every property of
 * all blocks, without a browser.
 */
const blocks = [
  ...['banner', 'carousel', 'compare', 'contact', 'faq', 'gallery', 'logos', 'related', 'stats'],
  ...['timeline', 'video'],
];

/** The place of a control: a text's language, and the pointer. */
function placeOf({ id }: Control): { language?: string; pointer: string } {
  const [, path = '', language] = /^root_(.*?)(?:-([a-z]{2}))?$/.exec(id) ?? [];
  return { pointer: `/${path.replaceAll('_', '/')}`, ...(language && { language }) };
}

/** What may be written in the place of a value, one after the other until one is taken. */
function othersFor({ id, kind, value, others }: Control): string[] {
  const number = Number(value || 1);
  if (kind === 'text') return [`${value} É`.trim()];
  if (kind === 'number') return [number + 1, number - 1].map(String);
  if (kind === 'select') return others;
  if (id.endsWith('_to')) return ['/about/us', '/'].filter((each) => each !== value);
  const isFile = value.startsWith('/') && copyOf(value) !== value;
  return isFile ? [copyOf(value)] : [`${value}2`, value.replace(/\d/, '3')];
}

for (const [type, all] of examplesByBlock().filter(([name]) => blocks.includes(name)))
  test(`every property of ${type}, with its own control`, async ({ page }) => {
    const examples = examplesOfAll(type, all);
    const wanted = new Set(examples.flatMap((example) => [...propertiesOf(example)]));
    const done = new Set(['/type']);
    const root = await siteOnDisk([examples]);
    const site = await serve('dev', root);
    await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
    try {
      await page.goto(`${site.url}/${examples[0]!.route}`);
      for (const example of examples)
        await test.step(`example ${example.place + 1}`, () => changeAll(page, root, example, done));
      expect([...wanted].filter((property) => !done.has(property))).toEqual([]);
    } finally {
      await site.stop();
    }
  });

/** Changes what an example has and is not done, wherever the panel has it folded. */
async function changeAll(page: Page, root: string, example: Example, done: Set<string>) {
  const id = String(example.sections.pt?.id);
  await page.getByRole('button', { name: `Edit section: ${id}`, exact: true }).click();
  const heading = page.locator('edit-panel').getByRole('heading', { name: id });
  await expect(heading).toBeFocused();
  const fields = await panelFields(page);
  const opened = new Set<string>();
  for (;;) {
    await changeShown(page, fields, root, example, done);
    const folded = (await fields.folded()).find(({ key }) => !opened.has(key));
    if (!folded) return;
    opened.add(folded.key);
    await fields.open(folded.index);
  }
}

/** Changes what shows: texts together, each other value by itself, and looks at the disk. */
async function changeShown(
  page: Page,
  fields: PanelFields,
  root: string,
  example: Example,
  done: Set<string>,
) {
  let before = await onDisk(root, example);
  /** Saves, and gives the places that are another on disk, in their order. */
  const savedPlaces = async (): Promise<string[]> => {
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/__edit/save', { method: 'POST', headers, body: '{}' });
    });
    const after = await onDisk(root, example);
    const places = [...new Set([...before.keys(), ...after.keys()])];
    return places.filter((place) => before.get(place) !== after.get(place)).toSorted();
  };
  await fields.ownWords();
  await savedPlaces();
  before = await onDisk(root, example);
  const wanted = propertiesOf(example);
  const isWanted = (control: Control) => {
    const property = propertyAt(placeOf(control).pointer);
    return wanted.has(property) && !done.has(property);
  };
  const shown = (await fields.controls()).filter(isWanted);
  const texts = shown.filter((control) => placeOf(control).language);
  if (texts.length > 0) {
    const written = texts.map((text) => [text.id, othersFor(text)[0]!] as [string, string]);
    const places = texts.map(placeOf).map(({ language, pointer }) => `${language} ${pointer}`);
    await fields.write(written);
    await expect.poll(savedPlaces).toEqual(places.toSorted());
    for (const place of places) done.add(propertyAt(place.slice(3)));
  }
  const values = shown.filter((control) => !placeOf(control).language);
  for (const control of values) {
    const { pointer } = placeOf(control);
    if (done.has(propertyAt(pointer))) continue;
    const ways =
      control.kind === 'drawing'
        ? [() => fields.pick(control.id)]
        : othersFor(control).map((value) => () => fields.write([[control.id, value]]));
    for (const way of ways) {
      before = await onDisk(root, example);
      if (!(await fields.sent(way))) continue;
      const places = await savedPlaces();
      const own = languages.map((language) => `${language} ${pointer}`);
      expect(places).toEqual(expect.arrayContaining(own));
      // A choice may bring what it needs, beside it.
      const beside = pointer.replace(/[^/]*$/, '');
      expect(places.filter((place) => !place.slice(3).startsWith(beside))).toEqual([]);
      if (control.kind !== 'select') expect(places).toEqual(own.toSorted());
      done.add(propertyAt(pointer));
      break;
    }
    if (!done.has(propertyAt(pointer)) && control.kind !== 'drawing')
      await fields.write([[control.id, control.value]]);
  }
}
