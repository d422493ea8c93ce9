import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../tools/pipeline/load/load.ts';
import { projectRoot } from '../tools/model/schemas.ts';

/**
 * The files of a folder with one of these endings, by path within the project; what is generated is
 * left out.
 */
function filesOf(folder: string, endings: RegExp): Map<string, string> {
  const entries = readdirSync(join(projectRoot, folder), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile() && endings.test(entry.name));
  const paths = entries
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'src/generated/types.ts');
  return new Map(paths.sort().map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

const source = filesOf('src', /\.tsx?$/);
const tools = filesOf('tools', /\.tsx?$/);

/** The same code without its comments, which may give examples. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');

/** What a file imports, as paths within the project; packages as they are named. */
const importsOf = (path: string, code: string) =>
  [...withoutComments(code).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map(
    ([, name]) =>
      name!.startsWith('.')
        ? relative(projectRoot, resolve(projectRoot, dirname(path), name!))
            .split(sep)
            .join('/')
        : name!,
  );

/**
 * Which folders a folder may import from, beside itself. Types of the schemas may be imported
 * anywhere.
 */
const below: Record<string, string[]> = { lib: [], state: ['lib'], theme: ['lib'] };
for (const [folder, ...under] of [
  ['ui', 'state', 'theme', 'lib'],
  ['forms', 'ui'],
  ['blocks', 'forms'],
  ['generated', 'blocks'],
  ['page', 'generated'],
  ['app', 'page'],
  ['entry', 'app'],
])
  below[folder!] = [...under, ...under.flatMap((each) => below[each]!)];

/** `src/ui/button.tsx` → `ui`, `src/entry-client.tsx` → `entry`. */
const layerOf = (path: string) =>
  (/^src\/(?:([a-z]+)\/|(app|entry))/.exec(path) ?? []).slice(1).find(Boolean);

test('imports point down only', () => {
  expect([...source.keys()].filter((path) => !(layerOf(path)! in below))).toEqual([]);
  const upward = [...source].flatMap(([path, code]) => {
    const layer = layerOf(path)!;
    const allowed = [layer, ...below[layer]!];
    return importsOf(path, code)
      .filter(
        (target) =>
          /^(src|tools|tests)\//.test(target) &&
          target !== 'src/generated/types.ts' &&
          !allowed.includes(layerOf(target) ?? ''),
      )
      .map((target) => `${path} → ${target}`);
  });
  expect(upward).toEqual([]);
});

test('lib knows neither React nor styles', () => {
  const wrong = [...source]
    .filter(([path]) => layerOf(path) === 'lib')
    .flatMap(([path, code]) =>
      importsOf(path, code)
        .filter((name) => /^(react|@emotion|wouter)/.test(name))
        .map((name) => `${path} → ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('tools reach components only through the server entry, and in development through the app', () => {
  const reached = [...tools].flatMap(([path, code]) =>
    importsOf(path, code)
      .filter((target) => /^src\/.*\.tsx$/.test(target))
      .map((target) => `${path} → ${target}`),
  );
  expect(
    reached.filter(
      (pair) =>
        !pair.endsWith(' → src/entry-server.tsx') &&
        pair !== 'tools/dev/browser/client.tsx → src/app.tsx',
    ),
  ).toEqual([]);
});

test('raw colours stand in the theme only', () => {
  const colors = [...source]
    .filter(([path]) => layerOf(path) !== 'theme')
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
  const long = [...source, ...tools]
    .filter(([path, code]) => code.split('\n').length > 201 && !(path in longer))
    .map(([path]) => path);
  expect(long).toEqual([]);
});

/** Every text below a value; the keys that hold names are no texts of a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
