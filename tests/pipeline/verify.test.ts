import { expect, it } from 'vitest';
import { readHtml } from '../../tools/pipeline/verify/read-html.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';

const page = (body: string) => `<!doctype html><title>A page</title><body><h1>A page</h1>${body}`;

it('reads a page as a browser does', () => {
  const html = page(
    `<!-- <a href="/comment"> <h1> --><p id='one' data-x="a > b" title='<h1 style="x">'>
     <a title="a>b" href='/a?x=1&amp;y=2'>A</a><a href="https://other.example/">other</a>
     <noscript><a href="#one">B</a></noscript><form action=/leads></form>
     <script type="application/ld+json">{"a": "<a href='/json'>"}</script>
     <script src="/file.js"></script><script>if (1 < 2) write('<h1 id="two">')</script>
     <style>a::before { content: '</p>' }</style>`,
  );
  expect(readHtml(html)).toEqual({
    headings: 1,
    ids: new Set(['one']),
    links: new Set(['/a?x=1&y=2', '#one', '/leads']),
    outside: new Set(['https://other.example/']),
    hasStyleAttribute: false,
    alternates: new Set(),
    isHidden: false,
  });
});

it.each([
  ['a page that is there', '<a href="/other">', []],
  ['a page with a slash at its end', '<a href="/other/">', []],
  ['a section that is there', '<a href="/other#here"><a id="own" href="#own">', []],
  ['an old address', '<a href="/old">', []],
  ['the server', '<form action="/leads">', []],
  ['a file', '<a href="/price.pdf">', []],
  ['no page', '<a href="/nowhere">', ['html/dead-link /nowhere']],
  ['no section', '<a href="/other#gone">', ['html/dead-link /other#gone']],
  ['another site', '<a href="https://other.example/a"><a href="mailto:a@b.example">', []],
  ['a script', '<a href="JavaScript:alert(1)">', ['html/unsafe-address JavaScript:alert(1)']],
  [
    'a page of its own',
    '<iframe src="data:text/html,x">',
    ['html/unsafe-address data:text/html,x'],
  ],
  ['another server by two slashes', '<a href="//b.example">', ['html/unsafe-address //b.example']],
  ['one by a backslash', '<a href="/\\b.example">', ['html/unsafe-address /\\b.example']],
  ['a password', '<a href="https://a:b@c.example">', ['html/unsafe-address https://a:b@c.example']],
  ['no section of its own', '<a href="#gone">', ['html/dead-link #gone']],
])('a link to %s', (_, body, expected) => {
  const output = new Map([
    ['/index.html', page(body)],
    ['/other/index.html', page('<p id="here">')],
    ['/price.pdf', 'pdf'],
  ]);
  const found = verify(output, ['/old']);
  expect(found.map(({ code, params }) => `${code} ${params.to}`)).toEqual(expected);
});

it.each([
  ['no h1', '<p>A page', 'page/heading'],
  ['two h1', page('<h1>Again</h1>'), 'page/heading'],
  ['a style attribute, however it is written', page('<p STYLE=color:red>'), 'html/style-attribute'],
])('a page with %s', (_, html, code) =>
  expect(verify(new Map([['/index.html', html]])).map((problem) => problem.code)).toEqual([code]),
);

const url = 'https://a.example';
const headed = (canonical: string, versions: Record<string, string> = {}, more = '') =>
  `<head><link rel="canonical" href="${url}${canonical}">${Object.entries(versions)
    .map(([tag, path]) => `<link rel="alternate" hrefLang="${tag}" href="${url}${path}">`)
    .join('')}${more}</head><body><h1>A page</h1>`;
const both = { pt: '/', en: '/en', 'x-default': '/' };
const listed = (path: string, versions: Record<string, string> = {}) =>
  `<url><loc>${url}${path}</loc>${Object.entries(versions)
    .map(([tag, to]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}${to}"/>`)
    .join('')}</url>`;
const hidden = '<meta name="robots" content="noindex">';

it.each([
  [
    'name each other',
    headed('/', both),
    headed('/en', both),
    listed('/', both) + listed('/en', both),
    [],
  ],
  ['stand for one', headed('/'), headed('/'), listed('/'), []],
  ['are not to be found', headed('/'), headed('/en', {}, hidden), listed('/'), []],
  ['have no answer', headed('/', both), headed('/en'), undefined, ['html/alternate /en']],
  [
    'name a page that is not to be found',
    headed('/', both),
    headed('/en', both, hidden),
    undefined,
    ['html/alternate /en'],
  ],
  [
    'do not name themselves',
    headed('/', { en: '/en' }),
    headed('/en', { en: '/en' }),
    undefined,
    ['html/alternate /'],
  ],
  ['have no canonical page', headed('/'), headed('/gone'), undefined, ['html/canonical /gone']],
  ['are not all listed', headed('/'), headed('/en'), listed('/'), ['html/sitemap /en']],
  [
    'are hidden, but listed',
    headed('/'),
    headed('/en', {}, hidden),
    listed('/') + listed('/en'),
    ['html/sitemap /en'],
  ],
  [
    'are listed with other versions',
    headed('/', both),
    headed('/en', both),
    listed('/', both) + listed('/en', { en: '/en' }),
    ['html/sitemap /en'],
  ],
] as [string, string, string, string | undefined, string[]][])(
  'pages that %s',
  (_, home, english, sitemap, expected) => {
    const found = verify(
      new Map([
        ['/index.html', home],
        ['/en/index.html', english],
        ...(sitemap === undefined ? [] : [['/sitemap.xml', sitemap] as const]),
      ]),
    );
    expect(
      found.map(({ code, params }) => `${code} ${new URL(String(params.to)).pathname}`),
    ).toEqual(expected);
  },
);
