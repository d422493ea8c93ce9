import * as fs from 'node:fs';
import * as disk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { applyUnlessChanged } from '../../tools/editing/changed-since-load.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { readFolder, temporaryFolder } from '../run-tool.ts';

vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });

const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/** The path of what has this name but for capitals, as most disks of macOS and Windows find it. */
const onDisk = (path: string): string => {
  const folder = dirname(path) === path ? '' : dirname(path);
  if (!folder || fs.existsSync(path)) return path;
  const [parent, name] = [onDisk(folder), basename(path)];
  const alike = namesIn(parent).find((other) => other.toLowerCase() === name.toLowerCase());
  return join(parent, alike ?? name);
};

type Call = (path: unknown, ...more: unknown[]) => unknown;

beforeAll(async () => {
  const real = await vi.importActual<typeof fs>('node:fs');
  const calls: [mocked: object, original: object, names: string[]][] = [
    [fs, real, ['lstatSync', 'readFileSync']],
    [disk, real.promises, ['lstat', 'mkdir', 'readdir', 'readFile', 'rm', 'rmdir', 'writeFile']],
  ];
  for (const [mocked, original, names] of calls)
    for (const name of names) {
      const call = original[name as never] as Call;
      vi.mocked(mocked[name as never] as Call).mockImplementation((path, ...more) =>
        call(typeof path === 'string' ? onDisk(path) : path, ...more),
      );
    }
  vi.mocked(disk.rename).mockImplementation((from, to) => {
    const [former, taken] = [onDisk(String(from)), onDisk(String(to))];
    // What is replaced keeps its name; what is renamed gets the other one.
    const isSame = former === taken;
    const wanted = join(onDisk(dirname(String(to))), basename(String(to)));
    return real.promises.rename(former, isSame ? wanted : taken);
  });
});

test.each([
  ['images/Equipe.JPG', 'images/equipe.jpg'],
  ['Images/Equipe/a.JPG', 'images/equipe/a.jpg'],
])('where capitals are not told apart, a file gets its name without them: %s', async (from, to) => {
  const root = await temporaryFolder();
  const [former, wanted] = [`public/${from}`, `public/${to}`];
  await disk.mkdir(join(root, dirname(former)), { recursive: true });
  await disk.writeFile(join(root, former), 'picture');
  const files = await load(root);
  const plan = new Map([
    [wanted, 'picture'],
    [former, undefined],
  ]);
  expect(await applyUnlessChanged(files, plan, root)).toBe(true);
  expect(await readFolder(root)).toEqual(new Map([[wanted, 'picture']]));
});

test('nor is a folder renamed with what is not in the plan', async () => {
  const root = await temporaryFolder();
  await disk.mkdir(join(root, 'public/Images'), { recursive: true });
  for (const name of ['a.jpg', 'b.jpg'])
    await disk.writeFile(join(root, 'public/Images', name), name);
  const plan = new Map([
    ['public/images/a.jpg', 'a.jpg'],
    ['public/Images/a.jpg', undefined],
  ]);
  expect(await applyUnlessChanged(await load(root), plan, root)).toBe(false);
  expect([...(await readFolder(root)).keys()].toSorted()).toEqual([
    'public/Images/a.jpg',
    'public/Images/b.jpg',
  ]);
});

test('and a file that somebody has made meanwhile under another name stays', async () => {
  const root = await temporaryFolder();
  const files = await load(root);
  await disk.mkdir(join(root, 'public'));
  await disk.writeFile(join(root, 'public/b.jpg'), 'theirs');
  expect(await applyUnlessChanged(files, new Map([['public/B.JPG', 'own']]), root)).toBe(false);
  expect(await readFolder(root)).toEqual(new Map([['public/b.jpg', 'theirs']]));
});
