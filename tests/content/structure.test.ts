import { describe, expect, test } from 'vitest';
import { languages, message, pageAt, routes, words } from '../shipped-site.ts';

/** The shipped site has the pages, sections and buttons that the specification asks for. */

/** The route table of the specification, section 2. */
const specified = [
  '/',
  '/clinicas',
  '/tecnologia',
  '/funcionalidades',
  '/telemedicina',
  '/programas-de-cuidado',
  '/inteligencia-artificial',
  '/visao-360/indicadores',
  '/operadoras',
  '/operadoras/operadoras-saude',
  '/operadoras/cartoes-beneficios',
  '/academias',
  '/corporativo',
  '/industria-farmaceutica',
  '/privacidade',
  '/termos',
  '/seguranca/lgpd',
  '/seguranca/hipaa',
  '/seguranca/gdpr',
  '/seguranca/arquitetura',
];

test('the site has the twenty routes of the specification', () => {
  expect(routes).toEqual([...specified].sort());
});

/** How many of a thing a section has, by the specification, in every language. */
const counted: [route: string, id: string, list: string, count: number][] = [
  ['/', 'stats', 'items', 3],
  ['/', 'super-app-section', 'items', 6],
  ['/', 'care-programs', 'items', 3],
  ['/clinicas', 'statistic', 'items', 1],
  ['/clinicas', 'benefits', 'items', 4],
  ['/clinicas', 'technology', 'points', 5],
  ['/clinicas', 'faq', 'items', 5],
  ['/corporativo', 'features', 'items', 5],
  ['/tecnologia', 'vital-signs', 'points', 6],
  ['/tecnologia', 'technologies', 'items', 6],
  ['/funcionalidades', 'features', 'items', 9],
  ['/telemedicina', 'benefits', 'items', 6],
  ['/telemedicina', 'summary', 'points', 3],
  ['/inteligencia-artificial', 'areas', 'items', 4],
  ['/visao-360/indicadores', 'indicators', 'points', 4],
  ['/visao-360/indicadores', 'security', 'points', 3],
  ['/programas-de-cuidado', 'create-adapt-sell', 'items', 3],
  ['/privacidade', 'policy', 'items', 7],
  ['/termos', 'terms', 'items', 6],
];

const sectionOf = (route: string, id: string, language: (typeof languages)[number]) =>
  pageAt(route, language).json.sections.find((section) => section.id === id);

test.each(counted)('on %s, #%s has as many %s as the specification counts: %i', (...row) => {
  const [route, id, list, count] = row;
  for (const language of languages)
    expect(sectionOf(route, id, language)?.[list], language).toHaveLength(count);
});

test('each area of artificial intelligence has a challenge, a solution and a benefit', () => {
  for (const language of languages)
    for (const area of sectionOf('/inteligencia-artificial', 'areas', language)?.items ?? [])
      expect(area).toMatchObject({
        challenge: expect.any(String),
        solution: expect.any(String),
        benefits: expect.arrayContaining([expect.any(String)]),
      });
});

describe.each(languages)('in %s', (language) => {
  test.each([
    ['/', 'contact-section', 'super-app-section'],
    ['/clinicas', 'contact-section', 'transform-section'],
    ['/academias', 'contact-section', 'intro'],
    ['/corporativo', 'contact-section', 'wellbeing-section'],
    ['/industria-farmaceutica', 'contact-section', 'benefits-section'],
  ])('the buttons of the opening section of %s lead to #%s and #%s', (route, start, more) => {
    const { sections } = pageAt(route, language).json;
    const buttons = (sections[0]!.actions as { label: string; to: string }[]).map((action) => [
      words(language, action.label),
      action.to,
    ]);
    expect(buttons).toEqual([
      [message(language, 'common.startNow'), `#${start}`],
      [message(language, 'common.learnMore'), `#${more}`],
    ]);
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining([start, more]));
  });

  test('the cards of the super app lead where the specification says', () => {
    const cards = sectionOf('/', 'super-app-section', language)?.items;
    expect(cards.map(({ link }: { link: object }) => link)).toEqual(
      [
        '/telemedicina',
        '/programas-de-cuidado',
        '/visao-360/indicadores',
        '/visao-360/indicadores',
        '/tecnologia',
        '/inteligencia-artificial',
      ].map((to) => expect.objectContaining({ to, label: '@common.learnMore' })),
    );
  });
});
