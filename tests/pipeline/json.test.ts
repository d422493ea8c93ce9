import { expect, it } from 'vitest';
import { testPage } from '../site.ts';
import { formatOnlyProblem, home } from './format-only-problem.ts';

const text = JSON.stringify(testPage('pt', 'home'), null, 2);
const written = (from: string | RegExp, to: string) => ({ [home]: text.replace(from, to) });

it('a comma too many', async () => {
  expect(await formatOnlyProblem(written(/\n\}$/, ',\n}'))).toMatchInlineSnapshot(`
    "json/trailing-comma
    pages-config/pages/home/pt.json:29:4
    Há uma vírgula sobrando depois do último item.
    Apague esta vírgula."
  `);
});

it('a comma too few', async () => {
  expect(
    await formatOnlyProblem(written('"title": "home (pt)",', '"title": "home (pt)"')),
  ).toMatchInlineSnapshot(`
    "json/missing-comma
    pages-config/pages/home/pt.json:2:23
    Falta uma vírgula aqui.
    Ponha uma vírgula no fim deste item, antes do próximo."
  `);
});

it('a colon too few', async () => {
  expect(await formatOnlyProblem(written('"title":', '"title"'))).toMatchInlineSnapshot(`
    "json/missing-colon
    pages-config/pages/home/pt.json:2:10
    Faltam dois-pontos (:) entre o nome do campo e o valor.
    Escreva os dois-pontos depois do nome, assim: "title": "Meu título"."
  `);
});

it('a comment', async () => {
  expect(
    await formatOnlyProblem(written('"title"', '// the title\n  "title"')),
  ).toMatchInlineSnapshot(`
    "json/comment
    pages-config/pages/home/pt.json:2:3
    Há um comentário aqui, e este tipo de arquivo não aceita comentários.
    Apague o comentário, do // ou /* até o fim dele."
  `);
});

it('the same key twice', async () => {
  expect(
    await formatOnlyProblem(written('"title"', '"title": "Home",\n  "title"')),
  ).toMatchInlineSnapshot(`
    "json/duplicate-key
    pages-config/pages/home/pt.json:3:3 /title
    O campo "title" aparece duas vezes no mesmo grupo.
    Fique com um dos dois e apague o outro."
  `);
});

it('single quotes', async () => {
  expect(await formatOnlyProblem(written('"A lead."', "'A lead.'"))).toMatchInlineSnapshot(`
    "json/quotes
    pages-config/pages/home/pt.json:15:15
    Aqui há ', onde só valem aspas duplas retas (").
    Troque-o por " no começo e no fim do texto."
  `);
});

it('curly quotes', async () => {
  expect(await formatOnlyProblem(written('"A lead."', '“A lead.”'))).toMatchInlineSnapshot(`
    "json/quotes
    pages-config/pages/home/pt.json:15:15
    Aqui há “, onde só valem aspas duplas retas (").
    Troque-o por " no começo e no fim do texto."
  `);
});

it('a text that is not closed', async () => {
  expect(await formatOnlyProblem(written('"A lead."', '"A lead.'))).toMatchInlineSnapshot(`
    "json/open-text
    pages-config/pages/home/pt.json:15:15
    Este texto abre aspas e não fecha na mesma linha.
    Feche o texto com aspas retas ("). Para quebrar a linha dentro do texto, escreva \\n em vez de apertar Enter."
  `);
});

it('a tab in a text', async () => {
  expect(await formatOnlyProblem(written('A lead.', 'A\tlead.'))).toMatchInlineSnapshot(`
    "json/invisible-character
    pages-config/pages/home/pt.json:15:17
    Há aqui um caractere invisível que não pode ficar neste lugar, como uma tabulação ou um espaço especial.
    Apague-o e digite um espaço comum. Acontece muito em textos colados de outro programa."
  `);
});

it('a special space between values', async () => {
  expect(await formatOnlyProblem(written('"title"', '\u00a0"title"'))).toMatchInlineSnapshot(`
    "json/invisible-character
    pages-config/pages/home/pt.json:2:3
    Há aqui um caractere invisível que não pode ficar neste lugar, como uma tabulação ou um espaço especial.
    Apague-o e digite um espaço comum. Acontece muito em textos colados de outro programa."
  `);
});

it('a backslash', async () => {
  expect(await formatOnlyProblem(written('A lead.', 'A \\lead.'))).toMatchInlineSnapshot(`
    "json/escape
    pages-config/pages/home/pt.json:15:19
    Depois de uma barra invertida (\\) há um símbolo que não combina com ela.
    Para escrever a própria barra, use duas (\\\\). Para aspas dentro do texto, use \\". Para quebrar a linha, use \\n."
  `);
});

it('a brace that is not closed', async () => {
  expect(
    await formatOnlyProblem(written('"form": "contact"\n    }', '"form": "contact"')),
  ).toMatchInlineSnapshot(`
    "json/unclosed
    pages-config/pages/home/pt.json:27:24
    Falta fechar com } antes do ] que vem a seguir.
    Escreva } aqui. Todo grupo aberto com uma chave fecha com uma chave, e toda lista aberta com um colchete fecha com um colchete."
  `);
});

it('a word without quotes', async () => {
  expect(await formatOnlyProblem(written('"home (pt)"', 'True'))).toMatchInlineSnapshot(`
    "json/syntax
    pages-config/pages/home/pt.json:2:12
    Não dá para entender True neste lugar.
    Olhe também logo antes deste ponto. Talvez falte abrir ou fechar aspas, haja um sinal a mais, ou true, false e null estejam com maiúscula."
  `);
});

it('a file that ends too early', async () => {
  expect(
    await formatOnlyProblem({ [home]: text.slice(0, text.indexOf('"sections"')) }),
  ).toMatchInlineSnapshot(`
    "json/unfinished
    pages-config/pages/home/pt.json:9:5
    O arquivo acaba antes da hora: algo ficou aberto.
    Feche o que falta com } ou ], na ordem inversa em que foi aberto. Se o arquivo foi colado, veja se veio inteiro."
  `);
});
