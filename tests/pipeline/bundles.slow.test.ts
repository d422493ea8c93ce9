import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

/** Bundles one file for each argument, all at once, and prints the folders. */
const program = `
  import { cachedBundle } from './tools/pipeline/bundle/cached-bundle.mjs';
  const bundles = process.argv.slice(1).map((minify) =>
    cachedBundle('entry', { build: { ssr: 'src/entry.ts', minify: minify === 'minified' } }),
  );
  for (const folder of await Promise.all(bundles)) console.log(folder);
`;

let project: string;
const cached = () => readdir(join(project, 'node_modules/.cache/bundles'));
const writeSource = (text: string) =>
  writeFile(join(project, 'src/entry.ts'), `export const text = '${text}';\n`);

type Bundle = { name: string; code: string };

/** @returns for each argument the folder's name and the code in it */
const bundle = (...args: string[]): Promise<Bundle[]> => run(program, args);

async function run(code: string, args: string[] = []): Promise<Bundle[]> {
  const { stdout } = await runProgram(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code, ...args],
    project,
  );
  const folders = stdout.split('\n').filter(Boolean);
  return Promise.all(
    folders.map(async (folder) => ({
      name: basename(folder),
      code: await readFile(join(folder, 'entry.js'), 'utf8'),
    })),
  );
}

/** A project of one file, with the bundling code and a cache of its own. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'bundles-'));
  for (const part of ['tools/pipeline/bundle', 'tools/model', 'vite.config.ts', 'package.json'])
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  for (const folder of ['src', 'node_modules']) await mkdir(join(project, folder));
  for (const name of ['vite', 'tsx'])
    await symlink(join(projectRoot, 'node_modules', name), join(project, 'node_modules', name));
});
afterAll(() => rm(project, { recursive: true, force: true }));

test('a bundle is made once for the same sources and configuration', async () => {
  await writeSource('first');
  const [first, minified] = await bundle('plain', 'minified');
  expect(first?.code).toContain('first');
  expect(minified?.name).not.toBe(first?.name);
  // What is not made again keeps what is written into it.
  const marked = { name: first?.name ?? '', code: '// found, not made' };
  const file = join(project, 'node_modules/.cache/bundles', marked.name, 'entry.js');
  await writeFile(file, marked.code);
  expect(await bundle('plain')).toEqual([marked]);

  await writeSource('second');
  const [second] = await bundle('plain');
  expect(second?.name).not.toBe(first?.name);
  expect(second?.code).toContain('second');
});

/** Is a program of the code as it is, which changes meanwhile, and prints two bundles' folders. */
const changedMeanwhile = `
  import { writeFileSync } from 'node:fs';
  import { cachedBundle, programBundle } from './tools/pipeline/bundle/cached-bundle.mjs';
  import { forgetCodeOfProgram } from './tools/model/program-code.mjs';
  const entry = { build: { ssr: 'src/entry.ts', minify: false } };
  await programBundle('program', entry, ['src']);
  writeFileSync('src/entry.ts', "export const text = 'changed';");
  console.log(await cachedBundle('entry', entry));
  forgetCodeOfProgram();
  console.log(await cachedBundle('entry', entry));
`;

test('a bundle is made anew with other packages, wanted or installed, and other settings', async () => {
  await writeSource('of packages');
  const names = [(await bundle('plain'))[0]?.name];
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json']) {
    await writeFile(join(project, file), '{}');
    names.push((await bundle('plain'))[0]?.name);
  }
  expect(new Set(names).size).toBe(4);
});

test('a program takes the bundle of its own code, where that is there, and else of what is there', async () => {
  await writeSource('of the program');
  const [own] = await bundle('plain');
  const [taken, forgotten] = await run(changedMeanwhile);
  expect(taken).toEqual(own);
  expect(forgotten?.code).toContain('changed');
  await writeSource('not bundled yet');
  const [made] = await run(changedMeanwhile);
  expect(made?.code).toContain('changed');
});

test('builds at once share a bundle, and what is left of a killed one goes in time', async () => {
  await writeSource('third');
  const former = await cached();
  const left = join(project, 'node_modules/.cache/bundles/.entry-killed');
  await mkdir(left);
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(left, longAgo, longAgo);
  const bundles = (await Promise.all([bundle('plain', 'plain'), bundle('plain')])).flat();
  const [third] = bundles;
  expect(third?.code).toContain('third');
  expect(bundles).toEqual([third, third, third]);
  expect((await cached()).sort()).toEqual([...former, third?.name].sort());
});
