import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { followChanges } from '../../server/http/site-changes.ts';
import { readBuild } from '../../server/read-build.ts';
import { buildSite } from '../../tools/pipeline/build.ts';
import { copyTinySite, readFolder } from '../run-tool.ts';
import { runServer } from './program.ts';

/** The tiny site, with French courses that go out and come down, and their entries in its menus. */
async function siteWithTimes(publishAt: number, unpublishAt: number) {
  const root = await copyTinySite();
  const file = join(root, 'pages-config/pages/courses/fr.json');
  const page = JSON.parse(await readFile(file, 'utf8'));
  const times = {
    publishAt: new Date(publishAt).toISOString().replace(/\.\d+/, ''),
    unpublishAt: new Date(unpublishAt).toISOString().replace(/\.\d+/, ''),
  };
  await writeFile(file, JSON.stringify({ ...page, ...times }));
  // No page may lead to one that is not always there; menus and footer may.
  const home = join(root, 'pages-config/pages/home/fr.json');
  await writeFile(home, (await readFile(home, 'utf8')).replace('"/courses"', '"/"'));
  return root;
}

const second = 1_000;

test('changes are made when their time has come, those that are late at once', () => {
  vi.useFakeTimers();
  try {
    const [start, day] = [Date.now(), 24 * 60 * 60 * second];
    const made: number[] = [];
    const changes = [-5, 1, 40 * day, 40 * day + 1].map((offset) => ({ at: start + offset }));
    const stop = followChanges(changes, ({ at }) => made.push(at - start));
    expect(made).toEqual([-5]);
    vi.advanceTimersByTime(1);
    expect(made).toEqual([-5, 1]);
    // Longer than a timer can be.
    vi.advanceTimersByTime(40 * day - 2);
    expect(made).toEqual([-5, 1]);
    vi.advanceTimersByTime(1);
    expect(made).toEqual([-5, 1, 40 * day]);
    stop();
    vi.advanceTimersByTime(day);
    expect(made).toEqual([-5, 1, 40 * day]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a build is the same until its next change, and another one then', async () => {
  const start = Date.UTC(2026, 10, 22, 12);
  const [opens, closes] = [start + 60 * second, start + 120 * second];
  const root = await siteWithTimes(opens, closes);
  const stages: string[] = [];
  const build = async (instant: number) => {
    stages.length = 0;
    const result = await buildSite(root, (stage, done) => done && stages.push(stage), instant);
    expect(result.problems).toEqual([]);
    return result;
  };
  const pages = async () =>
    [...(await readFolder(join(root, 'dist'))).keys()].filter((name) => name.endsWith('.html'));

  const first = await build(start);
  expect(first.nextChange).toEqual({
    time: '2026-11-22T12:01:00Z',
    files: ['pages-config/pages/courses/fr.json'],
  });
  expect(await pages()).not.toContain('fr/courses/index.html');
  expect((await readBuild(root)).changes.map(({ at, removed }) => [at, removed])).toEqual([
    [opens, []],
    [closes, ['/fr/courses/page.json', '/fr/courses/index.html'].sort()],
  ]);
  expect(await build(opens - 1)).toEqual(first);
  expect(stages).toEqual(['load']);

  const change = (await readBuild(root)).changes[0]!;
  const former = await readFolder(join(root, 'dist'));
  await build(opens);
  expect(stages).toContain('write');
  expect(await pages()).toContain('fr/courses/index.html');
  // What the server changes by itself is what a build at that moment would have written.
  const built = await readFolder(join(root, 'dist'));
  for (const [address, bytes] of change.written)
    former.set(address.slice(1), bytes.toString('latin1'));
  expect(former).toEqual(
    new Map([...built, ...[...former].filter(([name]) => name.startsWith('assets/'))]),
  );
  expect((await build(closes)).nextChange).toBeUndefined();
  expect((await readBuild(root)).changes).toEqual([]);
});

test('the server changes the site at its time; one that is killed meanwhile finds it whole', {
  timeout: 900_000,
}, async () => {
  const start = async (root: string) => {
    const server = runServer(process.execPath, ['server/serve.mjs', '--root', root]);
    return { ...server, address: await server.url() };
  };
  /** Whether the page is there, and whether each page that leads to it says so. */
  const look = async (address: string) => {
    const isThere = (await fetch(`${address}/fr/courses`)).status === 200;
    const isListed = (await (await fetch(`${address}/sitemap.xml`)).text()).includes('/fr/courses');
    const links = (await (await fetch(`${address}/courses`)).text()).includes('"/fr/courses"');
    return { isThere, isListed, links };
  };
  const [before, after] = [false, true].map((is) => ({ isThere: is, isListed: is, links: is }));
  /** A site that changes so many seconds from now, built, with two servers of it. */
  const begin = async (seconds: number) => {
    const opens = Math.ceil(Date.now() / second + seconds) * second;
    const root = await siteWithTimes(opens, opens + 3_600 * second);
    await buildSite(root);
    return { opens, root, lasting: await start(root), killed: await start(root) };
  };
  let begun = await begin(25);
  // A busy machine is given longer until it changes.
  for (let lead = 75; Date.now() > begun.opens - 5 * second; lead *= 3) {
    for (const server of [begun.lasting, begun.killed]) server.kill('SIGTERM');
    begun = await begin(lead);
  }
  const { opens, root, lasting, killed } = begun;
  const onDisk = await readFolder(join(root, 'dist'));
  expect(await look(lasting.address)).toEqual(before);
  await new Promise((wait) => setTimeout(wait, opens - Date.now()));
  killed.kill('SIGKILL');
  await killed.ended;
  await expect.poll(() => look(lasting.address)).toEqual(after);
  expect(await readFolder(join(root, 'dist'))).toEqual(onDisk);
  expect(await look((await start(root)).address)).toEqual(after);
});
