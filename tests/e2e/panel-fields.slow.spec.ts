import { expect, type Page, test } from 'playwright/test';
import { examplesByBlock } from '../blocks/example-site.ts';
import { type Change, changedBy, makeChanges, othersFor, placeOf } from './panel-changes.ts';
import {
  type Example,
  onDisk,
  pagesOfAll,
  propertiesOf,
  propertyAt,
  siteOnDisk,
} from './panel-examples.ts';
import { type Control, type PanelFields, panelFields } from './panel-fields.ts';
import { serve } from './tool.ts';

/**
 * Every property of every block is changed in the panel, with its own control, and stands changed
 * on disk, where nothing else does. `tests/dev/panel/changes.slow.test.ts` changes each value of
 * each example, without a browser.
 */
test.describe.configure({ timeout: 600_000 });

for (const [type, all] of examplesByBlock())
  for (const [index, { examples, properties }] of pagesOfAll(type, all).entries())
    test(`every property of ${type}, with its own control, page ${index + 1}`, async ({ page }) => {
      const left = new Set(properties);
      const root = await siteOnDisk(examples);
      const site = await serve('dev', root);
      await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
      try {
        await page.goto(`${site.url}/${examples[0]!.route}`);
        for (const example of examples)
          await test.step(`example ${example.place + 1}`, () =>
            changeAll(page, root, example, left));
        expect([...left]).toEqual([]);
      } finally {
        await site.stop();
      }
    });

/** Changes what an example has of what is left, wherever the panel has it folded. */
async function changeAll(page: Page, root: string, example: Example, left: Set<string>) {
  const id = String(example.sections.pt?.id);
  const properties = propertiesOf(example);
  const hasLeft = () => [...left].some((property) => properties.has(property));
  await page.getByRole('button', { name: `Edit section: ${id}`, exact: true }).click();
  const heading = page.locator('edit-panel').getByRole('heading', { name: id });
  await expect(heading).toBeFocused();
  const fields = await panelFields(page);
  const opened = new Set<string>();
  for (;;) {
    await changeShown(page, fields, root, example, left);
    const folded = (await fields.folded()).find(({ key }) => !opened.has(key));
    if (!folded || !hasLeft()) return;
    opened.add(folded.key);
    await fields.open(folded.index);
  }
}

/** Changes what shows, all of it at once and else each by itself, and looks at the disk. */
async function changeShown(
  page: Page,
  fields: PanelFields,
  root: string,
  example: Example,
  left: Set<string>,
) {
  const properties = propertiesOf(example);
  const propertyOf = (control: Control) => propertyAt(placeOf(control).pointer);
  const isLeft = (control: Control) =>
    control.value !== '' && properties.has(propertyOf(control)) && left.has(propertyOf(control));
  if (await fields.ownWords()) await save(page);
  const shown = (await fields.controls()).filter(isLeft);
  if (shown.length === 0) return;
  let before = await onDisk(root, example);
  /** Saves: what was changed is another on disk, and nothing else is. */
  const expectSaved = async (changes: Change[]) => {
    await save(page);
    const after = await onDisk(root, example);
    const places = [...new Set([...before.keys(), ...after.keys()])];
    const others = places.filter((place) => before.get(place) !== after.get(place));
    const found = others.map((place) => [place, String(after.get(place))]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(changes.flatMap(changedBy)));
    for (const { control } of changes) left.delete(propertyOf(control));
    before = after;
  };
  const texts = shown.filter((control) => placeOf(control).language !== undefined);
  const values = shown.filter((control) => !texts.includes(control));
  const isFirst = (control: Control, index: number) =>
    values.findIndex((each) => propertyOf(each) === propertyOf(control)) === index;
  const changes = [...texts, ...values.filter(isFirst)].flatMap((control) =>
    othersFor(control)
      .slice(0, 1)
      .map((value) => ({ control, value })),
  );
  if (changes.length === 0) return;
  const { made, taken } = await makeChanges(fields, changes);
  if (taken.length > 0) await expectSaved(taken);
  // What is not taken is put back, and written by itself.
  const refused = made.filter((change) => !taken.includes(change)).map(({ control }) => control);
  await fields.write(refused.map(({ id, value }) => [id, value]));
  for (const control of values.filter(isLeft)) {
    const change = isLeft(control) && (await firstTaken(fields, control));
    if (change) await expectSaved([change]);
  }
}

/** Writes one after the other what may be written, until it is taken; else what it was. */
async function firstTaken(fields: PanelFields, control: Control) {
  for (const value of othersFor(control)) {
    const { taken } = await makeChanges(fields, [{ control, value }]);
    if (taken.length > 0) return taken[0];
  }
  await fields.write([[control.id, control.value]]);
  return undefined;
}

const save = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/__edit/save', { method: 'POST', headers, body: '{}' });
  });
