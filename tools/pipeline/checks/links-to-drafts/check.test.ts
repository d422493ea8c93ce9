import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  homeEn,
  shell,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { type SiteFileMap, siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const link = (label: string, to: string) => ({
  type: 'notice',
  id: 'way',
  heading: 'A way',
  actions: [{ label, to }],
});

/** A draft in one language, and what leads to it from the home page. */
const withDraft = (to: string): SiteFileMap => ({
  'pages-config/pages/news/pt.json': testPage('pt', 'news', { status: 'draft' }),
  'pages-config/pages/news/en.json': testPage('en', 'news'),
  'pages-config/pages/home/pt.json': testPage('pt', 'home', {
    sections: [...testPage('pt', 'home').sections, link('Notícias', to)],
  }),
  [homeEn]: testPage('en', 'home', {
    sections: [...testPage('en', 'home').sections, link('News', to)],
  }),
});

it('a link to a draft is one problem, however many languages have it', async () => {
  expect(await formatOnlyProblem(withDraft('/news#contact-section'))).toMatchInlineSnapshot(`
    "link/to-draft
    pages-config/pages/home/pt.json:36:17 /sections/2/actions/0/to
    "/news#contact-section" leva a um rascunho, que ninguém vê no site publicado.
    Publique a página (apague "status": "draft" em todas as línguas) ou tire este link. O mesmo acontece em mais um lugar: pages-config/pages/home/en.json:36."
  `);
});

it('a menu that leads to a draft', async () => {
  const { header, footer } = JSON.parse(new TextDecoder().decode(siteFiles().json.get(shell)));
  const menu = {
    ...header.menus[0],
    items: [...header.menus[0].items, { label: 'Notícias', to: '/news' }],
  };
  expect(
    await formatOnlyProblem({
      ...withDraft('/'),
      [shell]: { header: { ...header, menus: [menu] }, footer },
    }),
  ).toMatch(
    /^link\/to-draft\npages-config\/shell\/pt.json:\d+:\d+ \/header\/menus\/0\/items\/1\/to\n/,
  );
});

it('drafts may lead to each other, and to pages', async () => {
  const draft = (language: string, route: string, to: string) =>
    testPage(language, route, {
      status: 'draft',
      sections: [...testPage(language, route).sections, link('On', to)],
    });
  const both = (route: string, to: string) =>
    Object.fromEntries(
      ['pt', 'en'].map((language) => [
        `pages-config/pages/${route}/${language}.json`,
        draft(language, route, to),
      ]),
    );
  expect(
    (await checkSite(siteFiles({ ...both('news', '/plans'), ...both('plans', '/about/us') })))
      .problems,
  ).toEqual([]);
});
