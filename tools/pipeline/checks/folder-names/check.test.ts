import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';

const pagesIn = (folder: string) =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => [
      `pages-config/pages/${folder}/${language}.json`,
      testPage(language, folder),
    ]),
  );

it('a folder with a capital and an accent', async () => {
  expect(await formatOnlyProblem(pagesIn('Clínicas'))).toMatchInlineSnapshot(`
    "page/folder-name
    pages-config/pages/Clínicas/en.json:1:1
    A pasta "Clínicas" não pode ser o endereço de uma página.
    Renomeie a pasta para "clinicas": só letras minúsculas sem acento, números e hífens."
  `);
});

it('a folder that is called like a language', async () => {
  expect(await formatOnlyProblem(pagesIn('en'))).toMatchInlineSnapshot(`
    "page/folder-name
    pages-config/pages/en/en.json:1:1
    A pasta "en" não pode ser o endereço de uma página.
    Renomeie a pasta só com letras minúsculas sem acento, números e hífens. Ela também não pode ter o nome de uma língua, como en, que já começa os endereços dessa língua."
  `);
});

it('links to the address that the folder should have are not told as well', async () => {
  const linked = withEdit(home, ({ sections }) => (sections[0].actions[0].to = '/clinicas#hero'));
  expect(await formatOnlyProblem({ ...pagesIn('Clínicas'), ...linked })).toMatch(
    /^page\/folder-name\n/,
  );
});

it('one language alone in a misnamed folder is one problem', async () => {
  const bytes = siteFiles().json.get(home);
  expect(
    await formatOnlyProblem({ [home]: undefined, 'pages-config/pages/Home/pt.json': bytes }),
  ).toMatch(/^page\/folder-name\n/);
  expect(
    await formatOnlyProblem({
      [homeEn]: undefined,
      'pages-config/pages/Home/en.json': siteFiles().json.get(homeEn),
    }),
  ).toMatch(/^page\/folder-name\n/);
});
