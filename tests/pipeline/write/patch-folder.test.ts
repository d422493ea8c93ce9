import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFolder } from '../../../tools/pipeline/write/list-folders.ts';
import { patchFolder } from '../../../tools/pipeline/write/patch-folder.ts';
import { recover } from '../../../tools/pipeline/write/recover.ts';
import { readFolder, temporaryFolder } from '../../run-tool.ts';

vi.mock('node:fs/promises', { spy: true });

let root: string;
const pages = () => join(root, 'dist');
const changes = {
  written: new Map([
    ['/index.html', 'new'],
    ['/index.json', 'new'],
    ['/share-2.png', 'new'],
  ]),
  removed: ['/share-1.png'],
};
const old = { 'index.html': 'old', 'index.json': 'old', 'other.html': 'old', 'share-1.png': 'old' };
const patched = { ...old, 'index.html': 'new', 'index.json': 'new', 'share-2.png': 'new' };
const { 'share-1.png': _gone, ...whole } = patched;
const state = async () => Object.fromEntries(await readFolder(pages()));

beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(pages());
  for (const [name, text] of Object.entries(old)) await writeFile(join(pages(), name), text);
});

test('files of a folder are changed, and its listing with them', async () => {
  const listing = listFolder(pages());
  expect(await patchFolder(pages(), changes, listing)).toBe(true);
  expect([await state(), await readdir(root)]).toEqual([whole, ['dist']]);
  expect(listing).toEqual(listFolder(pages()));
});

test('a file that somebody has changed meanwhile stays, and all others', async () => {
  const listing = listFolder(pages());
  await writeFile(join(pages(), 'index.html'), 'theirs');
  expect(await patchFolder(pages(), changes, listing)).toBe(false);
  expect([await state(), await readdir(root)]).toEqual([
    { ...old, 'index.html': 'theirs' },
    ['dist'],
  ]);
});

test('another build that takes the place meanwhile keeps it', async () => {
  const listing = listFolder(pages());
  const real = (await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises'))
    .rename;
  vi.mocked(rename).mockImplementation(async (from, to) => {
    await real(from, to);
    if (from !== pages()) return;
    await mkdir(pages());
    await writeFile(join(pages(), 'index.html'), 'theirs');
  });
  expect(await patchFolder(pages(), changes, listing)).toBe(false);
  vi.mocked(rename).mockImplementation(real);
  expect([await state(), await readdir(root)]).toEqual([{ 'index.html': 'theirs' }, ['dist']]);
});

test.each([1, 2, 3, 4])(
  'a disk that refuses move %i leaves the folder in its place',
  async (at) => {
    const listing = listFolder(pages());
    const real = (await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises'))
      .rename;
    let moves = 0;
    vi.mocked(rename).mockImplementation(async (from, to) => {
      moves += 1;
      if (moves === at) throw Object.assign(new Error(), { code: 'EIO' });
      await real(from, to);
    });
    await expect(patchFolder(pages(), changes, listing)).rejects.toThrow();
    vi.mocked(rename).mockImplementation(real);
    expect(await readdir(root)).toEqual(['dist']);
    expect(Object.keys(await state())).toContain('other.html');
  },
);

test('what a killed build had begun to change is finished', async () => {
  const mark = '2000000000-0123abcd';
  await rename(pages(), join(root, `dist.patch-${mark}`));
  await writeFile(join(root, `dist.patch-${mark}`, 'index.json'), 'new');
  await mkdir(join(root, `dist.new-${mark}`));
  for (const name of ['index.html', 'share-2.png'])
    await writeFile(join(root, `dist.new-${mark}`, name), 'new');
  await recover([pages(), join(root, '.server')]);
  expect([await state(), await readdir(root)]).toEqual([patched, ['dist']]);
});
