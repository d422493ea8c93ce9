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
