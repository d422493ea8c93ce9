import { expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { testPage } from '../../../../tests/site.ts';

it('a text that lacks a language', async () => {
  expect(
    await formatOnlyProblem(withEdit(form, ({ submit }) => delete submit.en)),
  ).toMatchInlineSnapshot(`
    "language/missing-text
    pages-config/forms/contact.json:18:13 /submit
    Falta este texto na língua "en".
    Acrescente "en" com a tradução. O texto precisa existir em todas as línguas do site: pt, en."
  `);
});

it('a text in a language that the site lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(form, ({ submit }) => (submit.fr = 'Envoyer'))),
  ).toMatchInlineSnapshot(`
    "language/unknown
    pages-config/forms/contact.json:21:5 /submit/fr
    "fr" não é uma língua deste site.
    As línguas do site são: pt, en. Apague esta ou corrija o código."
  `);
});

it('a text whose language is misspelt', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(form, (value) => (value.submit = { pt: 'Enviar', ne: 'Send' })),
    ),
  ).toMatchInlineSnapshot(`
    "language/unknown
    pages-config/forms/contact.json:20:5 /submit/ne
    "ne" não é uma língua deste site.
    Você quis dizer "en"? As línguas do site são: pt, en."
  `);
});

it('a page that is missing in a language that the site lacks', async () => {
  expect(
    await formatOnlyProblem({ [home]: testPage('pt', 'home', { missingIn: ['fr'] }) }),
  ).toMatchInlineSnapshot(`
    "language/unknown
    pages-config/pages/home/pt.json:31:5 /missingIn/0
    "fr" não é uma língua deste site.
    As línguas do site são: pt, en. Apague esta ou corrija o código."
  `);
});
