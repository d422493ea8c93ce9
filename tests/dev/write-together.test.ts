import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeSave, writeTogether } from '../../tools/dev/node/edits/write-together.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

const files = ['one.json', 'two.json', 'three.json'];
const changes = files.map((file) => ({ file, before: `${file} before`, after: `${file} after` }));

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'write-together-'));
  for (const { file, before } of changes) await writeFile(join(root, file), before);
  return root;
}

const contents = (root: string) =>
  Promise.all(files.map(async (file) => (await readFile(join(root, file), 'utf8')).split(' ')[1]));

/** Saves in a process that ends, as by a power cut, instead of moving its nth file in place. */
const killedSave = (root: string, nth: number) =>
  runProgram(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    `import files from 'node:fs/promises';
     import { syncBuiltinESMExports } from 'node:module';
     const { rename } = files;
     let count = 0;
     files.rename = (...paths) =>
       count++ === ${nth} ? process.kill(process.pid, 'SIGKILL') : rename(...paths);
     syncBuiltinESMExports();
     const { writeTogether } = await import('${projectRoot}/tools/dev/node/edits/write-together.ts');
     await writeTogether('${root}', ${JSON.stringify(changes)});`,
  ]);

test('all files are written, and nothing else stays', async () => {
  const root = await folder();
  await writeTogether(root, changes);
  expect(await contents(root)).toEqual(['after', 'after', 'after']);
  expect((await readdir(root)).toSorted()).toEqual(files.toSorted());
});

test.each([
  [0, 'before', ['before', 'before', 'before']],
  [1, 'after', ['before', 'before', 'before']],
  [2, 'after', ['after', 'before', 'before']],
  [3, 'after', ['after', 'after', 'before']],
])(
  'a kill before move %i leaves all files %s, once the next start looked',
  async (nth, all, left) => {
    const root = await folder();
    await killedSave(root, nth);
    expect(await contents(root)).toEqual(left);
    await completeSave(root);
    expect(await contents(root)).toEqual([all, all, all]);
    expect((await readdir(root)).toSorted()).toEqual(files.toSorted());
  },
);

test('what somebody wrote between a kill and the next start stays', async () => {
  const root = await folder();
  await killedSave(root, 2);
  await writeFile(join(root, 'three.json'), 'three.json theirs');
  await completeSave(root);
  expect(await contents(root)).toEqual(['after', 'after', 'theirs']);
});
