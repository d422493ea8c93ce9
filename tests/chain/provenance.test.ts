import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** What the tables of the page name, in its first column. */
const named = [...read('docs/provenance.md').matchAll(/^\| (`.*?`) \|/gm)].flatMap(
  ([, cell = '']) => [...cell.matchAll(/`(.+?)`/g)].map(([, name = '']) => name),
);

const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name)));

test('every file of the public folder, every drawing, font and set of icons has its origin told', () => {
  const isNamed = (file: string) =>
    named.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const sets = Object.keys(devDependencies).filter((name) => /^@fontsource|^lucide/.test(name));
  const things = [...filesIn('public'), ...filesIn('src/ui/art'), ...sets];
  expect(things.length).toBeGreaterThan(20);
  expect(things.filter((thing) => !isNamed(thing))).toEqual([]);
  const isThere = (name: string) =>
    things.some((thing) => thing === name || thing.startsWith(name)) ||
    name === 'src/lib/brand-icons.ts';
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('no font comes without the words of its licence', () => {
  for (const name of named.filter((each) => each.startsWith('@fontsource')))
    expect(read(`node_modules/${name}/LICENSE`)).toMatch(/SIL Open Font License, Version 1\.1/i);
});
