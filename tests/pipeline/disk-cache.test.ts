import promises, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { trimDiskCache, trimIfGrown, withDiskCache } from '../../tools/model/disk-cache.ts';

const content = Buffer.from('a picture, as long as it takes');
const dayMs = 24 * 60 * 60 * 1000;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A cached content, and what counts how often it is made. */
async function keptContent() {
  const path = join(await emptyFolder(), 'below', 'picture.avif');
  const make = vi.fn(async () => content);
  const get = async () => Buffer.from(await withDiskCache(path, make));
  expect(await get()).toEqual(content);
  return { path, make, get };
}

it('makes something once and keeps it', async () => {
  const { path, make, get } = await keptContent();
  expect(await get()).toEqual(content);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readdir(join(path, '..'))).toEqual(['picture.avif']);
});

it.each([
  ['an empty file', (_: Buffer) => Buffer.alloc(0)],
  ['a file cut off before its content', (kept: Buffer) => kept.subarray(0, 32)],
  ['a file cut off within its content', (kept: Buffer) => kept.subarray(0, -1)],
  [
    'a file with another byte',
    (kept: Buffer) => Buffer.from(kept.map((byte, i) => (i === 40 ? 0 : byte))),
  ],
  ['a file of zeros, as a power cut leaves it', (kept: Buffer) => Buffer.alloc(kept.length)],
])('makes it again instead of %s', async (_, damage) => {
  const { path, make, get } = await keptContent();
  await writeFile(path, damage(await readFile(path)));
  expect(await get()).toEqual(content);
  expect(await get()).toEqual(content);
  expect(make).toHaveBeenCalledTimes(2);
});

it('is never seen half written, so that a kill at any time leaves nothing or all', async () => {
  const path = join(await emptyFolder(), 'large.png');
  const large = Buffer.alloc(64 * 1024 * 1024, 1);
  let isDone = false;
  const written = withDiskCache(path, async () => large).finally(() => (isDone = true));
  const sizes = new Set<number>();
  while (!isDone) sizes.add((await stat(path).catch(() => ({ size: -1 }))).size);
  await written;
  sizes.add((await stat(path)).size);
  expect([...sizes]).toEqual([-1, large.length + 32]);
});

it('leaves nothing behind and says so where the disk refuses', async () => {
  const folder = await emptyFolder();
  const path = join(folder, 'picture.avif');
  await expect(withDiskCache(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
  await mkdir(path);
  await expect(withDiskCache(path, async () => content)).rejects.toThrow('EISDIR');
  await writeFile(join(folder, 'file'), '');
  const below = join(folder, 'file', 'picture.avif');
  await expect(withDiskCache(below, async () => content)).rejects.toThrow('ENOTDIR');
  expect((await readdir(folder)).sort()).toEqual(['file', 'picture.avif']);
});

it.each(['EROFS', 'EACCES', 'ENOSPC'])(
  'does without a disk that may not be written, or is full: %s',
  async (code) => {
    vi.spyOn(promises, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const folder = await emptyFolder();
    const path = join(folder, 'picture.avif');
    expect(await withDiskCache(path, async () => content)).toEqual(content);
    expect(await readdir(folder)).toEqual([]);
  },
);

it('drops what nobody used for long, what is too much, and what was left half written', async () => {
  const folder = await emptyFolder();
  const add = async (name: string, daysAgo: number) => {
    const time = new Date(Date.now() - daysAgo * dayMs);
    await writeFile(join(folder, name), 'x'.repeat(100));
    await utimes(join(folder, name), time, time);
  };
  await add('fresh', 0.5);
  await add('week', 7);
  await add('month', 29);
  await add('old', 31);
  await add('now.tmp', 0.1);
  await add('killed.tmp', 2);
  await trimDiskCache(folder);
  expect((await readdir(folder)).sort()).toEqual(['fresh', 'month', 'now.tmp', 'week']);
  await trimDiskCache(folder, { maxAgeMs: 30 * dayMs, maxBytes: 300 });
  expect((await readdir(folder)).sort()).toEqual(['fresh', 'now.tmp', 'week']);
  await trimDiskCache(join(folder, 'missing'));
});

it('keeps all that this process has used, however much it is', async () => {
  const folder = await emptyFolder();
  const names = ['a', 'b', 'c'];
  for (const name of names) await withDiskCache(join(folder, name), async () => content);
  await writeFile(join(folder, 'before'), content);
  await utimes(join(folder, 'before'), 0, new Date(Date.now() - dayMs));
  await trimDiskCache(folder, { maxAgeMs: 30 * dayMs, maxBytes: 1 });
  expect((await readdir(folder)).sort()).toEqual(names);
});

it('looks for what may go where a file was added, and not where all were found', async () => {
  const { path, get } = await keptContent();
  const folder = join(path, '..');
  const old = new Date(Date.now() - 31 * dayMs);
  const addOld = async () => {
    await writeFile(join(folder, 'old'), 'x');
    await utimes(join(folder, 'old'), old, old);
  };
  await addOld();
  await trimIfGrown(folder);
  expect(await readdir(folder)).toEqual(['picture.avif']);
  await addOld();
  await get();
  await trimIfGrown(folder);
  expect((await readdir(folder)).sort()).toEqual(['old', 'picture.avif']);
  await withDiskCache(join(folder, 'another'), async () => content);
  await trimIfGrown(folder);
  expect((await readdir(folder)).sort()).toEqual(['another', 'picture.avif']);
});

it('counts as used what is read', async () => {
  const { path, get } = await keptContent();
  const long = new Date(Date.now() - 60 * dayMs);
  await utimes(path, long, long);
  await get();
  await trimDiskCache(join(path, '..'));
  expect(await readdir(join(path, '..'))).toEqual(['picture.avif']);
});

it('notes each use, however short after the last: what is shared is what a build has used', async () => {
  const { path, get } = await keptContent();
  const before = new Date(Date.now() - 60_000);
  await utimes(path, before, before);
  await get();
  expect((await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - 30_000);
});
