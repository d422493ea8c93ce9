import { expect, it } from 'vitest';
import { testPage } from '../site.ts';
import { formatOnlyProblem, home } from './format-only-problem.ts';

const text = JSON.stringify(testPage('pt', 'home'), null, 2);

it('an empty file', async () => {
  expect(await formatOnlyProblem({ [home]: ' \n' })).toMatchInlineSnapshot(`
    "json/empty
    pages-config/pages/home/pt.json:1:1
    O arquivo está vazio.
    Copie o conteúdo de um arquivo parecido e troque os textos, ou apague o arquivo se ele não é usado."
  `);
});

it('a byte order mark', async () => {
  expect(await formatOnlyProblem({ [home]: `\uFEFF${text}` })).toMatchInlineSnapshot(`
    "json/byte-order-mark
    pages-config/pages/home/pt.json:1:1
    O arquivo começa com uma marca invisível (BOM), que alguns programas gravam sozinhos.
    Salve o arquivo de novo como "UTF-8", sem BOM."
  `);
});

it('another encoding than UTF-8', async () => {
  expect(
    await formatOnlyProblem({ [home]: Buffer.from(text.replace('A lead.', 'Saúde'), 'latin1') }),
  ).toMatchInlineSnapshot(`
    "json/encoding
    pages-config/pages/home/pt.json:15:18
    O arquivo não está gravado em UTF-8: a partir daqui há letras que não podem ser lidas.
    Não salve ainda: os acentos se perderiam. No VS Code, clique em "UTF-8" no pé da janela, escolha "Reabrir com codificação" › "Western (Windows 1252)", confira os acentos e só então "Salvar com codificação" › "UTF-8"."
  `);
});

it('half a character', async () => {
  expect(
    await formatOnlyProblem({ [home]: text.replace('A lead.', 'A \\ud83d lead.') }),
  ).toMatchInlineSnapshot(`
    "json/half-character
    pages-config/pages/home/pt.json:15:15 /sections/0/lead
    Este texto tem um símbolo cortado ao meio, talvez um emoji colado pela metade.
    Apague o símbolo e digite-o de novo."
  `);
});

it('a number beyond range', async () => {
  expect(
    await formatOnlyProblem({ [home]: text.replace('{', '{\n  "accent": 1e999,') }),
  ).toMatchInlineSnapshot(`
    "json/number
    pages-config/pages/home/pt.json:2:13 /accent
    Este número é grande demais.
    Escreva um número menor, sem a letra "e"."
  `);
});

it('lists within lists, a hundred thousand deep', async () => {
  expect(await formatOnlyProblem({ [home]: '['.repeat(100_000) })).toMatchInlineSnapshot(`
    "json/too-deep
    pages-config/pages/home/pt.json:1:65
    Há grupos e listas demais, um dentro do outro: passam de 64.
    Feche as chaves e os colchetes que ficaram abertos antes deste ponto."
  `);
});

it('groups within groups, a hundred thousand deep', async () => {
  expect(
    await formatOnlyProblem({ [home]: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` }),
  ).toMatchInlineSnapshot(`
    "json/too-deep
    pages-config/pages/home/pt.json:1:321
    Há grupos e listas demais, um dentro do outro: passam de 64.
    Feche as chaves e os colchetes que ficaram abertos antes deste ponto."
  `);
});

it('more than 1 MiB', async () => {
  expect(
    await formatOnlyProblem({ [home]: text + ' '.repeat(1024 * 1024) }),
  ).toMatchInlineSnapshot(`
    "json/too-large
    pages-config/pages/home/pt.json:1:1
    O arquivo tem 1025 kB, e o máximo é 1024 kB.
    Imagens e vídeos ficam na pasta public; aqui vai só o endereço deles. Textos muito longos podem virar outra página."
  `);
});

it('a page that is no group of fields', async () => {
  expect(await formatOnlyProblem({ [home]: 'null' })).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:1:1
    Aqui deveria haver um grupo de campos, mas está escrito null, que é um valor vazio.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a hostile file of 1 MiB is read within seconds', async () => {
  expect(await formatOnlyProblem({ [home]: `"${'\\"'.repeat(500_000)}` })).toMatchInlineSnapshot(`
    "json/open-text
    pages-config/pages/home/pt.json:1:1
    Este texto abre aspas e não fecha na mesma linha.
    Feche o texto com aspas retas ("). Para quebrar a linha dentro do texto, escreva \\n em vez de apertar Enter."
  `);
  const twice = `{${'"a":1,'.repeat(150_000)}"a":1}`;
  await expect(formatOnlyProblem({ [home]: twice })).rejects.toThrow('length');
}, 60_000);
