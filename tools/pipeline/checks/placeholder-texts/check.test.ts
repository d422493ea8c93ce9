import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

it('a text that waits to be written', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].lead = '✎ Uma frase sobre a página.')),
    ),
  ).toMatchInlineSnapshot(`
    "text/unwritten
    pages-config/pages/home/pt.json:15:15 /sections/0/lead
    Este texto ainda não foi escrito: "Uma frase sobre a página.".
    Escreva o texto da página no lugar deste exemplo e apague o sinal ✎. Até lá, o site não é publicado."
  `);
});

it('in the header too', async () => {
  expect(
    await formatOnlyProblem(withEdit(shell, ({ header }) => (header.menus[0].label = '✎ Menu'))),
  ).toMatch(/^text\/unwritten\npages-config\/shell\/pt.json:\d+:\d+ \/header\/menus\/0\/label\n/);
});

it('a draft may wait, in every language; a mark inside a text is a text', async () => {
  const draft = {
    ...withEdit(home, (value) => Object.assign(value, { status: 'draft', title: '✎ Título' })),
    ...withEdit(homeEn, (value) => (value.title = '✎ Title')),
  };
  expect((await checkSite(siteFiles(draft))).problems.map(({ code }) => code)).not.toContain(
    'text/unwritten',
  );
  expect(
    (
      await checkSite(
        siteFiles(withEdit(home, ({ sections }) => (sections[0].lead = 'Escreva ✎ aqui'))),
      )
    ).problems,
  ).toEqual([]);
});
