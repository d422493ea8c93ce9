import files, { mkdtemp, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
    open += 1;
    most = Math.max(most, open);
    return readFile(...file).finally(() => (open -= 1));
  }) as typeof readFile;
  syncBuiltinESMExports();
  const site = await readStaticFiles(folder);
  expect([...site.files.keys()].toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
  expect(most).toBeLessThanOrEqual(4 * usedCores());
});
