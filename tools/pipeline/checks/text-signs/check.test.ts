import { describe, expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { fixSite } from '../../../editing/fix-site.ts';
import { checkSite } from '../../check-site.ts';

const heading = (text: string) => withEdit(home, ({ sections }) => (sections[0].heading = text));
const lead = (text: string) => withEdit(home, ({ sections }) => (sections[0].lead = text));

const codesOf = async (files: ReturnType<typeof heading>) =>
  (await checkSite(siteFiles(files))).problems.map(({ code }) => code);

/** What `fix` makes of the one text, and what then remains; a promise that it declines is thrown. */
async function fixed(files: ReturnType<typeof heading>, key: 'heading' | 'lead') {
  const { problems } = await checkSite(siteFiles(files));
  expect(problems).toHaveLength(1);
  const { plan, remaining } = await fixSite(siteFiles(files));
  if (problems[0]?.edit === undefined) return undefined;
  expect(remaining).toEqual([]);
  return JSON.parse(String(plan.get(home))).sections[0][key];
}

it('is told at the very character', async () => {
  expect(await formatOnlyProblem(heading('Um "título" com <b>ênfase</b>'))).toMatchInlineSnapshot(`
    "text/html
    pages-config/pages/home/pt.json:14:37 /sections/0/heading
    Este texto tem <b>, que é HTML e apareceria assim na página.
    Escreva só as palavras. Onde o campo permite, use **negrito**, *itálico* e [link](/rota)."
  `);
  expect(await formatOnlyProblem(lead('Um texto _assim_'))).toMatchInlineSnapshot(`
    "text/unknown-markup
    pages-config/pages/home/pt.json:15:25 /sections/0/lead
    "_assim_" não é uma marcação que este texto aceita, e apareceria com os sinais.
    Aqui funcionam **negrito**, *itálico* e [palavras](/rota); nos parágrafos, nas respostas e nas cláusulas, também listas com "- " ou "1. " em cada linha. O sinal que abre também fecha; o asterisco de uma nota leva um espaço depois."
  `);
  expect(await formatOnlyProblem(heading('Um t\u00ADítulo \u202Ecom'))).toMatchInlineSnapshot(`
    "text/invisible-character
    pages-config/pages/home/pt.json:14:30 /sections/0/heading
    Este texto tem um caractere que ninguém vê (U+202E).
    Apague-o e digite de novo as letras ao redor. Ele costuma vir com textos colados de outro programa."
  `);
  expect(await formatOnlyProblem(heading('Veja *isto*'))).toMatchInlineSnapshot(`
    "text/markup
    pages-config/pages/home/pt.json:14:24 /sections/0/heading
    Este texto não aceita marcação, e "*isto*" apareceria com os sinais.
    Apague os sinais. Negrito, itálico e links funcionam nos parágrafos, nas respostas, nas cláusulas e nas frases abaixo dos títulos. O asterisco de uma nota leva um espaço depois."
  `);
});

describe('what only can be meant, is what fix writes', () => {
  it.each([
    ['Um <b>bom</b> dia', 'Um bom dia', 'Um **bom** dia'],
    ['Um<br>dia', 'Um dia', 'Um dia'],
    ['<p>Um <i>bom</i> dia</p>', 'Um bom dia', 'Um *bom* dia'],
    ['Fritz &amp; Filhos &eacute; aqui', 'Fritz & Filhos é aqui', 'Fritz & Filhos é aqui'],
    ['<a href="/about/us">Nós</a>', undefined, '[Nós](/about/us)'],
    ['<img src=x onerror=alert(1)>', undefined, undefined],
    ['&lt;script&gt;', undefined, undefined],
    ['Um \u200Bdia\uFEFF', 'Um dia', 'Um dia'],
    ['Um\u2028dia', 'Um dia', 'Um dia'],
    ['Um \u0007dia', 'Um dia', 'Um dia'],
    ['Um _bom_ dia', 'Um bom dia', 'Um *bom* dia'],
    ['Um __bom__ dia', 'Um bom dia', 'Um **bom** dia'],
    ['[Nós] (/about/us)', undefined, '[Nós](/about/us)'],
    ['![Nós](/about/us)', undefined, undefined],
    ['# Um dia', undefined, undefined],
    ['Um `dia`', undefined, undefined],
    ['Um ~dia~', undefined, undefined],
    ['[](/about/us)', undefined, undefined],
    ['  ', undefined, undefined],
    ['\u200B', undefined, undefined],
  ])('%j', async (text, inHeading, inLead) => {
    expect(await fixed(heading(text), 'heading')).toBe(inHeading);
    expect(await fixed(lead(text), 'lead')).toBe(inLead);
  });

  it.each([
    ['Um *bom* dia', 'Um bom dia'],
    ['Um **bom** dia', 'Um bom dia'],
    ['[Nós](/about/us)', undefined],
    ['- um\n- dois', undefined],
  ])('%j where no markup is', async (text, words) => {
    expect(await fixed(heading(text), 'heading')).toBe(words);
  });

  it('of several faults in one text, each is told, and each is mended', async () => {
    const files = heading('Um \u200B<b>bom</b> dia');
    expect(await codesOf(files)).toEqual(['text/html', 'text/invisible-character'].reverse());
    const { plan, remaining } = await fixSite(siteFiles(files));
    expect(remaining).toEqual([]);
    expect(JSON.parse(String(plan.get(home))).sections[0].heading).toBe('Um bom dia');
  });

  it('what can be mended is mended beside what cannot', async () => {
    const { remaining } = await fixSite(siteFiles(heading('Um \u200Bdia <img src=x>')));
    expect(remaining.map(({ code }) => code)).toEqual(['text/html']);
  });
});

it.each([
  'R$ 4* e R$ 5*',
  'Preço* e prazo** (veja abaixo*), só aqui*.',
  '5 * 3 e 5 *3',
  'amig*s e p***a',
  '* indicates required',
  '4*5*6 e 2 * 3 * 4',
  '* preço sujeito a alteração',
  '(*) e (*)',
  'snake_case_name e _',
  'd`água e d`ouro',
  '~5 a ~10',
  'a < b > c, <nome> & Cia; AT&T; &nada;',
  '#1 no Brasil',
  'C# e F#',
  'Nota [1] (ver abaixo)',
  '👩‍⚕️ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣',
  'שלום\u200F!',
  'می\u200Cخواهم',
  'Um\u00A0dia',
  '2024. Um ano bom',
  '- um traço',
  'x | y --- z',
])('%j is words', async (text) => {
  const told = [...(await codesOf(heading(text))), ...(await codesOf(lead(text)))];
  expect(told.filter((code) => code.startsWith('text/'))).toEqual([]);
});

it.each([
  ['Com **seu app, você cuida', 4],
  ['*Planos, aulas e mais', 0],
  ['**Conecte sua clínica', 0],
  ['Um (*bom dia', 4],
  ['O **"melhor dia', 2],
  ['Com **seu app ** hoje', 4],
  ['Com ***seu app hoje', 4],
])('bold or italics that never end: %j', async (text, index) => {
  for (const [files, code] of [
    [heading(text), 'text/markup'],
    [lead(text), 'text/unknown-markup'],
  ] as const) {
    const { problems } = await checkSite(siteFiles(files));
    const found = text.slice(index, index + 30);
    expect(problems.map((each) => [each.code, each.params.found])).toEqual([[code, found]]);
    expect(problems[0]?.edit).toBe(undefined);
  }
});

it('beside one that does end, or that is meant to show', async () => {
  const codes = async (text: string) =>
    (await checkSite(siteFiles(lead(text)))).problems.map(({ params }) => params.found);
  expect(await codes('Um **bom** dia e **uma noite')).toEqual(['**uma noite']);
  expect(await codes('\\*Planos e **mais**')).toEqual([]);
});

it('in the header too', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(shell, ({ header }) => (header.menus[0].label = 'Mais&nbsp;')),
    ),
  ).toMatch(/^text\/html\npages-config\/shell\/pt.json:\d+:\d+ \/header\/menus\/0\/label\n/);
});
