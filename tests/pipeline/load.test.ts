import { appendFile, mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { listFiles, maxFileBytes } from '../../tools/pipeline/load/list-files.ts';
import { load, reload } from '../../tools/pipeline/load/load.ts';
import { copyTinySite, temporaryFolder } from '../run-tool.ts';

const page = 'pages-config/pages/home/en.json';

it('a file that goes is gone, and one that comes is there', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const readAgain = (from: typeof files) => reload(from, root, [join(root, page)]);
  expect((await readAgain(files)).files).toBe(files);
  await rm(join(root, page));
  const { files: without } = await readAgain(files);
  expect([...files.json.keys()].filter((file) => !without.json.has(file))).toEqual([page]);
  await writeFile(join(root, page), '{}');
  expect((await readAgain(without)).files.json.get(page)).toEqual(Buffer.from('{}'));
});

it('a file that cannot be read is no deleted one', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const path = join(root, 'pages-config', `${'x'.repeat(300)}.json`);
  await writeFile(join(root, page), '{}');
  const read = await reload(files, root, [path, join(root, page)]);
  expect(read.failures).toEqual([expect.objectContaining({ code: 'ENAMETOOLONG' })]);
  expect(read.files.json.get(page), 'the others are read').toEqual(Buffer.from('{}'));
});

/** What a site's folder has beside a page and a picture that are right, and the problems of it. */
async function problemsWith(change: (root: string) => Promise<unknown>): Promise<string[]> {
  const root = await copyTinySite();
  await change(root);
  const { problems } = await checkSite(await load(root));
  return problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

it.each(['public/.git/config', 'public/images/.thumbs/a.png', 'pages-config/.old/pages/a/en.json'])(
  'a file in a hidden folder is not of the site: %s',
  async (name) => {
    const root = await copyTinySite();
    const files = await load(root);
    const listed = listFiles(root);
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), 'x');
    expect(listFiles(root)).toEqual(listed);
    expect((await reload(files, root, [join(root, name)])).files).toBe(files);
  },
);

it('what the web has agreed on to be hidden is of the site', async () => {
  const root = await copyTinySite();
  const name = 'public/.well-known/security.txt';
  const files = await load(root);
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), 'x');
  for (const now of [await load(root), (await reload(files, root, [join(root, name)])).files])
    expect([...now.publicFiles.keys()]).toContain('/.well-known/security.txt');
});

/** Puts a link in the place of something. */
async function linkInstead(root: string, name: string): Promise<void> {
  const moved = join(await temporaryFolder(), 'moved');
  await rename(join(root, name), moved);
  await symlink(moved, join(root, name));
}

it.each([page, 'public/images', 'pages-config/site.json', 'translations/en.json'])(
  'a symbolic link is one problem: %s',
  async (name) =>
    expect(await problemsWith((root) => linkInstead(root, name))).toEqual([
      `file/symbolic-link ${name}:1:1`,
    ]),
);

it('a symbolic link without a target, too', async () =>
  expect(await problemsWith((root) => symlink('nowhere', join(root, 'public/a.pdf')))).toEqual([
    'file/symbolic-link public/a.pdf:1:1',
  ]));

it.each([page, 'public/videos/tour.mp4'])(
  'a huge file is one problem, and is not read: %s',
  async (name) => {
    const before = process.memoryUsage().rss;
    const problems = await problemsWith(async (root) => {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await truncate(await existing(join(root, name)), 2 ** 40);
    });
    expect(problems).toEqual([`file/too-large ${name}:1:1`]);
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 30);
  },
);

it('a file of the most bytes is read', async () =>
  expect(
    await problemsWith(async (root) =>
      truncate(await existing(join(root, 'public/tour.mp4')), maxFileBytes),
    ),
  ).toEqual([]));

/** A file at a path, which is made where there is none. */
async function existing(path: string): Promise<string> {
  await appendFile(path, '');
  return path;
}

it('what is left out is read once it is a file, and the other way about', async () => {
  const root = await copyTinySite();
  const whole = await load(root);
  const link = join(root, page);
  await linkInstead(root, page);
  const { files: left } = await reload(whole, root, [link]);
  expect([left.json.has(page), left.leftOut?.get(page)]).toEqual([
    false,
    { reason: 'symbolic-link' },
  ]);
  await rm(link);
  await writeFile(link, '{}');
  const { files: mended } = await reload(left, root, [link]);
  expect([mended.json.get(page), mended.leftOut?.size]).toEqual([Buffer.from('{}'), 0]);
});
