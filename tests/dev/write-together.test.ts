import nodeFiles, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeSave, writeTogether } from '../../tools/dev/node/edits/write-together.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

const files = ['one', 'two', 'three'].map((name) => `translations/${name}.json`);
const changes = files.map((file) => ({ file, before: `${file} before`, after: `${file} after` }));

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'write-together-'));
  await mkdir(join(root, 'translations'));
  for (const { file, before } of changes) await writeFile(join(root, file), before);
  return root;
}

const contents = (root: string) =>
  Promise.all(files.map(async (file) => (await readFile(join(root, file), 'utf8')).split(' ')[1]));

/** All that is in a folder, by path within it. */
async function filesIn(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(root.length + 1)).toSorted();
}

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
  expect(await writeTogether(root, changes)).toBe(true);
  expect(await contents(root)).toEqual(['after', 'after', 'after']);
  expect(await filesIn(root)).toEqual(files.toSorted());
});

test('where somebody has written one of them meanwhile, none is', async () => {
  const root = await folder();
  await writeFile(join(root, 'translations/three.json'), 'three theirs');
  expect(await writeTogether(root, changes)).toBe(false);
  expect(await contents(root)).toEqual(['before', 'before', 'theirs']);
  expect(await filesIn(root)).toEqual(files.toSorted());
});

test('where the disk refuses one of them, none is, and no start makes up for it', async () => {
  const root = await folder();
  // A folder in the place of the file that is to become the third.
  await mkdir(join(root, 'translations/.three.json.part'));
  await expect(writeTogether(root, changes)).rejects.toMatchObject({
    code: 'EISDIR',
    path: join(root, 'translations/three.json'),
  });
  expect(await contents(root)).toEqual(['before', 'before', 'before']);
  expect(await filesIn(root)).toEqual(files.toSorted());
  expect(await completeSave(root)).toBe(false);
});

test('nothing stays of a file that somebody keeps locked, as Windows does', async () => {
  const root = await folder();
  const { rename } = nodeFiles;
  onTestFinished(() => {
    nodeFiles.rename = rename;
    syncBuiltinESMExports();
  });
  nodeFiles.rename = async (from, to) => {
    if (String(to).endsWith('two.json')) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
    await rename(from, to);
  };
  syncBuiltinESMExports();
  await expect(writeTogether(root, changes)).rejects.toMatchObject({
    code: 'EBUSY',
    path: join(root, 'translations/two.json'),
  });
  expect(await contents(root)).toEqual(['before', 'before', 'before']);
  expect(await filesIn(root)).toEqual(files.toSorted());
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
    expect(await filesIn(root)).toEqual(files.toSorted());
  },
);

test('what somebody wrote between a kill and the next start stays', async () => {
  const root = await folder();
  await killedSave(root, 2);
  await writeFile(join(root, 'translations/three.json'), 'three theirs');
  await completeSave(root);
  expect(await contents(root)).toEqual(['after', 'after', 'theirs']);
});

test('nothing but files of the site is written, whatever a journal says that came with it', async () => {
  const root = await folder();
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await symlink(outside, join(root, 'pages-config'));
  for (const file of [
    `../${basename(outside)}/a.json`,
    'package.json',
    '.git/hooks/pre-commit',
    'translations/../package.json',
    'translations/..\\..\\a.json',
    'pages-config/site.json',
    'public',
  ]) {
    const change = { file, after: 'theirs' };
    await expect(writeTogether(root, [change]), file).rejects.toThrow('no file of this site');
    const sound = { file: 'translations/four.json', after: 'four' };
    await writeFile(join(root, '.unfinished-save.json'), JSON.stringify([change, sound]));
    expect(await completeSave(root)).toBe(true);
    expect(await filesIn(root), file).toEqual([...files, sound.file].toSorted());
    await rm(join(root, sound.file));
  }
  expect(await readdir(outside)).toEqual([]);
});
