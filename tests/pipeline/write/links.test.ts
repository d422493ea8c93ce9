import { mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listFolder } from '../../../tools/pipeline/write/list-folders.ts';
import { patchFolder } from '../../../tools/pipeline/write/patch-folder.ts';
import { recover } from '../../../tools/pipeline/write/recover.ts';
import { write } from '../../../tools/pipeline/write/write.ts';
import { readFolder, temporaryFolder } from '../../run-tool.ts';

const target = 'elsewhere/dist';
let root: string;
let folder: string;
const build = (text: string) => write(new Map([[folder, new Map([['/index.html', text]])]]));
/** What the link leads to, where it is one still and nothing is left beside it. */
const state = async () => {
  expect([await readlink(folder), await readdir(root)]).toEqual([target, ['dist', 'elsewhere']]);
  return Object.fromEntries(await readFolder(join(root, target)));
};

beforeEach(async () => {
  root = await temporaryFolder();
  folder = join(root, 'dist');
  await mkdir(join(root, target), { recursive: true });
  await symlink(target, folder);
});

test('a folder that is a symbolic link stays one, and what it leads to has the files', async () => {
  await build('one');
  await writeFile(join(root, target, 'gone.html'), 'one');
  await build('two');
  expect(await state()).toEqual({ 'index.html': 'two' });
});

test('a later build finds its files as this one has left them', async () => {
  expect(await build('one')).toEqual([listFolder(folder)]);
});

test('what it leads to is made again where it is gone', async () => {
  await rm(join(root, 'elsewhere'), { recursive: true });
  await build('one');
  expect(await state()).toEqual({ 'index.html': 'one' });
});

test('it is not moved to change some of its files: all are made anew', async () => {
  await build('one');
  const changes = { written: new Map([['/index.html', 'two']]), removed: [] };
  expect(await patchFolder(folder, changes, listFolder(folder))).toBe(false);
  expect(await state()).toEqual({ 'index.html': 'one' });
});

test('what a killed build had begun is finished where it leads', async () => {
  await build('one');
  const draft = join(root, `dist.new-${process.pid}`);
  await mkdir(draft);
  await writeFile(join(draft, 'index.html'), 'two');
  await recover([join(root, 'first'), folder]);
  expect(await state()).toEqual({ 'index.html': 'two' });
});
