import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

it('a title that another page has', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.title = 'about/us (pt)'))),
  ).toMatchInlineSnapshot(`
    "page/duplicate-title
    pages-config/pages/home/pt.json:2:12 /title
    Outra página já tem o título "about/us (pt)": pages-config/pages/about/us/pt.json.
    Escreva um título só desta página, para que os buscadores não confundam as duas. Uma página se copia com npm run copy, que marca com ✎ o que escrever."
  `);
});

it('a description that another page has', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(
        home,
        (page) =>
          (page.description =
            'Test page about/us, pt: some words, more words, other words, enough words.'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "page/duplicate-description
    pages-config/pages/home/pt.json:3:18 /description
    Outra página já tem esta descrição: pages-config/pages/about/us/pt.json.
    Escreva uma descrição só desta página, para que os buscadores não confundam as duas. Uma página se copia com npm run copy, que marca com ✎ o que escrever."
  `);
});

it('of a copied folder the copy is told of, not the original', async () => {
  for (const copy of ['about/us-2', 'about/us-copy']) {
    const files = Object.fromEntries(
      ['pt', 'en'].map((language) => {
        const page = testPage(language, 'about/us');
        return [`pages-config/pages/${copy}/${language}.json`, page];
      }),
    );
    const { problems } = await checkSite(siteFiles(files));
    const told = problems.filter(({ code }) => code.startsWith('page/duplicate-'));
    expect(told.map(({ file, pointer }) => file + pointer)).toEqual(
      ['en', 'pt'].flatMap((language) =>
        ['title', 'description'].map((key) => `pages-config/pages/${copy}/${language}.json/${key}`),
      ),
    );
  }
});

it('titles that are wrong in themselves are not compared', async () => {
  const wrong = (file: string) => withEdit(file, (page) => (page.title = 'x'));
  const { problems } = await checkSite(
    siteFiles({ ...wrong(home), ...wrong('pages-config/pages/about/us/pt.json') }),
  );
  expect(problems.map(({ code }) => code)).toEqual(['schema/too-short', 'schema/too-short']);
});
