import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../tools/model/content-hash.ts';
import { buildSite } from '../../tools/pipeline/build.ts';
import { buildShard } from '../../tools/pipeline/shards/build-shard.ts';
import { mergeShards } from '../../tools/pipeline/shards/merge-shards.ts';
import { asSummary, shardPages, withLinksOfOwn } from '../../tools/pipeline/shards/shard-links.ts';
import { isInShare, parseShare } from '../../tools/pipeline/shards/share.ts';
import { type HtmlSummary, readHtml } from '../../tools/pipeline/verify/read-html.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';

async function edit(root: string, file: string, change: (value: any) => void) {
  const path = join(root, 'pages-config', file);
  const value = JSON.parse(await readFile(path, 'utf8'));
  change(value);
  await writeFile(path, JSON.stringify(value));
}

const now = Date.UTC(2027, 0, 1);

/** The tiny site with two more pages, one of which comes and goes, a slug and an old address. */
async function changingSite(): Promise<string> {
  const root = await copyTinySite();
  const pages = join(root, 'pages-config/pages');
  for (const name of ['winter', 'rules'])
    await cp(join(pages, 'courses'), join(pages, name), { recursive: true });
  await cp(join(root, 'public/images/dinghy.png'), join(root, 'public/images/ice.png'));
  await writeFile(join(root, 'public/notes.txt'), 'Notes');
  await mkdir(join(root, 'public/notes'));
  await writeFile(join(root, 'public/notes/sitemap.xml'), 'None of all pages');
  for (const language of ['en', 'fr']) {
    await edit(root, `pages/rules/${language}.json`, (page) => {
      page.title += ' 2';
      page.description += ' 2';
      page.slug = 'rules-of-the-harbour';
    });
    await edit(root, `pages/winter/${language}.json`, (page) => {
      page.title += ' 3';
      page.description += ' 3';
      page.publishAt = language === 'en' ? '2027-02-01T00:00Z' : '2027-02-02T00:00Z';
      page.unpublishAt = '2027-03-01T00:00Z';
      page.sections.push({
        type: 'split',
        id: 'ice',
        heading: 'Ice',
        picture: { src: '/images/ice.png', alt: '' },
      });
    });
  }
  await edit(root, 'site.json', (site) => {
    site.redirects = [
      { from: '/was', to: '/courses' },
      { from: '/winter', to: '/courses' },
    ];
  });
  return root;
}

const readBuilt = async (root: string) =>
  Promise.all(['dist', '.server'].map((folder) => readFolder(join(root, folder))));

async function buildShards(root: string, count: number, instant = now): Promise<string[]> {
  const folders: string[] = [];
  for (let index = 1; index <= count; index++) {
    const folder = join(root, `shards/${index}-of-${count}`);
    const { problems } = await buildShard(root, { index, count }, folder, undefined, instant);
    expect(problems).toEqual([]);
    folders.push(folder);
  }
  return folders;
}

const merge = (root: string, folders: string[], ...more: string[]) =>
  runTool('build', '--merge', ...folders, '--out', join(root, 'merged'), ...more);

test('shards that are joined are one build, byte for byte, with its coming changes', async () => {
  const root = await changingSite();
  expect(await buildSite(root, undefined, now)).toMatchObject({ problems: [], pages: 6 });
  const whole = await readBuilt(root);
  const changes = JSON.parse(whole[1]?.get('changes.json') ?? '');
  expect(changes).toHaveLength(3);
  expect(whole[0]?.get('_redirects')).toContain('/rules /rules-of-the-harbour 301');
  for (const count of [2, 3]) {
    const folders = await buildShards(root, count);
    const pages = await Promise.all(folders.map((each) => readFolder(join(each, 'dist'))));
    for (const share of pages) expect(share.size).toBeLessThan(whole[0]?.size ?? 0);
    const merged = join(root, `of-${count}`);
    const result = await mergeShards(folders.toReversed(), merged);
    expect(result).toMatchObject({ problems: [], pages: 6 });
    expect(await readBuilt(merged), `${count} shards`).toEqual(whole);
  }

  // What cannot be joined is refused, and nothing is written.
  const folders = ['1-of-2', '2-of-2', '1-of-3', '2-of-3', '3-of-3'].map((name) =>
    join(root, 'shards', name),
  );
  const [first, second, ofThree] = folders as [string, string, string];
  const refusals: [shards: string[], words: string][] = [
    [[first], 'A share is missing: 2/2. Name the folders of all 2 shares.'],
    [[ofThree], 'Shares are missing: 2/3, 3/3.'],
    [[first, second, first], 'Share 1/2 is there twice'],
    [[first, ofThree], 'are shares of different divisions'],
    [[first, join(root, 'public')], 'is no shard'],
  ];
  for (const [shards, words] of refusals) {
    const { code, stderr } = await merge(root, shards, '--lang', 'en');
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  }
  expect((await merge(root, [first], '--lang', 'pt')).stderr).toContain('Falta uma parte: 2/2.');
  expect((await merge(root, [first], '--lang', 'es')).stderr).toContain('Falta una parte: 2/2.');

  const home = (await readFolder(join(first, 'dist'))).has('index.html') ? first : second;
  await writeFile(join(home, 'dist/index.html'), 'Another page');
  expect((await merge(root, [first, second])).stderr).toContain('dist/index.html is missing or');

  await edit(root, 'pages/home/en.json', (page) => (page.title = 'Another title of the school'));
  await buildShard(root, { index: 2, count: 2 }, second, undefined, now);
  expect((await merge(root, [first, second])).stderr).toContain('were not built of the same');
  expect(await readFolder(join(root, 'merged'))).toEqual(new Map());
});

test('a shard names files of its own alone: none is read or written beside its folder', async () => {
  const root = await copyTinySite();
  const [first = '', second = ''] = await buildShards(root, 2);
  const manifest = join(first, 'shard.json');
  const written = await readFile(manifest, 'utf8');
  const planted = 'planted';
  for (const place of ['planted.html', 'dist/planted.html', 'server/planted.html'])
    await writeFile(join(first, place), planted);
  const plant: [what: string, change: (shard: any, digest: string) => void][] = [
    ['page', ({ states }, digest) => (states[0].files['/../planted.html'] = digest)],
    ['page by \\', ({ states }, digest) => (states[0].files['/..\\planted.html'] = digest)],
    ['page without /', ({ states }, digest) => (states[0].files['planted.html'] = digest)],
    ['file for the server', ({ server }, digest) => (server['../planted.html'] = digest)],
    ['moment', ({ states }) => (states[0].instant = '../..')],
  ];
  for (const [what, change] of plant) {
    const shard = JSON.parse(written);
    change(shard, contentHash(planted));
    await writeFile(manifest, JSON.stringify(shard));
    const { code, stderr } = await merge(root, [first, second]);
    expect(stderr, what).toContain('shard.json is missing or');
    expect(code).toBe(2);
  }
  expect(await readdir(root)).not.toContain('merged');
  await writeFile(manifest, written);
  expect((await merge(root, [first, second])).code).toBe(0);
});

test('a shard replaces no other folder, and its options are said in one way', async () => {
  const root = await copyTinySite();
  const said = async (...words: string[]) => {
    const { code, stderr } = await runTool('build', '--root', root, ...words, '--lang', 'en');
    return `${code} ${stderr}`;
  };
  expect(await said('--shard', '1/2', '--out', join(root, 'public'))).toContain(
    'holds something else than a shard',
  );
  expect(await readFolder(join(root, 'public'))).not.toEqual(new Map());
  for (const wrong of ['0/2', '3/2', '2', '1/2000', 'a/b'])
    expect(await said('--shard', wrong)).toContain(`2 "${wrong}" is no share.`);
  expect(await said('--shard', '1/2', '--merge', 'a')).toContain('say one of them');
  expect(await said('--merge')).toContain('lacks the folders');
  expect(await said('--out', 'a')).toContain('--out goes with');
  expect(await said('a')).toContain('"a" is one word too many');
});

test('each page is in one share, and in the same whatever other pages there are', () => {
  const shares = Array.from({ length: 8 }, (_, index) => parseShare(`${index + 1}/8`)!);
  const routes = Array.from({ length: 4000 }, (_, index) => `campaigns/c${index}`);
  const sizes = shares.map((share) => routes.filter((route) => isInShare(route, share)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(routes.length);
  for (const size of sizes) expect(Math.abs(size - 500)).toBeLessThan(75);
});

test('a link to another share is verified with it, each once, and the others before', () => {
  const pages = {
    '/index.html': '<h1>1</h1><a href="/b#x">1</a><a href="#here">2</a><a href="/gone">3</a>',
    '/a/index.html': '<h1>2</h1><i id=here></i><a href="/b#x">1</a><a href="#here">2</a>',
    '/b/index.html': '<h1>3</h1><i id=y></i><a href="/">4</a>',
  };
  const read = Object.entries(pages).map(([file, body]) => {
    const { ids, links, alternates, ...more } = readHtml(`<body>${body}`);
    const lists = { ids: [...ids], links: [...links], alternates: [...alternates], outside: [] };
    const summary = { ...more, ...lists };
    return [file, { madeOf: '', digest: '', summary }] as const;
  });
  const output = new Map(Object.entries(pages));
  const told = (found: Map<string, HtmlSummary>) =>
    verify(output, [], found).map(({ params }) => `${params.path} ${params.to}`);
  const first = read.slice(0, 2);
  const own = first.map(([file]) => [file, readHtml(`<body>${pages[file as never]}`)] as const);
  expect(told(withLinksOfOwn(new Map(own)))).toEqual(['/index.html #here']);
  const shared = [first, read.slice(2)].flatMap((share) =>
    Object.entries(shardPages(new Map(share))),
  );
  const joined = new Map(shared.map(([file, page]) => [file, asSummary(page)]));
  expect(told(joined)).toEqual(['/index.html /b#x', '/index.html /gone']);
});
