import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Bucket, serverKeys, startS3Server } from '../../bench/test-support/s3-server.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { buildSite } from '../../tools/pipeline/build.ts';
import { readManifest } from '../../tools/pipeline/shared-record/manifest.ts';
import { pull } from '../../tools/pipeline/shared-record/pull.ts';
import {
  type SharedRecordEvent,
  withSharedRecord,
} from '../../tools/pipeline/shared-record/shared-record.ts';
import { openStore, type Store, storeSettings } from '../../tools/pipeline/shared-record/store.ts';
import { copyTinySite, readFolder, runTool, temporaryFolder } from '../run-tool.ts';

let bucket: Bucket;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'));
  bucket = await startS3Server(directory);
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true, force: true });
});

let prefixes = 0;
/** What the environment says of a part of the bucket that no other test has. */
const newStore = () => ({
  ...serverKeys,
  BUILD_STORE: `${bucket.address}/site-${++prefixes}`,
  BUILD_STORE_WRITE: '1',
});
type Environment = ReturnType<typeof newStore>;

const open = async (env: NodeJS.ProcessEnv): Promise<Store> =>
  openStore(storeSettings(env) ?? expect.fail());
const readBuilt = (root: string) =>
  Promise.all(['dist', '.server'].map((folder) => readFolder(join(root, folder))));
const storedFiles = async (env: Environment, below: string): Promise<string[]> => {
  const folder = join(bucket.folder, env.BUILD_STORE.split('/').at(-1) ?? '', below);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('_object')).map((name) => join(folder, name));
};

afterEach(() => vi.unstubAllEnvs());

/** Builds as a machine would that has nothing but the site, and tells what it did. */
async function buildAt(env: NodeJS.ProcessEnv, root: string, cache?: string) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const events: SharedRecordEvent[] = [];
  const stages = new Map<string, number>();
  const result = await withSharedRecord(
    root,
    () => buildSite(root, (name, done) => done && stages.set(name, done.count)),
    (event) => events.push(event),
    cache,
  );
  vi.unstubAllEnvs();
  return { result, events, stages };
}

/** A store in which a machine has left the tiny site, and what that site's build is. */
async function giveSite() {
  const env = newStore();
  const root = await copyTinySite();
  const { events, stages } = await buildAt(env, root);
  expect(events).toEqual([{ given: expect.any(Number) }]);
  expect(stages.get('render')).toBe(6);
  return { env, built: await readBuilt(root) };
}
let given: ReturnType<typeof giveSite> | undefined;
const givenSite = () => (given ??= giveSite());

test('a machine that has nothing takes a site over, byte for byte, and renders nothing', async () => {
  const { env: shared, built } = await givenSite();
  const [root, cache] = [await copyTinySite(), await temporaryFolder()];
  const { events, stages } = await buildAt(shared, root, cache);
  expect(events).toEqual([{ taken: expect.objectContaining({ hasSite: true }) }]);
  expect([...stages.keys()]).toEqual(['load']);
  expect(await readBuilt(root)).toEqual(built);

  const taken = await readFolder(cache);
  for (const [file, content] of taken) {
    const own = await readFile(join(projectRoot, 'node_modules/.cache', file));
    expect(own.toString('latin1') === content, file).toBe(true);
  }
  for (const part of ['bundles/client-', 'bundles/server-entry-', 'pictures/', 'validators/'])
    expect(
      [...taken.keys()].some((file) => file.startsWith(part)),
      part,
    ).toBe(true);
  expect([...taken.keys()].filter((file) => /tool-|\/\.|\.compiled$/.test(file))).toEqual([]);

  // Nothing is new, so that nothing is written, and nothing is taken twice.
  expect((await buildAt(shared, root, cache)).events).toEqual([]);
});

test('of a changed page only its files are made, and what is new is given on', async () => {
  const { env: shared } = await givenSite();
  const [root, cache] = [await copyTinySite(), await temporaryFolder()];
  const page = join(root, 'pages-config/pages/home/en.json');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('"title": "', '"title": "New: '));
  const { events, stages } = await buildAt(shared, root, cache);
  expect(stages.has('render')).toBe(false);
  expect(stages.get('write')).toBe(2);
  expect(events).toEqual([
    { taken: expect.objectContaining({ hasSite: true }) },
    { given: expect.any(Number) },
  ]);
  const anew = await temporaryFolder();
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(root, part), join(anew, part), { recursive: true });
  await buildSite(anew);
  expect(await readBuilt(root)).toEqual(await readBuilt(anew));

  const other = await temporaryFolder();
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(root, part), join(other, part), { recursive: true });
  const again = await buildAt(shared, other, cache);
  expect([...again.stages.keys()]).toEqual(['load']);
  expect(await readBuilt(other)).toEqual(await readBuilt(anew));
});

test('what is damaged, cut off or gone is not believed, and is written anew', async () => {
  const { built } = await givenSite();
  const store = newStore();
  // Of the site alone: the packs that are made anew are called as those that were damaged.
  await buildAt(store, await copyTinySite(), await temporaryFolder());
  const flip = async (file: string) => {
    const bytes = await readFile(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const halve = async (file: string) =>
    truncate(file, Math.floor((await readFile(file)).length / 2));
  const damages = { packs: [flip, halve, rm], records: [flip, halve] };
  for (const [part, ways] of Object.entries(damages))
    for (const damage of ways) {
      const files = await storedFiles(store, part);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) await damage(file);
      if (part === 'records') for (const file of await storedFiles(store, 'latest')) await rm(file);
      const [root, cache] = [await copyTinySite(), await temporaryFolder()];
      const { events, stages } = await buildAt(store, root, cache);
      expect(events[0]).toEqual({
        fault: { reason: 'damaged', object: expect.stringContaining(`${part}/`) },
      });
      expect(stages.get('render')).toBe(6);
      expect(await readBuilt(root)).toEqual(built);
      expect(events.slice(1)).toEqual([{ given: expect.any(Number) }]);
      const next = await buildAt(store, await copyTinySite(), await temporaryFolder());
      expect(next.events).toEqual([{ taken: expect.objectContaining({ hasSite: true }) }]);
    }
});

test('of other code only files are taken whose names say what they were made of', async () => {
  const { env: shared } = await givenSite();
  const store = await open(shared);
  const [record] = await storedFiles(shared, 'records');
  const name = `records/${/[^/]+(?=\._S3rver)/.exec(record ?? '')?.[0]}`;
  const manifest = (await readManifest(store, name)) ?? expect.fail();
  const places = { root: await copyTinySite(), cache: await temporaryFolder() };
  const before = await readFolder(places.root);
  expect(await pull(store, places, 'other-code', manifest)).toMatchObject({ hasSite: false });
  expect(await readFolder(places.root)).toEqual(before);
  const parts = new Set(
    [...(await readFolder(places.cache)).keys()].map((file) => file.split('/')[0]),
  );
  expect(parts).toContain('pictures');
  expect(parts).not.toContain('bundles');
  expect(name).toContain(manifest.code);
});

test('a store that is away, or refuses, is told, and the site is built', async () => {
  const { built } = await givenSite();
  const env = newStore();
  const wrong: [Partial<Environment>, object][] = [
    [{ BUILD_STORE: 'http://127.0.0.1:3/builds' }, { reason: 'unreachable' }],
    [{ AWS_SECRET_ACCESS_KEY: 'not-the-key' }, { reason: 'refused', status: 403 }],
    [{ BUILD_STORE: 'http://name:word@127.0.0.1/builds' }, { reason: 'wrongAddress' }],
  ];
  for (const [change, fault] of wrong) {
    const root = await copyTinySite();
    const { events } = await buildAt({ ...env, ...change }, root, await temporaryFolder());
    expect(events).toEqual([{ fault: expect.objectContaining(fault) }]);
    expect(JSON.stringify(events)).not.toMatch(/S3RVER|not-the-key|word/);
    expect(await readBuilt(root)).toEqual(built);
  }
});

test('a machine that may only read leaves nothing in the store', async () => {
  const env = { ...newStore(), BUILD_STORE_WRITE: '' };
  const { events, result } = await buildAt(env, await copyTinySite());
  expect(result.problems).toEqual([]);
  expect(events).toEqual([]);
  expect(await storedFiles(env, '')).toEqual([]);
});

test('where a build fails no other machine’s site stays in its place', async () => {
  const { env: shared } = await givenSite();
  const root = await copyTinySite();
  await writeFile(join(root, 'pages-config/pages/home/en.json'), '{}');
  const { events, result } = await buildAt(shared, root, await temporaryFolder());
  expect(result.bytes).toBeUndefined();
  expect(events).toEqual([{ taken: expect.objectContaining({ hasSite: true }) }]);
  expect((await readdir(root)).filter((name) => /^(dist|\.server)/.test(name))).toEqual([]);
});

test('the command tells what it takes, and of a store that is away', async () => {
  const { env: shared } = await givenSite();
  for (const [name, value] of Object.entries(shared)) vi.stubEnv(name, value);
  const taken = await runTool('build', '--root', await copyTinySite());
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  expect(taken.stdout).toMatch(/From the shared record: \d+ files, \d+\.\d MB\./);
  vi.stubEnv('BUILD_STORE', 'http://127.0.0.1:3/builds');
  const away = await runTool('build', '--root', await copyTinySite());
  expect(away.code).toBe(0);
  expect(away.stderr).toMatch(/^The shared record cannot be reached \(\w+\)\. The build goes on/);
});
