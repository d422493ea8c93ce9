import { expect, it } from 'vitest';
import { formatOnlyProblem } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const file = new TextEncoder().encode('A text.');

it.each([
  ['/a\nb.txt', 'U+000A'],
  ['/a\u001b[2Jb.txt', 'U+001B'],
  ['/a\u202egpj.exe', 'U+202E'],
  ['/a\u200b.txt', 'U+200B'],
  ['/a\ufffd.txt', 'U+FFFD'],
  ['/a\\b.txt', '\\'],
  ['/a?b.txt', '?'],
  ['/a#b.txt', '#'],
  ['/100%.txt', '%'],
])('a name that no address can have is one problem: %j', async (name, sign) => {
  const { problems } = await checkSite(siteFiles({}, { [name]: file }));
  expect(problems.map(({ code, file: where, params }) => [code, where, params.found])).toEqual([
    ['file/odd-name', `public${name}`, sign],
  ]);
});

it('says what is wrong with a name and what to do', async () => {
  expect(await formatOnlyProblem({}, { '/a\nb.txt': file })).toMatchInlineSnapshot(`
    "file/odd-name
    public/a
    b.txt:1:1
    O nome deste arquivo tem um sinal que não cabe em endereços: U+000A
    Mude o nome do arquivo: letras, números, hífens e pontos servem sempre."
  `);
});

it.each([
  '/robots.txt',
  '/_headers',
  '/_redirects',
  '/sitemap.xml',
  '/index.html',
  '/about/us/index.html',
  '/en/about/us/page.json',
  '/404.html',
  '/en/404.html',
  '/404/page.json',
  '/assets/a.js',
  '/leads',
  '/healthz',
  '/inbox/a.txt',
  '/about',
  '/en',
  '/en/about/us',
  '/assets',
  '/robots.txt/a.txt',
  '/About/us/index.html',
  '/EN',
])('a place that is taken is one problem: %s', async (name) => {
  const { problems } = await checkSite(siteFiles({}, { [name]: file }));
  expect(problems.map(({ code, file: where }) => `${code} ${where}`)).toEqual([
    `file/taken-name public${name}`,
  ]);
});

it('says what is wrong with a place and what to do', async () => {
  expect(await formatOnlyProblem({}, { '/robots.txt': file })).toMatchInlineSnapshot(`
    "file/taken-name
    public/robots.txt:1:1
    O site já tem o que mostrar em "/robots.txt": este arquivo nunca seria publicado.
    Apague o arquivo, ou dê a ele outro nome ou outra pasta."
  `);
});

it.each([
  '/ação 1.pdf',
  '/google0123.html',
  '/.well-known/security.txt',
  '/pt/robots.txt',
  '/a.b',
  '/about/us/plan.pdf',
  '/about-us',
])('a file that is well: %s', async (name) =>
  expect((await checkSite(siteFiles({}, { [name]: file }))).problems).toEqual([]),
);
