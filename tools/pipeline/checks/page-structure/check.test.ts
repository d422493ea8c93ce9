import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { testPage } from '../../../../tests/site.ts';

it('a section that a version lacks, though links lead there', async () => {
  expect(
    await formatOnlyProblem(withEdit(homeEn, ({ sections }) => sections.pop())),
  ).toMatchInlineSnapshot(`
    "page/section-missing
    pages-config/pages/home/en.json:10:15 /sections
    Falta nesta página a seção "contact-section", que existe nas outras línguas.
    Copie a seção "contact-section" de pages-config/pages/home/pt.json, ponha-a como a 2ª da lista "sections" e traduza os textos. Para tirá-la de todas as línguas: npm run remove -- section /#contact-section"
  `);
});

it('a section that the main version lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => sections.pop())),
  ).toMatchInlineSnapshot(`
    "page/section-extra
    pages-config/pages/home/en.json:25:13 /sections/1/id
    A seção "contact-section" só existe nesta língua da página; em pages-config/pages/home/pt.json não há nenhuma com esse id.
    Acrescente a mesma seção nas outras línguas, ou apague-a aqui: as seções são as mesmas em todas."
  `);
});

it('a section with another id', async () => {
  expect(
    await formatOnlyProblem(withEdit(homeEn, ({ sections }) => (sections[1].id = 'contact'))),
  ).toMatchInlineSnapshot(`
    "page/section-extra
    pages-config/pages/home/en.json:25:13 /sections/1/id
    A seção "contact" só existe nesta língua da página; em pages-config/pages/home/pt.json não há nenhuma com esse id.
    Você quis dizer "contact-section"? O id de uma seção é o mesmo em todas as línguas."
  `);
});

it('a section of another type', async () => {
  const { sections } = testPage('en', 'home');
  expect(
    await formatOnlyProblem({
      [homeEn]: testPage('en', 'home', {
        sections: [{ type: 'notice', id: 'hero', heading: 'A notice' }, sections[1]],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "page/section-type
    pages-config/pages/home/en.json:12:15 /sections/0/type
    A seção "hero" é do tipo "notice" aqui e do tipo "hero" em pages-config/pages/home/pt.json.
    Use "hero" nas duas, ou mude o tipo nas duas."
  `);
});

it('another order', async () => {
  expect(
    await formatOnlyProblem(withEdit(homeEn, ({ sections }) => sections.reverse())),
  ).toMatchInlineSnapshot(`
    "page/section-order
    pages-config/pages/home/en.json:11:5 /sections/0
    As seções estão em outra ordem: aqui vem "contact-section", e em pages-config/pages/home/pt.json vem "hero".
    Ponha as seções na mesma ordem em todas as línguas. Para mudar uma de lugar em todas de uma vez: npm run order -- / id --after outro-id"
  `);
});
