import { expect, test } from 'vitest';
import type { Assets } from '../../src/entry-server.tsx';
import { renderPage } from '../../src/entry-server.tsx';
import { publishedSite, unchangedPeriod } from '../../tools/model/publishing.ts';
import type { Site } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import { type SiteFileMap, siteFiles, testPage, testPicture } from '../site.ts';
import { renderSite } from './render-site.ts';

const assets: Assets = {
  fonts: { display: '/d.woff2', text: '/t.woff2' } as unknown as Assets['fonts'],
  boot: '',
  entry: '/assets/entry.js',
};

/** What visitors are served of a site at a moment, as texts by address. */
async function outputAt(
  instant: number,
  changes: SiteFileMap,
  publicFiles: Record<string, Uint8Array> = {},
): Promise<Map<string, string>> {
  const { site, problems } = await checkSite(siteFiles(changes, publicFiles), instant);
  expect(problems).toEqual([]);
  const published = publishedSite(site!);
  const resolved = await resolve(published, { build: 'test', encode: false, year: 2026 });
  const bundle = { assets, files: new Map() };
  const output = await renderSite(published, resolved, bundle, renderPage);
  expect(
    verify(
      output,
      site!.config.value.redirects.map(({ from }) => from),
    ),
  ).toEqual([]);
  return new Map([...output].map(([address, content]) => [address, content.toString()]));
}

const publishAt = '2026-11-23T09:00-03:00';
const unpublishAt = '2026-11-30T18:00:00Z';
const [opens, closes] = [Date.parse(publishAt), Date.parse(unpublishAt)];

const photo = {
  type: 'split',
  id: 'photo',
  heading: 'A photo',
  picture: { src: '/promo.png', alt: '' },
};
const promo = (language: string, more: object) => {
  const { sections, ...page } = testPage(language, 'promo');
  return { ...page, sections: [...sections, photo], ...more };
};
const pages = (pt: object, en: object): SiteFileMap => ({
  'pages-config/pages/promo/pt.json': promo('pt', pt),
  'pages-config/pages/promo/en.json': promo('en', en),
});

const changed = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((address) => one.get(address) !== other.get(address))
    .sort();

test('a second before and after, the output differs by the page and its entries only', async () => {
  const times = { publishAt, unpublishAt };
  const site = pages(times, times);
  const picture = { '/promo.png': testPicture };
  const outputs = [opens - 1000, opens, closes - 1000, closes].map((at) =>
    outputAt(at, site, picture),
  );
  const [before, out, last, after] = await Promise.all(outputs);
  expect(changed(before!, out!)).toEqual([
    '/en/promo/index.html',
    '/en/promo/page.json',
    '/promo/index.html',
    '/promo/page.json',
    '/sitemap.xml',
  ]);
  expect([...before!.keys()].filter((address) => /promo/.test(address))).toEqual([]);
  expect(out!.get('/sitemap.xml')).toContain('https://site.example/en/promo');
  expect(changed(out!, last!)).toEqual([]);
  expect(changed(after!, before!)).toEqual([]);
});

test('an entry of the menu and the footer comes with its page, and a menu with its first', async () => {
  const entry = { label: 'The promo', to: '/promo' };
  const withEntries = Object.fromEntries(
    ['pt', 'en'].map((language) => {
      const file = `pages-config/shell/${language}.json`;
      const shell = JSON.parse(new TextDecoder().decode(siteFiles().json.get(file)));
      shell.header.menus.push({ id: 'new', label: 'What is new', items: [entry] });
      shell.header.menus[0].items.push({ label: 'More', items: [entry] });
      shell.footer.columns.push({ heading: 'New here', links: [entry] });
      shell.footer.legal.push(entry);
      return [file, shell];
    }),
  );
  const site = { ...pages({ publishAt }, { publishAt }), ...withEntries };
  const picture = { '/promo.png': testPicture };
  const [before, after] = await Promise.all([
    outputAt(opens - 1, site, picture),
    outputAt(opens, site, picture),
  ]);
  const wordsOf = (output: Map<string, string>) => output.get('/en/about/us/index.html')!;
  expect(wordsOf(before)).not.toMatch(/promo|What is new|New here/i);
  expect(wordsOf(after).match(/href="\/en\/promo"/g)).toHaveLength(2);
  // By the site's choice the header's links lead to the main language.
  expect(wordsOf(after).match(/href="\/promo"/g)).toHaveLength(2);
  expect(wordsOf(after)).toMatch(/What is new.*New here/s);
});

test('each language of a page has its own times, and no other stands in for it', async () => {
  const site = pages({}, { publishAt });
  const output = await outputAt(opens - 1, site, { '/promo.png': testPicture });
  expect([...output.keys()].filter((address) => /promo.*html/.test(address))).toEqual([
    '/promo/index.html',
  ]);
  expect(output.get('/promo/index.html')).not.toMatch(
    /\/en\/promo|hreflang="en" href="[^"]*promo/i,
  );
  expect(output.get('/sitemap.xml')).not.toContain('/en/promo');
});

test('a page that stands in for another goes with its own file', async () => {
  const site = {
    'pages-config/pages/promo/pt.json': promo('pt', { missingIn: ['en'], publishAt }),
  };
  const at = async (instant: number) =>
    [...(await outputAt(instant, site, { '/promo.png': testPicture })).keys()].filter((address) =>
      /promo.*html/.test(address),
    );
  expect(await at(opens - 1)).toEqual([]);
  expect((await at(opens)).sort()).toEqual(['/en/promo/index.html', '/promo/index.html']);
});

test('a page that search engines are to leave out is named nowhere but at its own address', async () => {
  const output = await outputAt(0, pages({}, { search: false }), { '/promo.png': testPicture });
  const [pt, en] = [output.get('/promo/index.html')!, output.get('/en/promo/index.html')!];
  expect(en).toContain('<meta name="robots" content="noindex">');
  expect(en).not.toMatch(/rel="alternate"/);
  expect(pt).not.toMatch(/robots|hrefLang="en" rel="alternate"/i);
  expect(pt).toMatch(/hrefLang="pt-BR" rel="alternate"/i);
  expect(output.get('/sitemap.xml')).not.toContain('/en/promo');
  expect(output.get('/sitemap.xml')).toContain('https://site.example/promo');
  expect(output.get('/en/promo/page.json')).toContain('"search":false');
  expect(output.get('/promo/page.json')).not.toContain('"search":true');
});

test('a redirect takes the place of a page that was taken down', async () => {
  const config = JSON.parse(
    new TextDecoder().decode(siteFiles().json.get('pages-config/site.json')),
  );
  const site = {
    ...pages({ unpublishAt }, {}),
    'pages-config/site.json': { ...config, redirects: [{ from: '/promo', to: '/about/us' }] },
  };
  const at = async (instant: number) =>
    (await outputAt(instant, site, { '/promo.png': testPicture })).get('/_redirects');
  expect(await at(closes - 1)).toBe('');
  expect(await at(closes)).toBe('/promo /about/us 301\n');
});

test('the time without a change is that of all pages, however many there are', () => {
  const pageOut = (publishAt: string, unpublishAt?: string) => ({
    source: { value: { publishAt, unpublishAt } },
  });
  const times = ['2027-01-01T00:00Z', '2027-02-01T00:00Z', '2027-03-01T00:00Z'] as const;
  const [first, second, last] = times.map((time) => Date.parse(time));
  const few = [pageOut(times[0]), pageOut(times[1], times[2])];
  const at = (time: string, pages: object[]) =>
    unchangedPeriod({ pages, instant: Date.parse(time) } as unknown as Site);
  expect(at('2026-12-01T00:00Z', few)).toEqual({ from: -Infinity, until: first });
  expect(at('2027-01-01T00:00Z', few)).toEqual({ from: first, until: second });
  expect(at('2027-03-02T00:00Z', few)).toEqual({ from: last, until: Infinity });
  const many = Array.from({ length: 150_000 }, () => pageOut(times[0]));
  expect(at('2027-02-02T00:00Z', [...many, ...few])).toEqual({ from: second, until: last });
});
