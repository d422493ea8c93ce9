import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/generated/types.ts';
import { footerListOf } from '../../tools/editing/footer-list.ts';
import { checkPlan, filesAfterPlan, plannedText } from '../../tools/editing/plan.ts';
import { type NewPage, planNewPage, presets } from '../../tools/editing/plan-new-page.ts';
import { routePattern, slugifyRoute } from '../../tools/model/routes.ts';
import { shortTitle } from '../../tools/model/short-title.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formatOnlyProblem, shell, withEdit } from '../pipeline/format-only-problem.ts';
import { siteFiles, testPicture } from '../site.ts';

const files = siteFiles({}, { '/images/quay.png': testPicture });
const { site } = await checkSite(files);
const wanted: NewPage = {
  root: '/site',
  route: 'markets/hospitals',
  preset: 'campanha',
  form: 'contact',
  labels: {},
};
const plan = (changes: Partial<NewPage> = {}) => planNewPage(site!, { ...wanted, ...changes });
const pageIn = (language: string, changes: Partial<NewPage> = {}) =>
  JSON.parse(
    plannedText(plan(changes), files, `pages-config/pages/markets/hospitals/${language}.json`),
  );

describe('a new page', () => {
  test.each(Object.keys(presets))(
    'from the outline %s: nothing is wrong with it but that it waits to be written',
    async (preset) => {
      const { problems, placeholders: unwritten } = await checkPlan(
        files,
        plan({ preset, menu: 'more' }),
      );
      expect(problems).toEqual([]);
      expect(unwritten.length).toBeGreaterThan(10);
    },
  );

  test('has the same sections in every language, its links lead to its own form, and every text is marked', () => {
    const [pt, en] = [pageIn('pt'), pageIn('en')];
    expect(pt.sections.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual(
      en.sections.map(({ id, type }: { id: string; type: string }) => [id, type]),
    );
    expect(pt.sections.map(({ type }: { type: string }) => type)).toEqual([
      'hero',
      'cards',
      'carousel',
      'accordion',
      'contact',
    ]);
    const texts = JSON.stringify(en);
    expect([...new Set(texts.match(/"to":"[^"]*"/g))].sort()).toEqual([
      '"to":"#benefits"',
      '"to":"#contact-section"',
    ]);
    expect(texts).toContain('"form":"contact"');
    for (const [, text] of texts.matchAll(
      /"(?:heading|text|lead|title|description|label)":"([^"]*)"/g,
    ))
      expect(text).toMatch(/^[✎@]/);
    expect(pt.title).not.toBe(en.title);
  });

  test.each([
    ['curta', ['lead', 'points']],
    ['numeros', ['lead', 'points']],
    ['foto', ['lead', 'paragraphs', 'picture']],
  ])('from the outline %s says more than a heading, as is promised: %j', (preset, keys) => {
    for (const language of ['pt', 'en']) {
      const section = pageIn(language, { preset }).sections.find(
        ({ type }: { type: string }) => type === 'split',
      );
      for (const key of keys) expect(JSON.stringify(section[key] ?? null)).toContain('✎ ');
    }
    const [pt, en] = ['pt', 'en'].map((each) => pageIn(each, { preset }).sections);
    expect(JSON.stringify(pt)).not.toBe(JSON.stringify(en));
  });

  test('shows a photo of the site where the outline has one', () => {
    expect(pageIn('en', { preset: 'foto' }).sections[1].picture.src).toBe('/images/quay.png');
  });

  test('finds the schema that helps in editors from where it stands', () => {
    expect(pageIn('pt').$schema).toMatch(
      /^\.\.\/\.\.\/\.\.\/\.\.\/.*schemas\/editor\/page\.schema\.json$/,
    );
  });

  test('gets an entry in the menu of every language: as said, or marked', () => {
    const made = plan({ menu: 'more', labels: { pt: 'Hospitais' } });
    const entries = ['pt', 'en'].map((language) =>
      JSON.parse(
        plannedText(made, files, `pages-config/shell/${language}.json`),
      ).header.menus[0].items.at(-1),
    );
    expect(entries).toEqual([
      { label: 'Hospitais', to: '/markets/hospitals' },
      { label: '✎ Hospitais', to: '/markets/hospitals' },
    ]);
    expect([...plan().keys()].filter((file) => file.includes('shell'))).toEqual([]);
  });

  test('is in the footer, too, where somebody wants it and that lists pages of the menu', () => {
    const shellOf = (columns: object[]) => ({
      header: {
        menus: [
          { id: 'a', items: [{ to: '/one' }, { items: [{ to: '/two' }, { to: '/three' }] }] },
          { id: 'b', items: [{ to: '/nowhere' }] },
        ],
      },
      footer: { columns },
    });
    const column = (...targets: string[]) => ({ links: targets.map((to) => ({ to })) });
    const footer = shellOf([column('/one', '/x'), column('/two', '/three'), { links: [{}] }]);
    const listOf = (menu: string) => footerListOf(footer as unknown as Shell, menu);
    expect([listOf('a'), listOf('b'), listOf('c')]).toEqual([1, -1, -1]);
    const footerIn = (changes: Partial<NewPage>) =>
      JSON.parse(
        plannedText(plan({ menu: 'more', ...changes }), files, 'pages-config/shell/pt.json'),
      ).footer;
    const list = footerListOf(site!.shells.get('pt')!.value, 'more');
    expect(JSON.stringify(footerIn({}))).not.toContain('/markets/hospitals');
    expect(JSON.stringify(footerIn({ hasFooterLink: true })).includes('/markets/hospitals')).toBe(
      list >= 0,
    );
  });

  test('is a page of the site afterwards', async () => {
    expect(
      (await checkSite(filesAfterPlan(files, plan()))).site!.pages.filter(
        ({ path }) => path === '/markets/hospitals',
      ),
    ).toHaveLength(2);
  });
});

test('a text that waits to be written is one problem, where it stands', async () => {
  expect(
    await formatOnlyProblem(withEdit(shell, ({ footer }) => (footer.tagline = '✎ Uma frase'))),
  ).toBe(
    'text/unwritten\npages-config/shell/pt.json:26:16 /footer/tagline\nEste texto ainda não foi escrito: "Uma frase".\nEscreva o texto da página no lugar deste exemplo e apague o sinal ✎. Até lá, o site não é publicado.',
  );
});

test.each([
  ['Hospitals: the app of your hospital', 'Hospitals'],
  ['✎ Hospitais | Vidanexo', 'Hospitais'],
  ['Santé : l’app', 'Santé'],
  ['Home-office care – for teams', 'Home-office care'],
  ['At 10:30, care for every team of your company', 'At 10:30, care for every team'],
  ['Otorrinolaringologistas-associados', 'Otorrinolaringologistas-associ'],
  ['', ''],
])('the title %j is %j for short', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test.each([
  ['/Clínicas Odontológicas/', 'clinicas-odontologicas'],
  ['Mercados/São Paulo', 'mercados/sao-paulo'],
  ['  a__b ', 'a-b'],
  ['!!', ''],
])('the route of %j is %j', (typed, route) => {
  expect(slugifyRoute(typed)).toBe(route);
  expect(routePattern.test(route)).toBe(route !== '');
});
