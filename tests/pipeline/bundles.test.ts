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
  import { cachedBundle } from './tools/pipeline/bundle/cached-bundle.ts';
  const bundles = process.argv.slice(1).map((minify) =>
    cachedBundle('entry', { build: { ssr: 'src/entry.ts', minify: minify === 'minified' } }),
  );
  for (const folder of await Promise.all(bundles)) console.log(folder);
`;

let project: string;
const cached = () => readdir(join(project, 'node_modules/.cache/bundles'));
const writeSource = (text: string) =>
  writeFile(join(project, 'src/entry.ts'), `export const text = '${text}';\n`);

/** @returns the folder's name and the code in it */
async function bundle(...args: string[]): Promise<{ name: string; code: string }> {
  const { stdout, stderr } = await runProgram(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program, ...args],
    project,
  );
  const folder = stdout.split('\n')[0] || stderr;
  return { name: basename(folder), code: await readFile(join(folder, 'entry.js'), 'utf8') };
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

test('a bundle is made once for the same sources and configuration', {
  timeout: 60_000,
}, async () => {
  await writeSource('first');
  const first = await bundle('plain');
  expect(first.code).toContain('first');
  // What is not made again keeps what is written into it.
  const mark = '// found, not made';
  const file = join(project, 'node_modules/.cache/bundles', first.name, 'entry.js');
  await writeFile(file, mark);
  expect(await bundle('plain')).toEqual({ name: first.name, code: mark });

  const minified = await bundle('minified');
  expect(minified.name).not.toBe(first.name);
  await writeSource('second');
  const second = await bundle('plain');
  expect(second.name).not.toBe(first.name);
  expect(second.code).toContain('second');
});

test('builds at once share a bundle, and what is left of a killed one goes in time', {
  timeout: 60_000,
}, async () => {
  await writeSource('third');
  const former = await cached();
  const left = join(project, 'node_modules/.cache/bundles/.entry-killed');
  await mkdir(left);
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(left, longAgo, longAgo);
  const bundles = await Promise.all([bundle('plain', 'plain'), bundle('plain')]);
  expect(new Set(bundles.map(({ name }) => name)).size).toBe(1);
  expect(bundles[0]?.code).toContain('third');
  expect((await cached()).sort()).toEqual([...former, bundles[0]?.name].sort());
});
