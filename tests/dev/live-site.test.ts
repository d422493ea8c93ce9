import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load, reload } from '../../tools/pipeline/load/load.ts';
import { formatText } from '../../tools/report/text.ts';
import { copyTinySite } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';

/** The tiny site, followed; `save` changes a file and gives the site as it then is. */
async function followed() {
  const root = await copyTinySite();
  const { read } = await openEditedSite(root, 'en');
  return {
    root,
    async save(file: string, change: (text: string) => string) {
      await writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')));
      return read([join(root, file)]);
    },
    async remove(file: string) {
      await rm(join(root, file));
      return read([join(root, file)]);
    },
  };
}

test('a saved file is read, and nothing else', async () => {
  const { save } = await followed();
  const { pages } = await save(home, (text) =>
    text.replace('Two days, one small boat', 'Three days, one small boat'),
  );
  expect(JSON.stringify((await pages!.at('/')).sections[0])).toContain(
    'Three days, one small boat',
  );
  expect((await pages!.at('/fr/')).contentLanguage).toBe('fr');
  expect((await pages!.at('/nowhere')).failure).toEqual({ status: 404 });
  expect((await pages!.at('/fr/nowhere')).language).toBe('fr');
});

test('a problem is told in the words of the terminal, with the address of its card', async () => {
  const { root, save } = await followed();
  const { state, files } = await save(home, (text) => text.replace('"lead"', '"laed"'));
  expect(state.problems).toHaveLength(1);
  const {
    problemCards: cards,
    pageAddresses: addresses,
    editorLocation: absolute,
    severity: _severity,
    ...told
  } = state.problems[0]!;
  expect(cards).toEqual([{ address: '/', id: 'hero' }]);
  expect(addresses).toEqual(['/']);
  expect(absolute).toBe(join(root, told.location));
  expect(told.frame).toMatch(/^> \d+ \|.*"laed"/m);
  const texts = new Map(
    [...files.json].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]),
  );
  const printed = formatText({
    problems: (await checkSite(await load(root))).problems,
    texts,
    pages: 4,
    milliseconds: 0,
    language: 'en',
    color: false,
  })
    .split('\n')
    .map((line) => line.trim());
  for (const line of Object.values(told).flatMap((part) => part.split('\n')))
    expect(
      printed.some((each) => each.includes(line.trim())),
      line,
    ).toBe(true);
});

test('what is wrong alike in all languages is told once, and is a card in each of them', async () => {
  const { save } = await followed();
  const outside = (text: string) => text.replace('"to": "/courses"', '"href": "mail@example.org"');
  await save(home, outside);
  const { state, problems } = await save(home.replace('en', 'fr'), outside);
  expect(problems).toHaveLength(2);
  expect(state.problems).toMatchObject([
    {
      code: 'schema/pattern',
      location: expect.stringContaining(home),
      problemCards: [
        { address: '/', id: 'hero' },
        { address: '/fr', id: 'hero' },
      ],
    },
  ]);
});

test('where a page stands in for a missing one, its card shows there too', async () => {
  const { save, remove } = await followed();
  await remove(courses.replace('en', 'fr'));
  const { state } = await save(courses, (text) => text.replace('"lead"', '"laed"'));
  expect(state.problems.find(({ code }) => code === 'schema/unknown-key')!.problemCards).toEqual([
    { address: '/courses', id: 'hero' },
    { address: '/fr/courses', id: 'hero' },
  ]);
});

test('a problem of a shared section is told of at each page that shows it', async () => {
  const { root, save } = await followed();
  const help = 'pages-config/sections/help/en.json';
  await mkdir(join(root, help, '..'), { recursive: true });
  await writeFile(join(root, help), '{ "section": { "type": "notice", "heading": "Help" } }');
  await save(help, (text) => text);
  const use = '"sections": [{ "type": "shared", "id": "help", "section": "help" }, ';
  for (const file of [home, courses])
    await save(file, (text) => text.replace('"sections": [', use));
  const { state } = await save(help, (text) => `${text}\n`);
  expect(
    state.problems.flatMap(({ location, pageAddresses }) =>
      location.startsWith(help) ? [pageAddresses] : [],
    ),
  ).toEqual([['/courses', '/']]);
});

test('drafts are there, and are told of at all their addresses', async () => {
  const { save } = await followed();
  const { state, pages } = await save(courses, (text) => text.replace('{', '{ "status": "draft",'));
  expect(state).toMatchObject({ problems: [] });
  expect(Object.keys(state.notes)).toEqual(['/courses', '/fr/courses']);
  expect((await pages!.at('/courses')).failure).toBeUndefined();
});

test('reading one file anew: changed, new, gone, hidden, and public', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const after = async (file: string, text?: string) => {
    const path = join(root, file);
    await mkdir(join(path, '..'), { recursive: true });
    await (text === undefined ? rm(path) : writeFile(path, text));
    return (await reload(files, root, [path])).files;
  };
  const textOf = ({ json }: typeof files, file: string) =>
    json.has(file) && new TextDecoder().decode(json.get(file));
  expect(textOf(await after(home, 'changed'), home)).toBe('changed');
  expect(textOf(await after('translations/new.json', 'new'), 'translations/new.json')).toBe('new');
  expect((await after(home)).json.has(home)).toBe(false);
  expect(await after('pages-config/.swap.json', 'x')).toBe(files);
  expect(
    new TextDecoder().decode(
      await (await after('public/images/new.png', 'picture')).publicFiles.get('/images/new.png')!(),
    ),
  ).toBe('picture');
  expect([...(await after('public/images/dinghy.png')).publicFiles.keys()]).not.toContain(
    '/images/dinghy.png',
  );
});
