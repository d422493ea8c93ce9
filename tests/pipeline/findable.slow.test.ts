import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { projectRoot } from '../../tools/model/schemas.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import type { SiteOutput } from '../../tools/pipeline/render/render.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { readHtml } from '../../tools/pipeline/verify/read-html.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import { siteFiles, testPage, testPicture } from '../site.ts';
import { renderSite } from './render-site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: '0',
  entry: '/e.js',
};

/** A law firm's site, with its own form, questions and a film. */
function lawFirm(): SiteFiles {
  const form = join(projectRoot, 'tests/fixtures/law-firm/consulta.json');
  const [opening, contact] = testPage('pt', 'home').sections;
  const sections = (language: string) => [
    opening,
    {
      type: 'video',
      id: 'film',
      heading: `A film in ${language}`,
      poster: { src: '/film.png', alt: '' },
      embedUrl: 'https://video.example/embed',
      watchUrl: 'https://video.example/watch',
      videoTitle: `The film in ${language}`,
    },
    {
      type: 'faq',
      id: 'questions',
      heading: `Questions in ${language}`,
      items: ['Who', 'Where'].map((question) => ({
        question: `${question}, in ${language}?`,
        answer: '**Here.**',
      })),
    },
    contact,
  ];
  const pageFile = (language: string) => [
    `pages-config/pages/about/us/${language}.json`,
    testPage(language, 'about/us', { sections: sections(language) }),
  ];
  return siteFiles(
    {
      'pages-config/forms/consulta.json': readFileSync(form, 'utf8'),
      ...Object.fromEntries(['pt', 'en'].map(pageFile)),
    },
    { '/film.png': testPicture },
  );
}

async function outputOf(files: SiteFiles) {
  const { site, problems } = await checkSite(files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!site) throw new Error('The site is not sound.');
  const parts = await resolve(site, { build: 'test', encode: false, year: 2026 });
  const bundle = { assets, files: new Map() };
  return { parts, output: await renderSite(site, parts, bundle, renderPage) };
}

type Thing = { '@type': string } & Record<string, unknown>;

/** What a page tells search engines. @throws where it is no JSON */
function thingsOf(output: SiteOutput, path: string): Thing[] {
  const html = String(output.get(`${path === '/' ? '' : path}/index.html`));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

/** Every address that a thing names, however deep. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/^https?:.*/) ?? [])
    : Object.values(value ?? {}).flatMap(addressesIn);

describe.each([
  ['of Vidanexo', () => load(projectRoot)],
  ['of a sailing school', () => load(join(projectRoot, 'tests/fixtures/tiny-site'))],
  ['of a law firm', async () => lawFirm()],
])('the site %s', (_, files) => {
  it('is found whole: links, versions, sitemap and what each page says of itself', async () => {
    const { parts, output } = await outputOf(await files());
    expect(verify(output)).toEqual([]);
    const sitemap = String(output.get('/sitemap.xml'));
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBe(parts.pages.filter(({ path }) => path !== '/404').length);
    for (const page of parts.pages) {
      const shell = parts.shells.get(page.language)!;
      const things = thingsOf(output, page.path);
      const isHome = page.path === (shell.language.prefix || '/');
      const has = (type: string) => page.sections.some((section) => section.type === type);
      expect(
        things.map((thing) => thing['@type']),
        page.path,
      ).toEqual([
        ...(isHome ? ['Organization', 'WebSite', 'WebPage'] : ['WebPage', 'BreadcrumbList']),
        ...page.sections.flatMap(({ type }) => (type === 'video' ? ['VideoObject'] : [])),
        ...(has('faq') ? ['FAQPage'] : []),
      ]);
      const { canonical } = readHtml(
        String(output.get(`${page.path === '/' ? '' : page.path}/index.html`)),
      );
      expect(things.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
        url: canonical,
        name: page.title,
        inLanguage: shell.language.tag,
      });
      // A film's picture has its address once pictures are encoded, which is not done here.
      const places = addressesIn(things.filter((thing) => thing['@type'] !== 'VideoObject'));
      for (const address of places.filter((each) => each.startsWith(shell.url))) {
        const path = new URL(address).pathname.replace(/\/$/, '');
        expect([...output.keys()], address).toContain(
          output.has(path) ? path : `${path}/index.html`,
        );
      }
    }
  });
});
