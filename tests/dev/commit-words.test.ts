import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commitWords } from '../../tools/dev/node/edits/commit-words.ts';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import type { EditRequest } from '../../tools/dev/protocol/edits.ts';
import type { ChangedFile } from '../../tools/editing/git.ts';
import { type ToolLanguage, toolLanguages } from '../../tools/messages/language.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { copyTinySite } from '../run-tool.ts';

/** The words for a site after changes, and for the files that they are said to be in. */
async function wordsFor(
  requests: EditRequest[],
  files: string[],
  { isNew = false, language = 'en' as ToolLanguage } = {},
) {
  const site = await openEditedSite(await copyTinySite(), language);
  for (const request of requests)
    expect((await site.change(request)).outcome, JSON.stringify(request)).toBe('done');
  const { site: shown, files: content, state } = site.live();
  const changed = files.map((file): ChangedFile => {
    return { file, status: isNew && /families|harbour/.test(file) ? 'added' : 'changed' };
  });
  const made = state.changes.map(({ request }) => request);
  return commitWords(changed, { site: shown, content, requests: made }, language);
}

const pageIn = (route: string) =>
  ['en', 'fr'].map((language) => `pages-config/pages/${route}/${language}.json`);

const heading = (route: string, index: number, before: string, language = 'en'): EditRequest => ({
  values: [
    {
      file: `pages-config/pages/${route}/${language}.json`,
      pointer: `/sections/${index}/heading`,
      before,
      value: `${before}!`,
    },
  ],
});

const boat = heading('home', 1, 'A boat that forgives');
const titles = { en: 'Family sailing: a weekend for all', fr: 'La voile en famille : un week-end' };
const page = { route: 'families', preset: 'curta', form: '', menu: 'school', titles };

test('one text is the title itself, in whichever language of the page it was written', async () => {
  expect(await wordsFor([boat], pageIn('home'))).toBe(
    'Home: section 2 "A boat that forgives!" · Heading',
  );
  const french = JSON.parse(
    await readFile(`${projectRoot}/tests/fixtures/tiny-site/${pageIn('home')[1]}`, 'utf8'),
  ).sections[1].heading;
  expect(await wordsFor([boat, heading('home', 1, french, 'fr')], pageIn('home'))).toBe(
    'Home: section 2 "A boat that forgives!" · Heading',
  );
});

test('a new page is called by its menu text, and what goes with it is told below', async () => {
  const labels = { en: 'Families', fr: 'Familles' };
  const from = 'trial-lesson';
  const words = await wordsFor(
    [{ form: { name: 'harbour', from } }, { page: { ...page, form: 'harbour', labels } }],
    [
      ...pageIn('families'),
      'pages-config/forms/harbour.json',
      'pages-config/shell/en.json',
      'pages-config/shell/fr.json',
      'public/images/families.jpg',
    ],
    { isNew: true },
  );
  expect(words.split('\n')).toEqual([
    'New page: Families',
    '',
    'Families (/families): new page (en, fr)',
    '',
    '- Form: harbour',
    '- Header and footer (en, fr)',
    '- Pictures and other files: /images/families.jpg',
  ]);
  expect(await wordsFor([{ page }], pageIn('families'), { isNew: true })).toMatch(
    /^New page: Family sailing\n/,
  );
});

test('several changes are told page by page, a section a line, without keys', async () => {
  const { sections } = JSON.parse(
    await readFile(`${projectRoot}/tests/fixtures/tiny-site/${pageIn('courses')[0]}`, 'utf8'),
  );
  const words = await wordsFor(
    [
      boat,
      { section: { action: 'move-up', address: '/', section: 'questions' } },
      heading('courses', 0, sections[0].heading),
    ],
    [...pageIn('home'), ...pageIn('courses')],
  );
  expect(words.split('\n')).toEqual([
    '2 pages: Home, Courses',
    '',
    'Home (/): changed (en, fr)',
    '- section 3 "A boat that forgives!"',
    '- section "questions" in another place',
    '',
    'Courses (/courses): changed (en, fr)',
    `- section 1 "${sections[0].heading}!"`,
  ]);
});

test('what is no page has a title of its own, in each language of the tools', async () => {
  for (const language of toolLanguages) {
    const one = await wordsFor([], ['pages-config/site.json'], { language });
    expect(one).not.toContain('site.json');
    expect(one.split('\n')).toHaveLength(1);
  }
  const many = ['pages-config/site.json', 'translations/en.json', 'pages-config/forms/a.json'];
  const [title = '', , ...body] = (await wordsFor([], many)).split('\n');
  expect(title.length).toBeLessThanOrEqual(72);
  expect(body).toEqual(['- Form: a', '- Interface texts (en)', '- Settings of the site']);
});
