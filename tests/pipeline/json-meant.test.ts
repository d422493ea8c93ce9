import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles } from '../site.ts';
import { formatOnlyProblem, home } from './format-only-problem.ts';

const text = (value: string, key = '"title"') => `{\n  ${key}: ${value},\n  "sections": []\n}\n`;

/**
 * What `npm run fix` makes of a text in the place of a page; undefined where it leaves it to the
 * person.
 */
async function mended(broken: string): Promise<string | undefined> {
  const { problems } = await checkSite(siteFiles({ [home]: broken }));
  expect(problems).toHaveLength(1);
  return problems[0]!.edit && applyEdits(broken, [problems[0]!.edit]);
}

it.each([
  ['0,5', '0.5'],
  ['-1,25', '-1.25'],
  ['.5', '0.5'],
  ['+5', '5'],
  ['5.', '5'],
  ['−5', '-5'],
])('the number %s is meant as %s', async (typed, meant) => {
  expect(await mended(text(typed))).toBe(text(meant));
});

it.each(['05', '011', '10px', '50%', '0x1F', '1.000.000', '1e', '1_000'])(
  'of the number %s only a person knows what is meant',
  async (typed) => {
    expect(await mended(text(typed))).toBeUndefined();
    expect(await mended(`[${typed}]`)).toBeUndefined();
  },
);

it('in a list a comma parts two numbers', async () => {
  expect(await mended('{"a": [1,5 2]}')).toBe('{"a": [1,5, 2]}');
});

it.each([
  ['title', '"title"'],
  ['título', '"título"'],
])('the name %s gets its quotes', async (typed, meant) => {
  expect(await mended(text('"Home"', typed))).toBe(text('"Home"', meant));
});

it('other signs that part and join', async () => {
  expect(await mended('{\n  "a": true;\n  "b": 1\n}')).toBe('{\n  "a": true,\n  "b": 1\n}');
  expect(await mended('{\n  "a" = 1\n}')).toBe('{\n  "a" : 1\n}');
});

it('a number with a comma, in words', async () => {
  expect(await formatOnlyProblem({ [home]: text('0,5') })).toMatchInlineSnapshot(`
    "json/number-form
    pages-config/pages/home/pt.json:2:12
    0,5 não é um número na forma que este arquivo entende.
    Escreva só algarismos, com ponto nas decimais: 12 ou 0.5. Nada de vírgula, zero na frente, sinal de + ou unidade. Se é um texto, como um telefone, coloque-o entre aspas."
  `);
});

it('marks of two versions, in words', async () => {
  expect(
    await formatOnlyProblem({
      [home]: '{\n<<<<<<< HEAD\n  "title": "A"\n=======\n  "title": "B"\n>>>>>>> ana\n}',
    }),
  ).toMatchInlineSnapshot(`
    "json/conflict
    pages-config/pages/home/pt.json:2:1
    Duas pessoas mudaram este trecho, e as duas versões ficaram no arquivo, separadas por marcas como <<<<<<<.
    Escolha qual versão fica e apague a outra, junto com as três linhas de marcas: <<<<<<<, ======= e >>>>>>>."
  `);
});

it('something after the end, in words', async () => {
  expect(
    await formatOnlyProblem({ [home]: '{\n  "title": "A"\n}\n{\n  "title": "A"\n}' }),
  ).toMatchInlineSnapshot(`
    "json/after-end
    pages-config/pages/home/pt.json:4:1
    O conteúdo do arquivo já terminou antes daqui, e depois dele ainda há {.
    Apague o que vem depois da última chave. Se o conteúdo foi colado duas vezes, fique com um só."
  `);
});

it('several missing fields, in words', async () => {
  expect(await formatOnlyProblem({ [home]: '{ "title": "Home" }' })).toMatchInlineSnapshot(`
    "schema/missing-keys
    pages-config/pages/home/pt.json:1:1
    Faltam neste grupo campos que ele precisa ter: description, sections.
    Escreva-os entre as chaves do grupo. Se ele não devia ter esses campos, confira se está no lugar certo."
  `);
});
