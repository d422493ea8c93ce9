import { expect, test } from 'vitest';
import type { Assets } from '../../src/entry-server.tsx';
import { renderPage } from '../../src/entry-server.tsx';
import { createLivePages } from '../../tools/dev/node/live-pages.ts';
import { plannedText } from '../../tools/editing/plan.ts';
import { planPageCopy } from '../../tools/editing/plan-copy.ts';
import { planPageMove } from '../../tools/editing/plan-move.ts';
import { buildGraph } from '../../tools/graph/build-graph.ts';
import { findNodes } from '../../tools/graph/format-graph.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { readHtml } from '../../tools/pipeline/verify/read-html.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import { siteFiles, testPage } from '../site.ts';
import { renderSite } from './render-site.ts';

const about = (language: string, more: object) => testPage(language, 'about/us', more);
const contact = testPage('en', 'home').sections[1];
const linking = (language: string) => ({
  ...testPage(language, 'home'),
  sections: [
    {
      type: 'hero',
      id: 'hero',
      heading: 'Home',
      lead: 'L',
      actions: [
        { label: 'A', to: '/about/us#contact-section' },
        { label: 'B', to: '/news' },
      ],
    },
    contact,
  ],
});

/** Both languages of one page have slugs, and another is missing in English. */
const files = siteFiles({
  'pages-config/pages/about/us/pt.json': about('pt', { slug: 'quem-somos' }),
  'pages-config/pages/about/us/en.json': about('en', { slug: 'company/people' }),
  'pages-config/pages/news/pt.json': testPage('pt', 'news', { missingIn: ['en'], slug: 'novas' }),
  'pages-config/pages/home/pt.json': linking('pt'),
  'pages-config/pages/home/en.json': linking('en'),
});

const assets: Assets = {
  fonts: {} as Assets['fonts'],
  boot: '',
  entry: '/assets/entry.js',
};

async function outputOf() {
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  const resolved = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const bundle = { assets, files: new Map() };
  const output = await renderSite(site!, resolved, bundle, renderPage);
  const texts = new Map([...output].map(([address, content]) => [address, content.toString()]));
  return { site: site!, output, text: (address: string) => texts.get(address) ?? '' };
}

test('every way through the site leads to the addresses that the languages have', async () => {
  const { output, text } = await outputOf();
  expect(verify(output)).toEqual([]);
  expect([...output.keys()].filter((address) => /index\.html$/.test(address)).sort()).toEqual([
    '/en/company/people/index.html',
    '/en/index.html',
    '/en/news/index.html',
    '/index.html',
    '/novas/index.html',
    '/quem-somos/index.html',
  ]);
  // A crawl from the home page, over links alone.
  const reached = new Set<string>();
  const visit = (address: string): void => {
    if (reached.has(address)) return;
    reached.add(address);
    for (const link of readHtml(text(`${address === '/' ? '' : address}/index.html`)).links) {
      const path = link.replace(/#.*/, '');
      if (path !== '' && path !== '/leads') visit(path);
    }
  };
  visit('/');
  expect([...reached].sort()).toEqual([
    '/',
    '/en',
    '/en/company/people',
    '/en/news',
    '/novas',
    '/quem-somos',
  ]);
});

test('head, structured data and sitemap name the address; the folder leads to it', async () => {
  const { text } = await outputOf();
  const page = text('/en/company/people/index.html');
  const here = 'https://site.example/en/company/people';
  expect(page).toContain(`<link rel="canonical" href="${here}"`);
  expect(page).toMatch(
    /hrefLang="pt-BR" rel="alternate" href="https:\/\/site.example\/quem-somos"/i,
  );
  expect(page).toContain(`"item":"${here}"`);
  expect(text('/sitemap.xml')).toContain(`<loc>${here}</loc>`);
  expect(text('/sitemap.xml')).not.toContain('about/us');
  expect(text('/_redirects').split('\n').filter(Boolean).sort()).toEqual([
    '/about/us /quem-somos 301',
    '/en/about/us /en/company/people 301',
    '/news /novas 301',
  ]);
  expect(text('/en/company/people/page.json')).not.toContain('slug');
});

test('the server of npm run dev has the page there, too', async () => {
  const { site } = await outputOf();
  const pages = await createLivePages(site);
  expect((await pages.at('/en/company/people/')).title).toBe('about/us (en)');
  expect((await pages.at('/en/about/us')).failure).toEqual({ status: 404 });
  expect(pages.movedTo('/en/about/us/')).toBe('/en/company/people');
  expect(pages.movedTo('/en/company/people')).toBeUndefined();
});

test('a page that moves keeps its slug, and its former folders lead there', async () => {
  const { site } = await outputOf();
  const plan = planPageMove(site, '/site', 'news', 'press');
  expect(JSON.parse(plannedText(plan, files, 'pages-config/site.json')).redirects).toEqual([
    { from: '/news', to: '/novas' },
    { from: '/en/news', to: '/en/press' },
  ]);
  expect(plannedText(plan, files, 'pages-config/pages/press/pt.json')).toContain('"novas"');
});

test('a copy has no slug, since an address belongs to one page', async () => {
  const { site } = await outputOf();
  const plan = planPageCopy(site, '/site', 'about/us', 'team');
  for (const language of ['pt', 'en'])
    expect(plannedText(plan, files, `pages-config/pages/team/${language}.json`)).not.toContain(
      '"slug"',
    );
});

test('the graph knows a page by its addresses', async () => {
  const { site } = await outputOf();
  const found = findNodes(buildGraph(site, new Map()), '/en/company/people');
  expect(found).toEqual([
    { kind: 'page', name: '/about/us', addresses: ['/en/company/people', '/quem-somos'] },
  ]);
});
