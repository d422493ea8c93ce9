import { expect, test } from 'vitest';
import { filesOf, importsOf, sourceFile } from './source-files.ts';

/**
 * The rooms of the code, from the ground up: a file imports from its own room and from those before
 * it, type imports included. A room that is written with several names is several that do not know
 * each other. The types that are generated from the schemas may be imported anywhere.
 */
const rooms = {
  browser: ['src/lib', 'src/state src/theme', 'src/ui', 'src/forms', 'src/blocks', 'src/generated'],
  app: ['src/hydration', 'src/page', 'src/app', 'src/entry'],
  model: ['tools/generated', 'tools/messages', 'tools/model'],
  stages: [
    'tools/pipeline/codegen tools/pipeline/load',
    'tools/pipeline/validate',
    'tools/pipeline/compare',
    'tools/pipeline/checks',
    'tools/pipeline/resolve',
    'tools/pipeline/bundle',
    'tools/pipeline/render',
    'tools/pipeline/verify tools/pipeline/write',
    'tools/pipeline',
  ],
  editing: ['tools/report', 'tools/editing', 'tools/translation tools/graph'],
  dev: ['tools/dev/protocol', 'tools/dev/browser', 'tools/dev/node', 'tools/dev/catalogue'],
  server: ['server/store', 'server/delivery', 'server/leads', 'server/inbox', 'server/http'],
  programs: ['server', 'tools/dev', 'tools/cli', 'bench'],
};

const order = Object.values(rooms).flat();
const levels = new Map(
  order.flatMap((names, level) => names.split(' ').map((name) => [name, level])),
);

/** The room of a file: the longest folder, or start of a file's name, that is one. */
const roomOf = (path: string): string | undefined =>
  [...levels.keys()]
    .filter(
      (room) =>
        path.startsWith(`${room}/`) || path.startsWith(`${room}.`) || path.startsWith(`${room}-`),
    )
    .sort((one, other) => other.length - one.length)[0];

const files = new Map(
  ['src', 'server', 'tools', 'bench'].flatMap((folder) => [...filesOf(folder, sourceFile)]),
);
const imports = [...files].flatMap(([path, code]) =>
  importsOf(path, code)
    .filter((target) => files.has(target))
    .map((target) => [path, target] as const),
);

test('every file is in a room', () => {
  expect([...files.keys()].filter((path) => roomOf(path) === undefined)).toEqual([]);
});

test('imports go one way: from a room to those before it', () => {
  const level = (path: string) => levels.get(roomOf(path) ?? '') ?? -1;
  const wrong = imports.filter(
    ([path, target]) => roomOf(path) !== roomOf(target) && level(target) >= level(path),
  );
  expect(wrong.map(([path, target]) => `${path} → ${target}`)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const targetsOf = (path: string) => imports.flatMap(([from, to]) => (from === path ? [to] : []));
  const done = new Set<string>();
  const cycleFrom = (path: string, way: string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    const cycle = targetsOf(path)
      .map((target) => cycleFrom(target, [...way, path]))
      .find((found) => found.length > 0);
    done.add(path);
    return cycle ?? [];
  };
  expect(
    [...files.keys()].map((path) => cycleFrom(path, [])).find(({ length }) => length > 0),
  ).toBe(undefined);
});

/** What a room may know of the rest: the server needs no build tool, the browser no tool at all. */
const onlyFrom: Record<string, RegExp> = {
  src: /^src\//,
  server: /^(server|tools\/(model|messages)|src\/(lib|forms|theme))\//,
};

test('the browser imports no tool, and the server no build tool', () => {
  const wrong = imports.filter(
    ([path, target]) =>
      !(onlyFrom[path.split('/')[0] ?? ''] ?? /./).test(target) &&
      target !== 'src/generated/types.ts',
  );
  expect(wrong.map(([path, target]) => `${path} → ${target}`)).toEqual([]);
});

test('tools reach components only through the server entry, and in development the app and a form', () => {
  const reached = imports
    .filter(([path, target]) => path.startsWith('tools/') && /^src\/.*\.tsx$/.test(target))
    .map(([path, target]) => `${path} → ${target}`)
    .filter((pair) => !pair.endsWith(' → src/entry-server.tsx'));
  expect(reached.toSorted()).toEqual([
    'tools/dev/browser/client.tsx → src/app.tsx',
    // A form that is edited is shown by itself, also where it stands on no page.
    'tools/dev/browser/panel/form-frame.tsx → src/forms/lead-form.tsx',
    'tools/dev/browser/panel/form-frame.tsx → src/page/page-view.tsx',
  ]);
});
