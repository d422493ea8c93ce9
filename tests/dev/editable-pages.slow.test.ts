import { beforeAll, expect, test } from 'vitest';
import { createEditablePages } from '../../tools/dev/node/edits/editable-pages.ts';
import { pointerNow } from '../../tools/dev/node/edits/value-edits.ts';
import { createSiteView, type LiveSite } from '../../tools/dev/node/live-site.ts';
import { startsIn, withoutMarks } from '../../tools/dev/protocol/text-marks.ts';
import { addressOf } from '../../tools/model/addresses.ts';
import { valueAtPointer } from '../../tools/model/json-pointer.ts';
import { required } from '../../tools/model/required.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { load } from '../../tools/pipeline/load/load.ts';

let live: LiveSite;
let addresses: string[];
const editable = createEditablePages('en');

beforeAll(async () => {
  live = await createSiteView(projectRoot, 'en')(await load(projectRoot));
  const { pages, config } = live.site!;
  addresses = [...new Set(pages.map(({ path }) => path))].flatMap((path) =>
    config.value.languages.map((language) => addressOf(live.site!, path, language)),
  );
});

/** What a file says at a place, whose section is called by its id. */
const written = (file: string, pointer: string) => {
  expect(pointer).not.toMatch(/^\/sections\/\d/);
  const place = required(pointerNow(live.files, file, pointer), `${file}${pointer}`);
  return valueAtPointer(JSON.parse(new TextDecoder().decode(live.files.json.get(file))), place);
};

test('every text of every page is tied to the one place that says it', async () => {
  for (const address of addresses) {
    const { editableTexts, ...page } = await editable.page(live.site!, address);
    const numbers = startsIn(JSON.stringify(page.sections));
    expect(numbers.length, address).toBeGreaterThan(0);
    for (const number of numbers) {
      const { file, pointer, text } = editableTexts[number]!;
      expect(written(file, pointer), `${file}${pointer}`).toBe(text);
    }
  }
});

test('but for its marks, such a page is the page', async () => {
  const isSame = { shell: '', texts: {} };
  for (const address of addresses) {
    const { editableTexts: _texts, waiting, ...marked } = await editable.page(live.site!, address);
    expect(waiting, address).toEqual({ places: [], count: 0 });
    const plain = await live.pages!.at(address);
    const stripped = JSON.parse(withoutMarks(JSON.stringify({ ...marked, ...isSame })));
    expect(stripped, address).toEqual(JSON.parse(JSON.stringify({ ...plain, ...isSame })));
    expect(startsIn(JSON.stringify(plain))).toEqual([]);
  }
});

test('a text that shows elsewhere, too, says so', async () => {
  const { editableTexts } = await editable.page(live.site!, '/');
  const texts = Object.values(editableTexts);
  const noteOf = (file: string) => texts.find((text) => text.file.startsWith(file))?.note;
  expect(noteOf('pages-config/pages/')).toBe(undefined);
  expect(noteOf('pages-config/shell/')).toBe('This text is on every page.');
  const noteAt = (pointer: string) => texts.find((text) => text.pointer === pointer)?.note;
  expect(noteAt('/common/learnMore')).toMatch(/^This text is shared: it is on \d+ pages\.$/);
  expect(noteAt('/navigation/skipToContent')).toBe('This text is on every page.');
});

test('a shared text that a page names once can be changed there alone', async () => {
  const { editableTexts, ...page } = await editable.page(live.site!, '/telemedicina');
  const shown = startsIn(JSON.stringify(page.sections));
  const here = Object.entries(editableTexts).filter(([, text]) => text.here);
  expect(here.length).toBeGreaterThan(0);
  for (const [number, { file, here: place }] of here) {
    expect(file).toMatch(/^translations\//);
    expect(written(place!.file, place!.pointer)).toBe(place!.before);
    expect(shown.filter((each) => each === Number(number))).toHaveLength(1);
  }
});
