import { win32 } from 'node:path';
import { expect, test } from 'vitest';
import { relativePath } from '../../tools/model/relative-path.ts';
import {
  type Manifest,
  readManifest,
  writeManifest,
} from '../../tools/pipeline/shared-record/manifest.ts';
import { hasPack, readPack, writePack } from '../../tools/pipeline/shared-record/packs.ts';
import { type Store, storeSettings } from '../../tools/pipeline/shared-record/store.ts';

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
  const pack = await writePack(store, contents);
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
