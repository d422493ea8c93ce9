import { expect, it } from 'vitest';
import { formatOnlyProblem } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const drawing = (content: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\n${content}\n</svg>`;
const encode = (text: string) => new TextEncoder().encode(text);
const problemsOf = async (text: string) =>
  (await checkSite(siteFiles({}, { '/a.svg': encode(text) }))).problems.map(
    ({ code, file, line }) => `${code} ${file}:${line}`,
  );

it.each([
  '<script>alert(1)</script>',
  '<script href="#a"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<g onload="alert(1)"/>',
  '<g ONLOAD="alert(1)"/>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<a xlink:href="java&#10;script:alert(1)"><path/></a>',
  '<a href="data:text/html,x"><path/></a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
])('what a drawing would run is one problem, at its line: %s', async (content) =>
  expect(await problemsOf(drawing(content))).toEqual(['picture/script public/a.svg:3']),
);

it.each([
  '<image href="https://other.example/a.png"/>',
  '<image xlink:href="//other.example/a.png"/>',
  '<use href="/images/b.svg#x"/>',
  '<a href="https://other.example/"><path/></a>',
  '<style>@import "https://other.example/a.css";</style>',
  '<style><![CDATA[ path { fill: url(https://other.example/a.svg#x) } ]]></style>',
  `<path style="fill: URL('https://other.example/a.svg#x')"/>`,
  '<path filter="url(b.svg#x)"/>',
])('what a drawing would ask others for is one problem, at its line: %s', async (content) =>
  expect(await problemsOf(drawing(content))).toEqual(['picture/foreign-reference public/a.svg:3']),
);

it.each([
  '<?xml-stylesheet href="https://other.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
])('so is what stands before the drawing: %s', async (text) =>
  expect(await problemsOf(text)).toHaveLength(1),
);

it.each([
  '<linearGradient id="g"/><path fill="url(#g)" style="filter: url(\'#f\')"/>',
  '<use xlink:href="#g"/><image href="data:image/png;base64,AAAA"/>',
  '<style>path { fill: red; background: url(data:image/png;base64,AAAA) }</style>',
  '<title>A script on one page, url(nothing)</title><desc>onload="x"</desc>',
  '<metadata><a:b xmlns:a="https://other.example/ns" a:about="https://other.example/"/></metadata>',
])('a drawing that is one: %s', async (content) =>
  expect(await problemsOf(drawing(content))).toEqual([]),
);

it('an address for the type of document, which no browser reads, is well', async () =>
  expect(
    await problemsOf(
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ).toEqual([]));

it('says what is wrong and what to do', async () => {
  const only = (content: string) => formatOnlyProblem({}, { '/a.svg': encode(drawing(content)) });
  expect(await only('<g onload="alert(1)"/>')).toMatchInlineSnapshot(`
    "picture/script
    public/a.svg:3:1
    Este desenho SVG traz um programa, não só um desenho: onload
    Abra o desenho no programa que o fez e exporte-o como SVG simples, ou como PNG; ou peça outro a quem o mandou."
  `);
  expect(await only('<image href="https://other.example/a.png"/>')).toMatchInlineSnapshot(`
    "picture/foreign-reference
    public/a.svg:3:1
    Este desenho SVG busca algo fora do próprio arquivo: "https://other.example/a.png"
    Exporte o desenho com tudo dentro (imagens incorporadas, letras como curvas), ou como PNG."
  `);
});
