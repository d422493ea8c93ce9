import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { fieldNotices } from '../../../tools/dev/node/field-notices.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { examplesOf } from '../../../tools/model/block-examples.ts';
import { wordsFile } from '../../../tools/model/file-paths.ts';
import { blockSchema } from '../../../tools/model/schemas.ts';
import { copyTinySite } from '../../run-tool.ts';

const files = ['en', 'fr'].map((language) => `pages-config/pages/home/${language}.json`);

/** The tiny site with other words in its section "boat", and what is said at its fields. */
async function opened(change: (section: any, language: string) => void, terms?: object[]) {
  const root = await copyTinySite();
  for (const file of files) {
    const page = JSON.parse(await readFile(join(root, file), 'utf8'));
    const section = page.sections.find(({ id }: { id: string }) => id === 'boat');
    change(section, file.includes('en.json') ? 'en' : 'fr');
    await writeFile(join(root, file), JSON.stringify(page));
  }
  if (terms) await writeFile(join(root, wordsFile), JSON.stringify({ terms }));
  const edited = await openEditedSite(root, 'en');
  const notices = () => {
    const live = edited.live();
    const subject = panelSubject(live.site!, live.files, { address: '/', section: 'boat' }, 'en')!;
    return fieldNotices(live.site!, subject, live.problems, live.files, 'en');
  };
  return { edited, notices };
}

/** The texts of an example of the block, which the catalogue has in English. */
const example = examplesOf(blockSchema('split'))[0]!.sections.en as any;

test('what only lost its sign is still the example’s, and nobody is refused for it', async () => {
  const { edited, notices } = await opened((section, language) => {
    if (language !== 'en') return;
    section.heading = `✎ ${example.heading}`;
    section.paragraphs = ['✎ Write this.'];
  });
  expect(notices()).toEqual([]);
  const [file] = files;
  const edit = { file: file!, pointer: '/sections/1/heading', before: `✎ ${example.heading}` };
  const answer = await edited.change({ values: [{ ...edit, value: example.heading }] });
  expect(answer.outcome).toBe('done');
  expect(notices()).toEqual([
    {
      language: 'en',
      pointer: '/heading',
      text: example.heading,
      message: 'Still the example’s text: write your own.',
    },
  ]);
});

test('a text that is no longer being written may be as in an example', async () => {
  const { notices } = await opened((section, language) => {
    if (language === 'en') section.heading = example.heading;
  });
  expect(notices()).toEqual([]);
});

test('a word that the glossary avoids is told at its field, with the text that is meant', async () => {
  const terms = [
    {
      language: 'en',
      preferred: 'under your brand',
      avoid: { 'app under your brand': 'your own branded app', rubbish: '' },
    },
  ];
  const { notices } = await opened((section, language) => {
    if (language !== 'en') return;
    section.heading = 'An app under your brand';
    section.paragraphs = ['This is rubbish.'];
  }, terms);
  expect(
    notices().map(({ pointer, message, replacement }) => [pointer, message, replacement]),
  ).toEqual([
    [
      '/heading',
      'The brand’s glossary avoids "app under your brand". Write "your own branded app".',
      'An your own branded app',
    ],
    [
      '/paragraphs/0',
      'The brand’s glossary avoids "rubbish". Rewrite the sentence without it; the term is "under your brand".',
      undefined,
    ],
  ]);
});
