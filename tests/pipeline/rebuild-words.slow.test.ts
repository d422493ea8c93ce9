import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../tools/pipeline/build.ts';
import { checkAgain } from '../../tools/pipeline/check-again.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { copyTinySite, readFolder, runTool, temporaryFolder } from '../run-tool.ts';

const instant = Date.UTC(2026, 10, 22);
const home = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';

async function edit(root: string, file: string, change: (value: any) => void) {
  const value = JSON.parse(await readFile(join(root, file), 'utf8'));
  change(value);
  await writeFile(join(root, file), JSON.stringify(value));
}

/** Builds a site. @returns its stages, what it holds then, and what was wrong */
async function build(root: string) {
  const stages: string[] = [];
  const { problems } = await buildSite(root, (name, done) => done && stages.push(name), instant);
  return { stages, problems, files: await readFolder(join(root, 'dist')) };
}

async function buildAnew(root: string) {
  const other = await temporaryFolder();
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(root, part), join(other, part), { recursive: true });
  return (await build(other)).files;
}

test('of words that were changed only the pages are made, as a new build would make them', async () => {
  const root = await copyTinySite();
  await build(root);
  const edits: ((root: string) => Promise<void>)[] = [
    (site) => edit(site, courses, ({ sections }) => (sections[0].lead = 'Begin with a knot.')),
    (site) => edit(site, courses, ({ sections }) => (sections[0].heading = 'One harbour for all')),
    (site) => edit(site, home, (page) => (page.title = 'Quayside, where everybody sails')),
    async (site) => {
      await edit(site, home, ({ sections }) => (sections[2].items[0].text = 'Only *dry* clothes.'));
      await edit(site, courses, (page) => (page.description += ' All year.'));
    },
  ];
  for (const change of edits) {
    await change(root);
    const { stages, problems, files } = await build(root);
    expect([stages, problems]).toEqual([['load', 'write'], []]);
    expect(files).toEqual(await buildAnew(root));
  }
  expect((await build(root)).stages).toEqual(['load']);
});

test.each<[string, string, (page: any) => void]>([
  ['a link', home, ({ sections }) => (sections[0].actions[1].to = '/courses#list')],
  ['an id', courses, ({ sections }) => (sections[1].id = 'plan')],
  ['a part more', courses, ({ sections }) => sections[1].items.push({ ...sections[1].items[0] })],
  ['a picture', home, (page) => (page.shareImage = '/images/dinghy.png')],
  ['a draft', courses, (page) => (page.status = 'draft')],
  ['a time', courses, (page) => (page.publishAt = '2026-11-23T09:00Z')],
  ['a slug', 'pages-config/pages/courses/fr.json', (page) => (page.slug = 'cours')],
  ['the words of a link', home, ({ sections }) => (sections[2].items[0].text = '[See](/courses).')],
  ['a message', home, ({ sections }) => (sections[0].heading = '@common.learnMore')],
])('what others may see of a page is checked as a whole: %s', async (_what, file, change) => {
  const root = await copyTinySite();
  await checkAgain(root, instant);
  await edit(root, file, change);
  const whole = await checkSite(await load(root), instant);
  const again = await checkAgain(root, instant);
  // Only the whole check has read every file.
  expect(again.files?.json.size).toBe((await load(root)).json.size);
  expect(again.problems).toEqual(whole.problems);
});

test.each(['pages-config/pages/courses', 'pages-config/pages/courses/fr.json'])(
  'what is gone is checked as a whole: %s',
  async (path) => {
    const root = await copyTinySite();
    await checkAgain(root, instant);
    await rm(join(root, path), { recursive: true });
    const { problems } = await checkAgain(root, instant);
    expect(problems).not.toEqual([]);
    expect(problems).toEqual((await checkSite(await load(root), instant)).problems);
  },
);

test.each<[string, (page: any) => void, string]>([
  ['waits to be written', (page) => (page.sections[0].lead = '✎ Say more'), 'text/unwritten'],
  [
    'has an unseen sign',
    (page) => (page.sections[0].lead = 'A\u200bhoy'),
    'text/invisible-character',
  ],
  [
    'says other figures',
    (page) => (page.sections[0].lead = 'In 12 days.'),
    'language/other-figures',
  ],
  ['is too long', (page) => (page.title = 'long '.repeat(50)), 'schema/too-long'],
  [
    'is the title of another page',
    (page) => (page.title = 'Quayside, the sailing school by the harbour'),
    'page/duplicate-title',
  ],
])('words are checked again: one that %s', async (_what, change, code) => {
  const root = await copyTinySite();
  expect((await checkAgain(root, instant)).problems).toEqual([]);
  const right = await readFile(join(root, courses));
  await edit(root, courses, change);
  const { problems } = await checkAgain(root, instant);
  expect(problems.map((problem) => problem.code)).toContain(code);
  expect((await checkAgain(root, instant)).problems).toEqual(problems);
  await writeFile(join(root, courses), right);
  expect((await checkAgain(root, instant)).problems).toEqual([]);
});

test('a site whose build is gone is checked again only where its files are others', async () => {
  const root = await copyTinySite();
  const first = await build(root);
  await rm(join(root, 'dist'), { recursive: true });
  const again = await build(root);
  expect(again.stages).toEqual(first.stages);
  expect(again.files).toEqual(first.files);
  await rm(join(root, 'dist'), { recursive: true });
  await edit(root, courses, (page) => (page.unheardOf = true));
  const { problems } = await buildSite(root, () => {}, instant);
  expect(problems.map(({ code }) => code)).toEqual(['schema/unknown-key']);
});

test('translations that wait are told alike by a first check and by the next', async () => {
  const root = await copyTinySite();
  expect((await runTool('languages', 'accept', '--all', '--root', root)).code).toBe(0);
  expect((await checkAgain(root, instant)).problems).toEqual([]);
  const french = courses.replace('/en.json', '/fr.json');
  const lead = (text: string) => (page: any) => (page.sections[0].lead = text);
  const told = async () => {
    const { problems, files } = await checkAgain(root, instant);
    expect(problems).toEqual((await checkSite(await load(root), instant)).problems);
    expect(Boolean(files)).toBe(problems.length > 0);
    return problems.map(({ code, file, params }) => `${code} ${file} ${params.count}`);
  };
  await edit(root, courses, lead('Begin with a knot.'));
  const ofCourses = `language/stale ${french} 1`;
  expect(await told()).toEqual([ofCourses]);
  await edit(root, home, (page) => (page.sections[1].heading = 'A boat that waits'));
  expect(await told()).toEqual([ofCourses, `language/stale ${home.replace('/en', '/fr')} 1`]);
  expect((await runTool('check', '--root', root)).code).toBe(0);
  expect((await build(root)).problems).toHaveLength(2);
  await edit(root, home, (page) => (page.sections[1].heading = 'A boat that forgives'));
  await edit(root, french, lead('On commence par un nœud.'));
  expect(await told()).toEqual([]);
});

test('a warning of words that stays is no reason to look at the other pages', async () => {
  const root = await copyTinySite();
  await build(root);
  const lead = (text: string) => (page: any) => (page.sections[0].lead = text);
  const told = async (file: string, change: (page: any) => void) => {
    await edit(root, file, change);
    const { stages, problems, files } = await build(root);
    expect(problems).toEqual((await checkSite(await load(root), instant)).problems);
    expect((await checkAgain(root, instant)).problems).toEqual(problems);
    expect(files).toEqual(await buildAnew(root));
    return [stages.join(), ...problems.map(({ code, file: at }) => `${code} ${at}`)];
  };
  const french = courses.replace('/en.json', '/fr.json');
  const figures = `language/other-figures ${french}`;
  expect(await told(courses, lead('In 12 days, with a knot.'))).toEqual(['load,write', figures]);
  expect(await told(home, (page) => (page.sections[1].heading = 'A boat that waits'))).toEqual([
    'load,write',
    figures,
  ]);
  const markup = `text/markup ${home}`;
  expect(await told(home, (page) => (page.sections[1].heading = 'A *boat* that waits'))).toEqual([
    'load,write',
    figures,
    markup,
  ]);
  expect(await told(courses, lead('Begin with a knot.'))).toEqual(['load,write', markup]);
});
