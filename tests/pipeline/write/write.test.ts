import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recover } from '../../../tools/pipeline/write/recover.ts';
import { againWhereTaken } from '../../../tools/pipeline/write/refusals.ts';
import { openDraft, write } from '../../../tools/pipeline/write/write.ts';
import { temporaryFolder } from '../../run-tool.ts';

vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });

let root: string;
const pages = () => join(root, 'dist');
const program = () => join(root, '.server');
const folders = () => [pages(), program()];

const writeText = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const textOf = (path: string) => readFile(join(root, path), 'utf8').catch(() => 'none');
const state = async () => [
  await textOf('dist/index.html'),
  await textOf('.server/main.js'),
  (await readdir(root)).filter((name) => /\.(new|old)-/.test(name)),
];
const build = (text: string) =>
  write(
    new Map([
      [pages(), new Map([['/index.html', text]])],
      [program(), new Map([['main.js', text]])],
    ]),
  );

beforeEach(async () => {
  root = await temporaryFolder();
  vi.mocked(rename).mockClear();
});

test('both folders are replaced whole, and nothing is left beside them', async () => {
  await build('one');
  await writeText('dist/gone.html', 'one');
  await build('two');
  expect([await state(), await textOf('dist/gone.html')]).toEqual([['two', 'two', []], 'none']);
});

test.each([1, 2, 3, 4])('where a step fails, the %ith, all is as it was', async (step) => {
  await build('one');
  const { rename: real } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  let steps = 0;
  vi.mocked(rename).mockImplementation(async (from, to) => {
    steps += 1;
    if (steps === step) throw Object.assign(new Error(), { code: 'ENOSPC' });
    await real(from, to);
  });
  await expect(build('two')).rejects.toMatchObject({ code: 'ENOSPC' });
  vi.mocked(rename).mockImplementation(real);
  expect(await state()).toEqual(['one', 'one', []]);
});

test('what another build has put in the place of a folder meanwhile stays', async () => {
  await build('one');
  const { rename: real } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementationOnce(async (from, to) => {
    await real(from, to);
    // Between the two steps in which the first folder is replaced.
    await build('theirs');
  });
  await expect(build('two')).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  expect(await state()).toEqual(['theirs', 'theirs', []]);
});

test('a build whose place is taken begins anew, and ends where it always is', async () => {
  await build('one');
  const taken = Object.assign(new Error(), { code: 'ENOTEMPTY' });
  vi.mocked(rename).mockRejectedValueOnce(taken);
  await againWhereTaken(() => build('two'));
  expect(await state()).toEqual(['two', 'two', []]);
  let tries = 0;
  const refused = againWhereTaken(() => Promise.reject(++tries && taken));
  await expect(refused).rejects.toBe(taken);
  expect(tries).toBe(3);
});

test.each([
  ['full', 'ENOSPC', 'writeFileSync', 2],
  ['full as it makes folders', 'ENOSPC', 'mkdirSync', 2],
  ['read-only', 'EROFS', 'mkdirSync', 1],
] as const)('where the disk is %s, all is as it was', async (_what, code, part, call) => {
  await build('one');
  const { [part]: real } = await vi.importActual<typeof fs>('node:fs');
  let calls = 0;
  const fake = vi.mocked(fs[part] as (...args: unknown[]) => unknown);
  fake.mockImplementation((...args) => {
    calls += 1;
    if (calls >= call) throw Object.assign(new Error(), { code });
    return (real as (...given: unknown[]) => unknown)(...args);
  });
  await expect(build('two')).rejects.toMatchObject({ code });
  fake.mockImplementation(real as (...args: unknown[]) => unknown);
  expect(await state()).toEqual(['one', 'one', []]);
});

test('a folder that cannot be moved, as a mount point, has its files replaced', async () => {
  await build('one');
  await writeText('dist/gone.html', 'one');
  const { rename: real } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (from === pages()) throw Object.assign(new Error(), { code: 'EBUSY' });
    await real(from, to);
  });
  await build('two');
  vi.mocked(rename).mockImplementation(real);
  expect([await state(), await readdir(pages())]).toEqual([['two', 'two', []], ['index.html']]);
});

test.each([1, 2, 3, 4])(
  'a build that fails and is killed at its end is undone: %i',
  async (step) => {
    await build('one');
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (to === program() && String(from).includes('.new-'))
        throw Object.assign(new Error(), { code: 'ENOSPC' });
      await real.rename(from, to);
    });
    let steps = 0;
    vi.mocked(rm).mockImplementation(async (...args) => {
      steps += 1;
      if (steps >= step) throw new Error('killed');
      await real.rm(...args);
    });
    await expect(build('two')).rejects.toThrow('killed');
    vi.mocked(rename).mockImplementation(real.rename);
    vi.mocked(rm).mockImplementation(real.rm);
    await recover(folders());
    expect(await state()).toEqual(['one', 'one', []]);
  },
);

test.each(['/../out.html', '..', '/a/../../out.html', '/..\\out.html', ''])(
  'a name that leads out of the folder is refused, and nothing is written: %j',
  async (name) => {
    await build('one');
    const pages = join(root, 'dist');
    await expect(write(new Map([[pages, new Map([[name, 'out']])]]))).rejects.toThrow('leads out');
    const draft = openDraft([pages]);
    expect(() => draft.storeOf(pages).put(name, 'out')).toThrow('leads out');
    await draft.end();
    expect([await state(), (await readdir(root)).toSorted()]).toEqual([
      ['one', 'one', []],
      ['.server', 'dist'],
    ]);
  },
);

describe('what a killed build left', () => {
  const mark = (pid: number) => `${pid}-0123abcd`;
  /** Puts the folders as a kill leaves them: which there are, with what. */
  const leave = async (pid: number, texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts))
      await writeText(
        `${name.replace(/(new|old|patch)$/, `$1-${mark(pid)}`)}/${name.startsWith('dist') ? 'index.html' : 'main.js'}`,
        text,
      );
  };
  const former = { dist: 'one', '.server': 'one' };

  test.each([
    ['while it wrote', { ...former, 'dist.new': 'tw' }, 'one'],
    ['before it moved', { ...former, 'dist.new': 'two', '.server.new': 'two' }, 'one'],
    [
      'as dist was away',
      { 'dist.old': 'one', '.server': 'one', 'dist.new': 'two', '.server.new': 'two' },
      'one',
    ],
    [
      'between the folders',
      { dist: 'two', 'dist.old': 'one', '.server': 'one', '.server.new': 'two' },
      'two',
    ],
    [
      'as .server was away',
      { dist: 'two', 'dist.old': 'one', '.server.old': 'one', '.server.new': 'two' },
      'two',
    ],
    [
      'before it cleaned up',
      { dist: 'two', '.server': 'two', 'dist.old': 'one', '.server.old': 'one' },
      'two',
    ],
  ] as [string, Record<string, string>, string][])(
    '%s is finished or undone',
    async (_when, texts, text) => {
      await leave(process.pid, texts);
      await recover(folders());
      expect(await state()).toEqual([text, text, []]);
    },
  );

  test('is not published by a build of the same number, whatever is in it', async () => {
    await writeText(`dist.new-${process.pid}/secret/index.html`, 'secret');
    await recover(folders());
    await build('one');
    expect([await state(), await readdir(pages())]).toEqual([['one', 'one', []], ['index.html']]);
  });

  test('is looked at again where the build was running still, and has ended with its folders', async () => {
    const pid = 2 ** 22 + 1;
    await leave(pid, { dist: 'two', '.server.new': 'two', '.server': 'one' });
    const place = join(root, `.server.new-${mark(pid)}`);
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      fs.rmSync(program(), { recursive: true });
      fs.renameSync(place, program());
      throw Object.assign(new Error(), { code: 'ESRCH' });
    });
    await recover(folders());
    kill.mockRestore();
    expect(await state()).toEqual(['two', 'two', []]);
  });

  test('is left alone while the build runs', async () => {
    await build('one');
    await leave(process.ppid, { 'dist.new': 'two' });
    await recover(folders());
    expect(await state()).toEqual(['one', 'one', [`dist.new-${mark(process.ppid)}`]]);
    await rm(root, { recursive: true });
  });
});
