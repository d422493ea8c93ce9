import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../src/generated/types.ts';
import { flattenMessages } from '../../tools/model/messages.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import type { Site } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { figuresIn } from '../../tools/pipeline/compare/figures.ts';
import { load } from '../../tools/pipeline/load/load.ts';

let site: Site;
beforeAll(async () => {
  site = (await checkSite(await load(projectRoot))).site!;
});

/** Values that are addresses or names for machines, not words for readers. */
const unread = new Set([
  'id',
  'type',
  'src',
  'to',
  'href',
  'embedUrl',
  'watchUrl',
  'address',
  // A telephone tells the time as its language does.
  'clock',
  'icon',
  'art',
  'form',
  'ground',
  'tone',
  'look',
  'layout',
]);

/** The words of a value, messages in place of their names. */
function words(value: unknown, messages: ReadonlyMap<string, string>): string[] {
  if (typeof value === 'string') return [messages.get(value.slice(1)) ?? value];
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? [String(value)] : [];
  return Object.entries(value).flatMap(([key, each]) =>
    unread.has(key) ? [] : words(each, messages),
  );
}

/** The figures of some texts together, sorted. */
const figures = (texts: string[]): string[] => texts.flatMap(figuresIn).sort();

const versionsOf = (route: string) =>
  site.pages
    .filter((page) => page.route === route)
    .map(({ language, source }) => ({
      language,
      page: source.value,
      messages: flattenMessages(site.messages.get(language)!.value),
    }));

/** A page's sections, and what its head says. */
const partsOf = ({ title, description, sections }: Page) => [
  { id: 'head', title, description },
  ...sections,
];

test('figures are read whatever their separators', () => {
  expect(figures(['1.000 e 2,5', 'US$ 4 per US$ 1', '20 May 2025'])).toEqual([
    '1',
    '1000',
    '2.5',
    '20',
    '2025',
    '4',
  ]);
  expect(figures(['1,000 and 2.5'])).toEqual(figures(['1.000 e 2,5']));
});

test('every page says the same figures in every language, section by section', () => {
  const main = site.config.value.languages[0]!.code;
  const differing = [...new Set(site.pages.map(({ route }) => route))].flatMap((route) => {
    const versions = versionsOf(route);
    const model = versions.find(({ language }) => language === main)!;
    return versions.flatMap(({ language, page, messages }) =>
      partsOf(page).flatMap((part, index) => {
        const own = figures(words(part, messages)).join(' ');
        const expected = figures(words(partsOf(model.page)[index], model.messages)).join(' ');
        return own === expected
          ? []
          : [`${route}/${language} #${part.id}: ${own} instead of ${expected}`];
      }),
    );
  });
  expect(site.pages.length).toBeGreaterThanOrEqual(60);
  expect(differing).toEqual([]);
});

test('interface texts say the same figures in every language', () => {
  const [model, ...others] = [...site.messages.values()].map(({ value }) => flattenMessages(value));
  for (const texts of others)
    for (const [key, text] of texts)
      expect(figures([text]), key).toEqual(figures([model!.get(key)!]));
});

const headlines: [route: string, language: string, heading: string][] = [
  ['clinicas', 'pt', 'Sua Clínica, com seu próprio App.'],
  ['academias', 'pt', 'Conecte sua academia ao futuro da saúde.'],
  ['operadoras/operadoras-saude', 'pt', 'Prevenção inteligente, com engajamento real'],
  [
    'operadoras/cartoes-beneficios',
    'pt',
    'Saúde Digital para Cartões de Benefícios e Hubs de Serviços',
  ],
  ['programas-de-cuidado', 'pt', 'Monte seu próprio programa de cuidado'],
  [
    'inteligencia-artificial',
    'pt',
    'Impulsionando resultados em saúde com inteligência artificial.',
  ],
  ['funcionalidades', 'pt', 'Funcionalidades'],
  ['operadoras', 'pt', 'Página de Operadoras em construção'],
  ['operadoras', 'en', 'Operators page under construction'],
  ['operadoras', 'es', 'Página de Operadores en construcción'],
];

test.each(headlines)('%s in %s opens as the specification says: %s', (route, language, heading) => {
  const { page, messages } = versionsOf(route).find((version) => version.language === language)!;
  const opening = page.sections[0] as { heading: string };
  expect(messages.get(opening.heading.slice(1)) ?? opening.heading).toBe(heading);
});

/** Specification, section 9. */
describe('figures that the specification gives', () => {
  test.each([
    ['home', ['78', '89', '92']],
    ['clinicas', ['13', '500']],
    ['corporativo', ['4', '1', '99', '40', '32']],
    ['operadoras/operadoras-saude', ['85']],
    ['privacidade', ['20', '2025']],
    ['termos', ['18', '20', '2025']],
  ])('%s says %s in every language', (route, expected) => {
    for (const { page, messages } of versionsOf(route))
      expect(figures(words(page.sections, messages))).toEqual(expect.arrayContaining(expected));
  });
});
