import files, { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from '../../server/http/compress-files.ts';
import { readStaticFiles } from '../../server/http/static-files.ts';
import { usedCores } from '../../tools/model/used-cores.ts';

test('a large site is read a few files at a time: a process may not have all open at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  const names = Array.from({ length: 8 * usedCores() }, (_, index) => `${index}.txt`);
  for (const name of names) await writeFile(join(folder, name), name);
  const { readFile } = files;
  onTestFinished(() => {
    files.readFile = readFile;
    syncBuiltinESMExports();
  });
  let [open, most] = [0, 0];
  files.readFile = (async (...file: Parameters<typeof readFile>) => {
    if (!String(file[0]).startsWith(folder)) return readFile(...file);
    open += 1;
    most = Math.max(most, open);
    return readFile(...file).finally(() => (open -= 1));
  }) as typeof readFile;
  syncBuiltinESMExports();
  const site = await readStaticFiles(folder);
  expect([...site.files.keys()].toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
  expect(most).toBeLessThanOrEqual(4 * usedCores());
});

test('scripts and the pages nearest to the start are compressed before anybody asks, until told to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  const write = async (path: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), path);
  };
  const deep = Array.from({ length: 99 }, (_, index) => `a/${index}/index.html`);
  for (const path of ['a/index.html', ...deep, 'index.html', 'z/app.js', 'a/page.json'])
    await write(path);
  const site = await readStaticFiles(folder);
  const ready = () =>
    [...site.files].filter(([, { compressed }]) => compressed.has('br')).map(([path]) => path);
  await precompress(site, AbortSignal.abort());
  expect(ready()).toEqual([]);
  await precompress(site, new AbortController().signal);
  expect(ready()).toHaveLength(101);
  expect(ready()).toEqual(expect.arrayContaining(['/z/app.js', '/index.html', '/a/index.html']));
  expect(ready()).not.toContain('/a/page.json');
});
