import { expect, test } from 'vitest';
import { createEditablePages } from '../../tools/dev/node/edits/editable-pages.ts';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { copyTinySite } from '../run-tool.ts';

const file = 'pages-config/pages/home/en.json';
const pointer = '/sections/#hero/lead';

test('after a change is taken back, its field holds the former words', async () => {
  const edited = await openEditedSite(await copyTinySite(), 'en');
  const editable = createEditablePages('en');
  const shown = async () => {
    const { editableTexts } = await editable.page(edited.live().site!, '/');
    const texts = Object.values(editableTexts);
    return texts.find((text) => text.file === file && text.pointer === pointer)?.text;
  };
  const before = (await shown()) ?? '';
  const change = { file, pointer, before, value: 'Learn it slowly' };
  const answer = await edited.change({ values: [change] });
  expect(await shown()).toBe('Learn it slowly');
  expect(answer.outcome).toBe('done');
  await edited.undo('1');
  expect(await shown()).toBe(before);
  expect(before).not.toBe('');
});
