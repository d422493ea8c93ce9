import { expect, it } from 'vitest';
import { decodeFiles } from '../../tools/cli/format-problems.ts';
import { problemCodes } from '../../tools/model/problem-texts.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { breadcrumbOf } from '../../tools/report/breadcrumb.ts';
import { readProblemExample } from '../../tools/report/problem-examples.ts';
import { siteWithExamples } from './example-site.ts';

/** Where the problems of a code's example are, in a language's words. */
async function placesOf(code: string, language: 'pt' | 'en' | 'es' = 'pt'): Promise<string[]> {
  const { around = {}, bad } = readProblemExample(code);
  const { files } = siteWithExamples(around, bad);
  const texts = decodeFiles(files);
  return (await checkSite(files)).problems.map((problem) =>
    breadcrumbOf(problem, texts.get(problem.file) ?? '', language),
  );
}

const whereOf = async (...of: Parameters<typeof placesOf>) => (await placesOf(...of)).join('\n');

const text = `{
  "title": "x",
  "sections": [
    { "type": "hero", "id": "hero", "heading": "@home.title" },
    { "type": "accordion", "id": "faq", "heading": "Perguntas que chegam quase todos os dias ao nosso balcão", "items": [{}, { "heading": "E se chover?", "links": [{ "label": "Ver" }] }] }
  ]
}`;
const where = (
  file: string,
  pointer: string,
  content = text,
  language: 'pt' | 'en' | 'es' = 'pt',
) =>
  breadcrumbOf(
    { code: 'schema/type', severity: 'error', file, line: 1, column: 1, pointer, params: {} },
    content,
    language,
  );
const page = 'pages-config/pages/clinics/new/pt.json';

it('the page, its language, the section by its number and heading, and the item', () => {
  expect(where(page, '/title')).toBe('página /clinics/new, português · Título da página (title)');
  expect(where(page, '/sections/0/lead')).toBe(
    'página /clinics/new, português · seção 1 "hero" · Frase de abertura (lead)',
  );
  expect(where(page, '/sections/1/items/1/text')).toBe(
    'página /clinics/new, português · seção 2 "Perguntas que chegam quase todos os dia…" · item 2 · Texto (text)',
  );
  expect(where(page, '/sections/0/mockup/tiles/1/value')).toBe(
    'página /clinics/new, português · seção 1 "hero" · Tela do produto · linha 2 da tela · Valor (value)',
  );
  expect(where(page, '/sections/0/actions/1/to', text, 'en')).toBe(
    'page /clinics/new, Portuguese · section 1 "hero" · button 2 · Destination (to)',
  );
  expect(where(page, '/sections/0/headng')).toBe('página /clinics/new, português · seção 1 "hero"');
  expect(where(page, '/sections/1/items/1/links/0/to')).toBe(
    'página /clinics/new, português · seção 2 "Perguntas que chegam quase todos os dia…" · item 2 · link 1',
  );
  expect(where('pages-config/pages/home/en.json', '/sections/7', text, 'en')).toBe(
    'page /, English · section 8',
  );
  expect(where('pages-config/pages/home/es.json', '/sections/1/id', text, 'es')).toMatch(
    /^página \/, español · sección 2 "Perguntas/,
  );
});

it('the other files of a site', () => {
  expect(
    where('pages-config/site.json', '/languages/1', '{"languages":[{},{"name":"English"}]}'),
  ).toBe('configurações do site · língua 2 "English"');
  expect(
    where(
      'pages-config/shell/en.json',
      '/header/menus/0/items/1',
      '{"header":{"menus":[{"label":"Soluções","items":[]}]}}',
    ),
  ).toBe('cabeçalho, inglês · menu 1 "Soluções" · item 2');
  expect(
    where(
      'pages-config/shell/en.json',
      '/footer/legal/0',
      '{"footer":{"legal":[{"label":"Termos"}]}}',
    ),
  ).toBe('rodapé, inglês · link legal 1 "Termos"');
  expect(where('translations/es.json', '/common/close', '{"common":{"close":"x"}}')).toBe(
    'textos da interface, espanhol · Botão de fechar (common.close)',
  );
  expect(where('translations/es.json', '/common/clsoe', '{"common":{"clsoe":"x"}}')).toBe(
    'textos da interface, espanhol · texto "common.clsoe"',
  );
  expect(where('pages-config/site.json', '/brand/taxId', '{}', 'es')).toMatch(
    / · Marca · Registro de la empresa \(taxId\)$/,
  );
  expect(
    where(
      'pages-config/forms/contact.json',
      '/fields/0/kind',
      '{"fields":[{"name":"EMAIL","label":{"pt":"E-mail"}}]}',
    ),
  ).toBe('formulário "contact" · campo 1 "E-mail" · Tipo (kind)');
  expect(where('notes.txt', '/x', '{}')).toBe('');
});

it('a file that cannot be read is told of as far as it can be', async () => {
  expect(await whereOf('json/missing-comma')).toMatchInlineSnapshot(
    `"formulário "contact" · Botão de enviar (submit)"`,
  );
  expect(await whereOf('json/comment', 'en')).toMatchInlineSnapshot(`"form "contact""`);
  expect(await whereOf('json/empty', 'es')).toMatchInlineSnapshot(`"formulario "contact""`);
  expect(await whereOf('json/too-large')).toMatchInlineSnapshot(`"formulário "contact""`);
});

it('every problem of the check that is in a file which people write says where it is', async () => {
  const places: [string, string[]][] = [];
  for (const code of problemCodes()) places.push([code, await placesOf(code)]);
  const told = places.filter(([, all]) => all.length > 0);
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(([, all]) => all.join('') === '').map(([code]) => code)).toEqual([
    // Files of the public folder are drawn or filmed, and are no part of a page.
    'file/odd-name',
    'file/symbolic-link',
    'file/taken-name',
    'file/too-large',
    'picture/foreign-reference',
    'picture/name',
    'picture/script',
    'site/unknown-file',
  ]);
});
