import { expect, it } from 'vitest';
import { headElements } from '../../src/page/head.ts';
import { structuredData } from '../../src/page/structured-data.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles, testPage, testPicture } from '../site.ts';

const video = {
  type: 'video',
  id: 'film',
  heading: 'A film',
  poster: { src: '/film.png', alt: '' },
  embedUrl: 'https://video.example/embed',
  watchUrl: 'https://video.example/watch',
  videoTitle: 'The film',
};

/** A page of a site whose home page has a video, and whose news are in the main language only. */
async function pageAt(path: string) {
  const [opening, contact] = testPage('pt', 'home').sections;
  const withVideo = (language: string) =>
    testPage(language, 'home', { sections: [opening, video, contact] });
  const { site, problems } = await checkSite(
    siteFiles(
      {
        'pages-config/pages/home/pt.json': withVideo('pt'),
        'pages-config/pages/home/en.json': withVideo('en'),
        'pages-config/pages/news/pt.json': testPage('pt', 'news', { missingIn: ['en'] }),
      },
      { '/film.png': testPicture },
    ),
  );
  expect(problems).toEqual([]);
  const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2025 });
  const page = pages.find((each) => each.path === path)!;
  return { page, shell: shells.get(page.language)! };
}

const typesIn = (graph: unknown) =>
  (graph as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']);

it('the home page says who the company is, that the site is its own, and what it shows', async () => {
  const { page, shell } = await pageAt('/en');
  const data = structuredData(page, shell);
  expect(typesIn(data)).toEqual(['Organization', 'WebSite', 'WebPage', 'VideoObject']);
  expect(data).toMatchObject({
    '@graph': [
      {},
      { name: 'Testbrand', url: 'https://site.example' },
      {},
      {
        name: 'The film',
        description: 'A film',
        embedUrl: 'https://video.example/embed',
        thumbnailUrl: 'https://site.example/film.png',
      },
    ],
  });
});

it('a page with questions says them with their answers, without markup', async () => {
  const { page, shell } = await pageAt('/about/us');
  const faq = {
    type: 'faq' as const,
    id: 'faq',
    ground: 'plain' as const,
    heading: 'Questions',
    items: [{ question: 'Who?', answer: '**Us.**' }],
  };
  const texts = { '**Us.**': [[{ strong: ['Us.'] }]] };
  const data = structuredData({ ...page, sections: [faq], texts }, shell);
  expect(typesIn(data)).toEqual(['WebPage', 'BreadcrumbList', 'FAQPage']);
  expect(data).toMatchObject({
    '@graph': [
      {},
      {},
      { mainEntity: [{ name: 'Who?', acceptedAnswer: { '@type': 'Answer', text: 'Us.' } }] },
    ],
  });
});

it('another page says where it stands', async () => {
  const { page, shell } = await pageAt('/about/us');
  expect(typesIn(structuredData(page, shell))).toEqual(['WebPage', 'BreadcrumbList']);
});

it.each([
  ['/', ['og:type website', 'og:locale pt_BR']],
  ['/en', ['og:type website', 'og:locale en']],
  ['/en/news', ['og:type website', 'og:locale pt_BR']],
])('%s says in which language it is shared', async (path, expected) => {
  const { page, shell } = await pageAt(path);
  const said = headElements(shell, page).map(
    ({ attributes: { property, content } }) => `${property} ${content}`,
  );
  expect(said.filter((each) => /^og:(type|locale)/.test(each))).toEqual(expected);
});
