import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles } from '../site.ts';
import { formatOnlyProblem } from './format-only-problem.ts';

it('a site that is right has no problems', async () => {
  expect((await checkSite(siteFiles())).problems).toEqual([]);
});

it('no site.json', async () => {
  expect(await formatOnlyProblem({ 'pages-config/site.json': undefined })).toMatchInlineSnapshot(`
    "site/no-config
    pages-config/site.json:1:1
    Não encontrei o arquivo pages-config/site.json, que guarda as configurações do site.
    Confira se você está na pasta certa e se o arquivo não mudou de nome."
  `);
});

it('a file without a place', async () => {
  expect(await formatOnlyProblem({ 'pages-config/notes.json': {} })).toMatchInlineSnapshot(`
    "site/unknown-file
    pages-config/notes.json:1:1
    Este arquivo não tem lugar no site: o nome ou a pasta não é um dos esperados.
    Apague-o, ou mova-o: páginas ficam em pages-config/pages/(rota)/(língua).json, formulários em pages-config/forms/(nome).json."
  `);
});

it('a file in a folder that is misspelt', async () => {
  expect(await formatOnlyProblem({ 'translation/pt.json': {} })).toMatchInlineSnapshot(`
    "site/unknown-file
    translation/pt.json:1:1
    Este arquivo não tem lugar no site: o nome ou a pasta não é um dos esperados.
    Você quis dizer "translations/pt.json"? Mude o nome ou o lugar do arquivo."
  `);
});

it('a file of a language that the site lacks', async () => {
  expect(await formatOnlyProblem({ 'pages-config/pages/home/fr.json': {} })).toMatchInlineSnapshot(`
    "language/unknown-file
    pages-config/pages/home/fr.json:1:1
    Este arquivo é da língua "fr", que o site não tem.
    As línguas do site são: pt, en. Corrija o nome do arquivo, apague-o, ou acrescente a língua em pages-config/site.json."
  `);
});
