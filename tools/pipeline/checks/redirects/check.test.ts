import { expect, it } from 'vitest';
import { config, formatOnlyProblem } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { fixSite } from '../../../editing/fix-site.ts';
import { checkSite } from '../../check-site.ts';

type Redirect = { from: string; to: string };
const site = JSON.parse(new TextDecoder().decode(siteFiles().json.get(config)));
const leading = (...redirects: Redirect[]) => ({ [config]: { ...site, redirects } });
const codes = async (...redirects: Redirect[]) =>
  (
    await checkSite(siteFiles(leading(...redirects), { '/files/plan.pdf': new Uint8Array() }))
  ).problems.map(({ code, pointer }) => `${code} ${pointer}`);

it('an old address that leads to no page', async () => {
  expect(
    await formatOnlyProblem(leading({ from: '/team', to: '/en/abuot/us?from=old#hero' })),
  ).toMatchInlineSnapshot(`
    "link/redirect-nowhere
    pages-config/site.json:74:13 /redirects/0/to
    "/en/abuot/us?from=old#hero" não é uma página do site publicado: quem vier de "/team" não chega a lugar nenhum.
    Você quis dizer "/en/about/us?from=old#hero"? Há, por exemplo: /about/us, /en/about/us, /, /en."
  `);
  expect(
    await codes({ from: '/team', to: '//other.example/' }, { from: '/news', to: '/team' }),
  ).toEqual(['link/redirect-nowhere /redirects/0/to', 'link/redirect-nowhere /redirects/1/to']);
  const { plan } = await fixSite(
    siteFiles(leading({ from: '/team', to: '/en/abuot/us?from=old#hero' })),
  );
  expect(String(plan.get(config))).toContain('"to": "/en/about/us?from=old#hero"');
});

it('an address that a page, a file or a redirect has already', async () => {
  expect(
    await formatOnlyProblem(leading({ from: '/en/about/us/', to: '/' })),
  ).toMatchInlineSnapshot(`
    "link/redirect-taken
    pages-config/site.json:73:15 /redirects/0/from
    "/en/about/us/" já existe: o site tem uma página, um arquivo ou outro redirecionamento com este endereço.
    Apague este redirecionamento, ou corrija o endereço antigo em "from"."
  `);
  expect(await codes({ from: '/files/plan.pdf', to: '/' })).toEqual([
    'link/redirect-taken /redirects/0/from',
  ]);
  expect(await codes({ from: '/old', to: '/' }, { from: '/old/', to: '/en' })).toEqual([
    'link/redirect-taken /redirects/1/from',
  ]);
});

it('every page of every language, in both spellings, and every file is somewhere; a draft is not', async () => {
  expect(
    await codes(
      { from: '/a', to: '/' },
      { from: '/b', to: '/en' },
      { from: '/c', to: '/en/about/us/#hero' },
      { from: '/d', to: '/files/plan.pdf' },
    ),
  ).toEqual([]);
  const draft = {
    'pages-config/pages/news/pt.json': testPage('pt', 'news', { status: 'draft' }),
    'pages-config/pages/news/en.json': testPage('en', 'news'),
  };
  expect(await formatOnlyProblem({ ...draft, ...leading({ from: '/old', to: '/news' }) })).toMatch(
    /^link\/redirect-nowhere\n/,
  );
});

it.each(['/old/*', '/blog/:slug', '/old?page=1', '/old#a', '/caf%C3%A9'])(
  'a sign that is no part of a path, or stands for others: %s',
  async (from) =>
    expect(await codes({ from, to: '/' })).toEqual(['link/redirect-sign /redirects/0/from']),
);

it('says what to do about such a sign', async () => {
  expect(await formatOnlyProblem(leading({ from: '/old/*', to: '/' }))).toMatchInlineSnapshot(`
    "link/redirect-sign
    pages-config/site.json:73:15 /redirects/0/from
    Um endereço antigo não pode ter o sinal *.
    Escreva o endereço antigo por inteiro, sem *, ":", "?", "#" nem "%". Para vários endereços, faça um redirecionamento para cada um."
  `);
});
