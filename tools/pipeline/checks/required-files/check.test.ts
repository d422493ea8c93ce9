import { expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  home,
  homeEn,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

it('a page that lacks a language', async () => {
  expect(await formatOnlyProblem({ [homeEn]: undefined })).toMatchInlineSnapshot(`
    "page/missing-language
    pages-config/pages/home/pt.json:1:1
    A página "home" não existe na língua "en".
    Crie pages-config/pages/home/en.json, com as mesmas seções e os textos traduzidos. Se a tradução ainda vai demorar, escreva "missingIn": ["en"] na página da língua principal."
  `);
});

it('a page that lacks the main language', async () => {
  expect(await formatOnlyProblem({ [home]: undefined })).toMatchInlineSnapshot(`
    "page/missing-main-language
    pages-config/pages/home/en.json:1:1
    A página "home" não existe na língua principal do site, "pt".
    Crie pages-config/pages/home/pt.json, com as mesmas seções. Toda página precisa existir na língua principal."
  `);
});

it('a page that says where it is missing', async () => {
  expect(
    (
      await checkSite(
        siteFiles({ [home]: testPage('pt', 'home', { missingIn: ['en'] }), [homeEn]: undefined }),
      )
    ).problems,
  ).toEqual([]);
});

it('a page whose main version cannot be read may say so', async () => {
  const third = {
    ...withEdit('pages-config/site.json', ({ languages }) =>
      languages.push({ code: 'es', tag: 'es', name: 'Español', prefix: '/es' }),
    ),
    ...withEdit(form, (value) => {
      for (const text of [value.fields[0].label, value.requiredNote, value.submit, value.purpose])
        text.es = text.en;
    }),
    'pages-config/pages/about/us/es.json': testPage('es', 'about/us'),
    'pages-config/shell/es.json': withEdit(shell, () => {})[shell],
    'translations/es.json': withEdit('translations/pt.json', () => {})['translations/pt.json'],
  };
  expect(await formatOnlyProblem({ ...third, [home]: '{ "missingIn": ["es"], ' })).toContain(
    'json/unfinished',
  );
});

it('a page that says so misspelt', async () => {
  expect(
    await formatOnlyProblem({
      [home]: testPage('pt', 'home', { missngIn: ['en'] }),
      [homeEn]: undefined,
    }),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:30:3 /missngIn
    O campo "missngIn" não existe aqui.
    Você quis dizer "missingIn"? Campos possíveis: $schema, status, publishAt, unpublishAt, slug, search, shareImage, accent, loading, callBar, missingIn, translatedFrom, languageExceptions."
  `);
});

it('a page that says so needlessly', async () => {
  expect(
    await formatOnlyProblem({ [home]: testPage('pt', 'home', { missingIn: ['en'] }) }),
  ).toMatchInlineSnapshot(`
    "page/needless-missing-in
    pages-config/pages/home/pt.json:31:5 /missingIn/0
    A página diz que não existe na língua "en", mas o arquivo dessa língua existe.
    Tire "en" de "missingIn"."
  `);
});

it('a missing shell', async () => {
  expect(
    await formatOnlyProblem({ 'pages-config/shell/en.json': undefined }),
  ).toMatchInlineSnapshot(`
    "language/missing-file
    pages-config/shell/en.json:1:1
    Falta um arquivo da língua "en": pages-config/shell/en.json.
    Copie o mesmo arquivo de outra língua para pages-config/shell/en.json e traduza os textos."
  `);
});

it('missing messages', async () => {
  expect(await formatOnlyProblem({ 'translations/pt.json': undefined })).toMatchInlineSnapshot(`
    "language/missing-file
    translations/pt.json:1:1
    Falta um arquivo da língua "pt": translations/pt.json.
    Copie o mesmo arquivo de outra língua para translations/pt.json e traduza os textos."
  `);
});

it('a page whose file was moved out of its folder', async () => {
  expect(
    await formatOnlyProblem({
      [home]: undefined,
      'pages-config/pages/pt.json': siteFiles().json.get(home),
    }),
  ).toMatchInlineSnapshot(`
    "site/unknown-file
    pages-config/pages/pt.json:1:1
    Este arquivo não tem lugar no site: o nome ou a pasta não é um dos esperados.
    Você quis dizer "pages-config/pages/home/pt.json"? Mude o nome ou o lugar do arquivo."
  `);
});

it('a form whose file is misnamed, and is named by pages', async () => {
  expect(
    await formatOnlyProblem({
      [form]: undefined,
      'pages-config/forms/contact (1).json': siteFiles().json.get(form),
    }),
  ).toMatchInlineSnapshot(`
    "site/unknown-file
    pages-config/forms/contact (1).json:1:1
    Este arquivo não tem lugar no site: o nome ou a pasta não é um dos esperados.
    Você quis dizer "pages-config/forms/contact.json"? Mude o nome ou o lugar do arquivo."
  `);
});
