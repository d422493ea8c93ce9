import { rm, writeFile } from 'node:fs/promises';
import { join, win32 } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { relativePath } from '../../tools/model/relative-path.ts';
import {
  type Manifest,
  readManifest,
  writeManifest,
} from '../../tools/pipeline/shared-record/manifest.ts';
import { hasPack, readPack, writePack } from '../../tools/pipeline/shared-record/packs.ts';
import { pull } from '../../tools/pipeline/shared-record/pull.ts';
import { identify, placesBelow } from '../../tools/pipeline/shared-record/shared-files.ts';
import {
  openStore,
  type Store,
  storeSettings,
  transfersAtATime,
} from '../../tools/pipeline/shared-record/store.ts';
import { temporaryFolder } from '../run-tool.ts';

/** A store in memory, and its objects. */
function memoryStore() {
  const objects = new Map<string, Buffer>();
  const store: Store = {
    get: async (name) => objects.get(name),
    sizeOf: async (name) => objects.get(name)?.length,
    put: async (name, content) => void objects.set(name, Buffer.from(content)),
  };
  return { objects, store };
}

/** What may become of an object. */
const damages: ((bytes: Buffer) => Buffer | undefined)[] = [
  (bytes) =>
    Buffer.from(bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte))),
  (bytes) => bytes.subarray(0, bytes.length / 2),
  (bytes) => Buffer.concat([bytes, Buffer.from('more')]),
];

test('a pack gives back what was put in, and nothing where it is not what it was', async () => {
  const { objects, store } = memoryStore();
  const contents = ['one'.repeat(50), '', 'two'].map(
    (text, index) => [`digest-${index}`, Buffer.from(text)] as [string, Uint8Array],
  );
  const { pack } = await writePack(store, contents, true);
  expect([...(await readPack(store, pack))]).toEqual(contents);
  const [name = '', bytes = Buffer.of()] = [...objects][0] ?? [];
  expect(name).toBe(`packs/${pack.digest}`);
  for (const damage of damages) {
    objects.set(name, damage(bytes) ?? bytes);
    await expect(readPack(store, pack)).rejects.toThrow('damaged');
  }
  objects.set(name, bytes.subarray(1));
  expect(await hasPack(store, pack)).toBe(false);
  objects.delete(name);
  expect(await hasPack(store, pack)).toBe(false);
  await expect(readPack(store, pack)).rejects.toThrow('damaged');
});

test('a pack that the store has is not sent again, unless the store is not trusted', async () => {
  const { objects, store } = memoryStore();
  const put = vi.spyOn(store, 'put');
  const give = (isTrusted: boolean) =>
    writePack(store, [['digest', Buffer.from('one'.repeat(50))]], isTrusted);
  const { pack, sent } = await give(true);
  expect(sent).toBe(pack.size);
  expect(await give(true)).toEqual({ pack, sent: 0 });
  expect(put).toHaveBeenCalledTimes(1);
  expect(await give(false)).toEqual({ pack, sent });
  objects.set(`packs/${pack.digest}`, Buffer.from('cut off'));
  expect(await give(true)).toEqual({ pack, sent });
});

test('packs are taken a few at a time, so that each has its share of a slow line', async () => {
  const { store } = memoryStore();
  const packs = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { pack } = await writePack(store, [[`d${index}`, Buffer.from(`${index}`)]], true);
      return pack;
    }),
  );
  const files = Object.fromEntries(
    packs.map((_, index) => [`cache/pictures/${index}`, { digest: `d${index}` }]),
  );
  let [underWay, most] = [0, 0];
  const get: Store['get'] = async (...asked) => {
    most = Math.max(most, ++underWay);
    await setTimeout(1);
    underWay -= 1;
    return store.get(...asked);
  };
  const cache = await temporaryFolder();
  const manifest = { ...manifestOf('cache/pictures/0'), files, packs };
  const places = { root: await temporaryFolder(), cache };
  expect(await pull({ ...store, get }, places, 'other', manifest)).toMatchObject({ files: 40 });
  expect(most).toBe(transfersAtATime);
});

test('what is large may take longer, on a line of a megabit a second', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => new Response('content'));
  onTestFinished(() => {
    limit.mockRestore();
    vi.unstubAllGlobals();
  });
  const store = await openStore({ address: 'https://s3.example.com/bucket', mayWrite: true });
  const bytes = 8 * 1024 * 1024;
  await store.put('large', new Uint8Array(bytes));
  await store.get('large', bytes);
  await store.get('small');
  const seconds = limit.mock.calls.map(([milliseconds]) => milliseconds / 1000);
  const neededSeconds = (bytes * 8 * transfersAtATime) / 1_000_000;
  expect(seconds).toEqual([seconds[0], seconds[0], 60]);
  expect(seconds[0]).toBeGreaterThan(neededSeconds);
});

const manifestOf = (place: string) =>
  ({
    code: 'c',
    madeOf: 'm',
    files: { [place]: { digest: 'd' } },
    packs: [],
  }) as unknown as Manifest;

test('a manifest is believed whole, and where it names places of a build alone', async () => {
  const { objects, store } = memoryStore();
  expect(await readManifest(store, 'name')).toBeUndefined();
  const manifest = manifestOf('site/dist/index.html');
  await writeManifest(store, ['name', 'other'], manifest);
  expect(await readManifest(store, 'other')).toEqual(manifest);
  const bytes = objects.get('name') ?? Buffer.of();
  for (const damage of damages) {
    objects.set('name', damage(bytes) ?? bytes);
    await expect(readManifest(store, 'name')).rejects.toThrow('damaged');
  }
  for (const place of [
    'site/dist/../../x',
    'site/dist//x',
    'site/public/x',
    'cache/builds/x',
    'cache/pictures/..\\x',
    '/etc/passwd',
  ]) {
    await writeManifest(store, ['name'], manifestOf(place));
    await expect(readManifest(store, 'name'), place).rejects.toThrow('damaged');
  }
});

test('the environment names the store, and says who may write there', () => {
  const address = 'https://s3.example.com/bucket/site';
  expect(storeSettings({})).toBeUndefined();
  expect(storeSettings({ BUILD_STORE: '' })).toBeUndefined();
  expect(storeSettings({ BUILD_STORE: `${address}/`, AWS_ACCESS_KEY_ID: '' })).toEqual({
    address,
    mayWrite: false,
  });
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
  expect(storeSettings({ BUILD_STORE: address, BUILD_STORE_WRITE: '1', ...keys })).toEqual({
    address,
    mayWrite: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
  });
  for (const wrong of ['bucket', 'https://s3.example.com', 'ftp://a/b', 'https://u:p@a/b'])
    expect(() => storeSettings({ BUILD_STORE: wrong }), wrong).toThrow('wrongAddress');
});

test('a place has slashes, whatever a machine puts between the parts of its paths', () => {
  const file = 'C:\\site\\dist\\en\\index.html';
  expect(relativePath('C:\\site', file, win32)).toBe('dist/en/index.html');
});

test('what another build takes away while it is looked at has changed, and is no fault of the disk', async () => {
  const root = await temporaryFolder();
  await expect(placesBelow(root, 'dist')).rejects.toThrow('changed');
  const file = join(root, 'page.json');
  await writeFile(file, '{}');
  const found = await identify(file);
  await rm(file);
  await expect(found.read()).rejects.toThrow('changed');
  await expect(identify(file)).rejects.toThrow('changed');
});
