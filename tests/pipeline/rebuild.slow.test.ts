import { cp, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { copyTinySite, readFolder, runTool, temporaryFolder } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';
const config = 'pages-config/site.json';

type Edit = (root: string) => Promise<unknown>;

const put = async (file: string, text: string | Uint8Array) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};
const inText =
  (file: string, change: (text: string) => string): Edit =>
  async (root) =>
    put(join(root, file), change(await readFile(join(root, file), 'utf8')));
const inJson = (file: string, change: (value: any) => void) =>
  inText(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value, null, 2);
  });
const withFile =
  (file: string, text: string): Edit =>
  (root) =>
    put(join(root, file), text);
const without =
  (file: string): Edit =>
  (root) =>
    rm(join(root, file), { recursive: true });

/** An image of one red pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Kinds of changes, one after the other in the same site: of what is built, and of the build. */
const edits: Record<string, Edit> = {
  'the text of a page': inJson(home, (page) => (page.title = 'Another title for the school')),
  "a text that is a drawing's name": inJson(
    courses,
    (page) => (page.sections[1].items[0].heading = 'doctor'),
  ),
  'a section less, and with it its styles': async (root) => {
    for (const language of ['en', 'fr'])
      await inJson(`pages-config/pages/home/${language}.json`, (page) => {
        page.sections = page.sections.filter(({ type }: { type: string }) => type !== 'accordion');
      })(root);
  },
  'the accent of a page': inJson(courses, (page) => (page.accent = 30)),
  'a message': inJson('translations/en.json', (all) => (all.common.errorNotFound = 'Gone.')),
  'the shell': inJson('pages-config/shell/fr.json', (shell) => (shell.footer.tagline += ' !')),
  'a form': inJson('pages-config/forms/trial-lesson.json', (form) => (form.submit.en += '!')),
  'the theme': inJson(config, (site) => (site.theme.hue = 12)),
  'the brand': inJson(config, (site) => (site.brand.name = 'Quay')),
  'a redirect': inJson(config, (site) => (site.redirects = [{ from: '/was', to: '/courses' }])),
  'a public file more': withFile('public/notes.txt', 'Notes'),
  'a public file': withFile('public/notes.txt', 'Other notes'),
  'a public file less': without('public/notes.txt'),
  'a picture': (root) => put(join(root, 'public/images/dinghy.png'), Buffer.from(pixel, 'base64')),
  'a page more': async (root) => {
    const folders = ['courses', 'more'].map((name) => join(root, 'pages-config/pages', name));
    await cp(folders[0]!, folders[1]!, { recursive: true });
    for (const language of ['en', 'fr'])
      await inJson(`pages-config/pages/more/${language}.json`, (page) => {
        page.title += ' 2';
        page.description += ' 2';
      })(root);
  },
  'a page less': without('pages-config/pages/more'),
  'a translation less': async (root) => {
    await rm(join(root, 'pages-config/pages/courses/fr.json'));
    await inJson(courses, (page) => (page.missingIn = ['fr']))(root);
  },
  'a page of the build': inText('dist/index.html', (text) => text.replace('sailing', 'selling')),
  'a page of the build, with its length and time': async (root) => {
    const file = join(root, 'dist/index.html');
    const { atime, mtime } = await stat(file);
    await inText('dist/index.html', (text) => text.replace('sailing', 'selling'))(root);
    await utimes(file, atime, mtime);
  },
  'a page of the build that is gone': without('dist/fr/index.html'),
  'a file of the build too many': withFile('dist/old/index.html', 'Old'),
  'the data of the server': inText('.server/site.json', (text) => `${text} `),
  'the folder of the server': without('.server'),
  'the whole build': without('dist'),
};

afterEach(() => vi.restoreAllMocks());

async function build(root: string, what = 'the site') {
  const { code, stdout, stderr } = await runTool('build', '--root', root);
  expect({ code, stderr }, `${what}: ${stdout}`).toEqual({ code: 0, stderr: '' });
  return readBuilt(root);
}

const readBuilt = async (root: string) =>
  new Map([
    ...(await readFolder(join(root, 'dist'))),
    ...[...(await readFolder(join(root, '.server')))].map(
      ([file, text]) => [`.server/${file}`, text] as const,
    ),
  ]);

/** What a build of the same site makes where none was before. */
async function buildAnew(root: string) {
  const other = await temporaryFolder();
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(root, part), join(other, part), { recursive: true });
  return build(other);
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );

test('a rebuild after any change is what a new build would be', async () => {
  const root = await copyTinySite();
  await build(root);
  for (const [what, edit] of Object.entries(edits)) {
    await edit(root);
    const touched = await readBuilt(root).catch(() => new Map<string, string>());
    const after = await build(root, what);
    expect(differing(touched, after), `${what} changes the build`).not.toEqual([]);
    expect(differing(after, await buildAnew(root)), what).toEqual([]);
  }
});

test('a year later the same site is another one', async () => {
  const root = await copyTinySite();
  const before = await build(root);
  // Only the year: by a later clock the caches would be out of use, and deleted.
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
  const after = await build(root);
  expect(differing(before, after)).toContain('index.html');
});

test('a build of nothing new writes nothing', async () => {
  const root = await copyTinySite();
  await build(root);
  const times = async () =>
    Promise.all(
      ['dist', 'dist/index.html', '.server'].map(
        async (name) => (await stat(join(root, name))).ctimeMs,
      ),
    );
  const before = await times();
  await build(root);
  expect(await times()).toEqual(before);
});
