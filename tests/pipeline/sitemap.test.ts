import { expect, it } from 'vitest';
import { ownOutputFiles, pageFileAt } from '../../tools/model/output-files.ts';
import type { FileContent } from '../../tools/model/stored-content.ts';
import { listAddresses, listFiles } from '../../tools/pipeline/render/site-lists.ts';
import type { ListedPage } from '../../tools/pipeline/render/sitemap.ts';
import { joinStates } from '../../tools/pipeline/shards/join-states.ts';
import type { Shard } from '../../tools/pipeline/shards/read-shards.ts';
import type { HtmlSummary } from '../../tools/pipeline/verify/read-html.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';

/** So many pages that there are two sitemaps; the last two are versions of one page. */
const count = 45_002;
const url = 'https://a.example';
const pages = Array.from({ length: count }, (_, index): ListedPage => {
  const isPair = index >= count - 2;
  const paths = [`/page-${count - 2}`, `/page-${count - 1}`];
  return {
    path: `/page-${index}`,
    language: 'pt',
    contentLanguage: 'pt',
    alternates: isPair ? paths.map((path, at) => ({ tag: ['pt-BR', 'en'][at]!, path })) : [],
  };
});
const listsOf = (some: ListedPage[]) => ({ url, pages: some, redirects: [], slugRedirects: [] });
const lists = listsOf(pages);
const files = new Map<string, FileContent>(await listFiles(lists, () => false));
const locations = (address: string) =>
  [...String(files.get(address)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href]) => href);

it('more pages than a sitemap may name are in several, which the first one names', () => {
  expect([...files.keys()]).toEqual(listAddresses(lists));
  expect([...files.keys()]).toEqual([
    '/_redirects',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
  ]);
  expect(String(files.get('/sitemap.xml'))).toMatch(/^<\?xml [^>]*><sitemapindex /);
  expect(locations('/sitemap.xml')).toEqual([`${url}/sitemap-1.xml`, `${url}/sitemap-2.xml`]);
  expect(locations('/sitemap-1.xml')).toHaveLength(45_000);
  expect([...locations('/sitemap-1.xml'), ...locations('/sitemap-2.xml')]).toEqual(
    pages.map(({ path }) => url + path),
  );
  expect(String(files.get('/sitemap-2.xml'))).toContain(`hreflang="en" href="${url}/page-45001"`);
});

it('of as many as it may name there is one, and the other names are free', () => {
  const addresses = pages.map(({ path }) => path);
  expect(listAddresses(listsOf(pages.slice(0, 45_000)))).toEqual(['/_redirects', '/sitemap.xml']);
  expect(ownOutputFiles(addresses, [])).toContain('/sitemap-2.xml');
  expect(ownOutputFiles(addresses.slice(0, 45_000), [])).not.toContain('/sitemap-1.xml');
});

it('all of them are verified: what a lost one named is told, and nothing else', () => {
  const read = new Map(
    pages.map(({ path, alternates }): [string, HtmlSummary] => {
      const main = alternates[0] && { tag: 'x-default', path: alternates[0].path };
      const versions = main ? [...alternates, main] : [];
      return [
        pageFileAt(path),
        {
          headings: 1,
          ids: new Set(),
          links: new Set(),
          outside: new Set(),
          hasStyleAttribute: false,
          canonical: url + path,
          alternates: new Set(versions.map((version) => `${version.tag} ${url}${version.path}`)),
          isHidden: false,
        },
      ];
    }),
  );
  const without = new Map(files);
  without.delete('/sitemap-2.xml');
  expect(verify(without, [], read).map(({ code, params }) => `${code} ${params.to}`)).toEqual([
    `html/sitemap ${url}/page-45000`,
    `html/sitemap ${url}/page-45001`,
  ]);
});

it('shards that are joined have them, though none alone has so many pages', async () => {
  const shardOf = (part: number) => {
    const own = [...pages.entries()].filter(([index]) => index % 2 === part);
    const order = own.map(([index]) => index);
    const state = { instant: 0, files: {}, lists: listsOf(own.map(([, page]) => page)), order };
    return { folder: '', states: [{ ...state, pages: {} }] } as unknown as Shard;
  };
  const [state] = await joinStates([shardOf(0), shardOf(1)]);
  expect(state?.output).toEqual(files);
});
