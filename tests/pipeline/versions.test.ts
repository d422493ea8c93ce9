import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';
import { renderSite } from './render-site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: '0',
  entry: '/e.js',
};

/** What is wrong with the output of the test site, changed, and that output. */
async function outputOf(changes: SiteFileMap) {
  const { site, problems } = await checkSite(siteFiles(changes));
  expect(problems).toEqual([]);
  const parts = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const bundle = { assets, files: new Map() };
  const output = await renderSite(site!, parts, bundle, renderPage);
  return { output, found: verify(output) };
}

const lawFirm = await readFile(
  new URL('../fixtures/law-firm/consulta.json', import.meta.url),
  'utf8',
);

it.each([
  ['of a law firm', { 'pages-config/forms/consulta.json': lawFirm }],
  [
    'with a page that a language lacks',
    { 'pages-config/pages/news/pt.json': testPage('pt', 'news', { missingIn: ['en'] }) },
  ],
  [
    'with pages that are not to be found',
    {
      'pages-config/pages/news/pt.json': testPage('pt', 'news', { search: false }),
      'pages-config/pages/news/en.json': testPage('en', 'news', { search: false }),
    },
  ],
] as [string, SiteFileMap][])(
  'on a site %s all links lead somewhere, versions answer each other, and the sitemap lists them',
  async (_, changes) => {
    const { output, found } = await outputOf(changes);
    expect(found).toEqual([]);
    expect(
      verify(
        new Map(
          [...output].map(
            ([file, content]) =>
              [
                file,
                file === '/sitemap.xml' ? String(content).replace(/<url>.*?<\/url>/, '') : content,
              ] as const,
          ),
        ),
      ).map(({ code }) => code),
    ).toEqual(['html/sitemap']);
  },
);
