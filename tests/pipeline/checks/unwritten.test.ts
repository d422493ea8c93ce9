import { expect, it } from 'vitest';
import { inspect } from '../../../tools/pipeline/inspect.ts';
import { siteFiles } from '../../site.ts';
import { edited, home, homeEn, shell, theProblem } from '../the-problem.ts';

it('a text that waits to be written', () => {
  expect(
    theProblem(edited(home, ({ sections }) => (sections[0].lead = '✎ Uma frase sobre a página.'))),
  ).toMatchInlineSnapshot(`
    "text/unwritten
    pages-config/pages/home/pt.json:15:15 /sections/0/lead
    Este texto ainda não foi escrito: "Uma frase sobre a página.".
    Escreva o texto da página no lugar deste exemplo e apague o sinal ✎. Sem isso o site não é montado."
  `);
});

it('in the header too', () => {
  expect(theProblem(edited(shell, ({ header }) => (header.menus[0].label = '✎ Menu')))).toMatch(
    /^text\/unwritten\npages-config\/shell\/pt.json:\d+:\d+ \/header\/menus\/0\/label\n/,
  );
});

it('a draft may wait, in every language; a mark inside a text is a text', () => {
  const draft = {
    ...edited(home, (value) => Object.assign(value, { status: 'draft', title: '✎ Título' })),
    ...edited(homeEn, (value) => (value.title = '✎ Title')),
  };
  expect(inspect(siteFiles(draft)).problems.map(({ code }) => code)).not.toContain(
    'text/unwritten',
  );
  expect(
    inspect(siteFiles(edited(home, ({ sections }) => (sections[0].lead = 'Escreva ✎ aqui'))))
      .problems,
  ).toEqual([]);
});
