import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findUnchanged, writeBuild } from '../../tools/pipeline/build-fingerprint.ts';
import type { BuildRecord } from '../../tools/pipeline/build-record.ts';
import { identifyFiles } from '../../tools/pipeline/load/identify-files.ts';
import { listFolder } from '../../tools/pipeline/write/list-folders.ts';
import { temporaryFolder } from '../run-tool.ts';

const instant = Date.UTC(2026, 10, 22);
const code = 'the code';
const page = 'pages-config/pages/home/en.json';
const built = 'dist/courses/index.html';

afterEach(() => vi.restoreAllMocks());

async function put(root: string, file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** A site that was built, and its fingerprint. @param waitedMs since its files were written */
async function builtSite(waitedMs = 10_000) {
  const root = await temporaryFolder();
  const files = [page, 'public/price.pdf', built, 'dist/index.html', '.server/site.json'];
  for (const file of files) await put(root, file, 'text');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + waitedMs);
  const record = {
    ...{ code, year: 2026, problems: [], result: { pages: 2, bytes: 8 } },
    period: { from: instant - 1000, until: instant + 1000 },
    inputs: identifyFiles(root, {}),
    listings: ['dist', '.server'].map((folder) => listFolder(join(root, folder))),
  } as unknown as BuildRecord;
  await writeBuild(root, record);
  return root;
}

test('a build is known as it was left, at its time and by its code', async () => {
  const root = await builtSite();
  const found = await findUnchanged(root, code, instant);
  expect(found).toMatchObject({ count: 2, result: { pages: 2, bytes: 8 } });
  expect(await findUnchanged(root, 'other code', instant)).toBe(undefined);
  expect(await findUnchanged(root, code, instant + 1000)).toBe(undefined);
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
  expect(await findUnchanged(root, code, instant)).toBe(undefined);
});

/** In the same file, with the same length, and with the time that it had. */
async function rewriteSecretly(root: string, file: string) {
  const { atime, mtime } = await stat(join(root, file));
  await writeFile(join(root, file), 'TEXT');
  await utimes(join(root, file), atime, mtime);
}

async function replace(root: string, file: string) {
  await put(root, `${file}.new`, 'text');
  await rename(join(root, `${file}.new`), join(root, file));
}

test.each<[string, (root: string) => Promise<unknown>]>([
  ['a page is another', (root) => put(root, page, 'other')],
  ['a page is another of its length and time', (root) => rewriteSecretly(root, page)],
  ['a page is more', (root) => put(root, page.replace('home', 'more'), 'text')],
  ['a page is gone', (root) => rm(join(root, page))],
  ['a public file is another', (root) => replace(root, 'public/price.pdf')],
  ['what was made is another', (root) => put(root, built, 'other')],
  ['what was made is another of its length and time', (root) => rewriteSecretly(root, built)],
  ['what was made was replaced', (root) => replace(root, built)],
  ['what was made is gone', (root) => rm(join(root, built))],
  ['something is there that was not made', (root) => put(root, 'dist/courses/old.html', 'old')],
  ['the server’s data is another', (root) => put(root, '.server/site.json', 'other')],
  ['all that was made is gone', (root) => rm(join(root, 'dist'), { recursive: true })],
])('a build is not known where %s', async (_what, change) => {
  const root = await builtSite();
  await change(root);
  expect(await findUnchanged(root, code, instant)).toBe(undefined);
});

test('a build of files that were changed just now is not known by their states', async () => {
  const root = await builtSite(100);
  expect(await findUnchanged(root, code, instant)).toBe(undefined);
});
