import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { filesOf, importsOf, sourceFile, withoutComments } from './source-files.ts';

const source = filesOf('src', sourceFile);
const tools = new Map([...filesOf('tools', sourceFile), ...filesOf('server', sourceFile)]);
const benches = filesOf('bench', sourceFile);
const isIn = (path: string, folder: string) => path.startsWith(`src/${folder}/`);

test('lib knows neither React nor styles', () => {
  const wrong = [...source]
    .filter(([path]) => isIn(path, 'lib'))
    .flatMap(([path, code]) =>
      importsOf(path, code)
        .filter((name) => /^(react|@emotion|wouter)/.test(name))
        .map((name) => `${path} → ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('raw colours stand in the theme only', () => {
  const colors = [...source]
    .filter(([path]) => !isIn(path, 'theme'))
    .flatMap(([path, code]) =>
      [
        ...withoutComments(code).matchAll(
          /['"`( ]#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi,
        ),
      ].map(([color]) => `${path}: ${color.trim()}`),
    );
  expect(colors).toEqual([]);
});

test('nothing of the shipped site stands in the code', async () => {
  const { json } = await load(projectRoot);
  const values = [...json]
    .filter(([path]) => path.startsWith('pages-config/'))
    .map(([, bytes]) => JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  const texts = new Set(
    values.flatMap(textsOf).filter((text) => text.length >= 12 && text.includes(' ')),
  );
  const { brand, url } = JSON.parse(
    new TextDecoder().decode(json.get('pages-config/site.json')),
  ) as { brand: { name: string; legalName: string }; url: string };
  const folders = [...json.keys()]
    .flatMap((path) => /^pages-config\/pages\/(.+)\/\w+\.json$/.exec(path)?.[1]?.split('/') ?? [])
    .filter((name) => name !== 'home');
  const forms = [...json.keys()].flatMap(
    (path) => /^pages-config\/forms\/(.+)\.json$/.exec(path)?.[1] ?? [],
  );
  const routes = new RegExp(`['"\`/](${[...new Set(folders)].join('|')})['"\`/#]`);
  expect([texts.size > 500, folders.length > 30, forms.length > 5]).toEqual([true, true, true]);
  const words = [brand.name, brand.legalName, url, ...texts].map((text) => text.toLowerCase());
  const found = [...source, ...tools].flatMap(([path, code]) => {
    const bare = withoutComments(code);
    const lower = bare.toLowerCase();
    return [
      ...words.filter((word) => lower.includes(word)),
      ...(routes.exec(bare)?.slice(1) ?? []),
    ].map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('no test is left out or alone', () => {
  const modified = [...filesOf('tests', /\.(test|spec)\.tsx?$/)].flatMap(([path, code]) =>
    [...code.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/g)].map(
      ([call]) => `${path}: ${call}`,
    ),
  );
  expect(modified).toEqual([]);
});

/** Files that are longer, and why. */
const longer: Record<string, string> = {};

test('no file is longer than 200 lines without a reason', () => {
  const long = [...source, ...tools, ...benches]
    .filter(([path, code]) => code.split('\n').length > 201 && !(path in longer))
    .map(([path]) => path);
  expect(long).toEqual([]);
});

test('no line is longer than 100 columns, which Biome leaves to people in texts and comments', () => {
  const long = [...source, ...tools, ...benches].flatMap(([path, code]) =>
    code.split('\n').flatMap((line, index) => (line.length > 100 ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

/** Every text below a value; the keys that hold names are no texts of a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
