import { expect, it } from 'vitest';
import {
  config,
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const slug = (route: string, language: string, name: string) => ({
  [`pages-config/pages/${route}/${language}.json`]: testPage(language, route, { slug: name }),
});
const news = (language: string, more = {}) => ({
  [`pages-config/pages/news/${language}.json`]: testPage(language, 'news', more),
});
const codes = async (changes: object) =>
  (await checkSite(siteFiles({ ...changes }))).problems.map(({ code }) => code);

it.each([
  ['that another page has by its folder', { slug: 'news' }, {}],
  ['that another page has by its slug', { slug: 'people' }, { slug: 'people' }],
  ['from which a slug leads on', { slug: 'news' }, { slug: 'press' }],
])('an address %s', async (_which, more, others) => {
  const about = { 'pages-config/pages/about/us/en.json': testPage('en', 'about/us', more) };
  expect(await formatOnlyProblem({ ...about, ...news('pt'), ...news('en', others) })).toMatch(
    /^page\/slug-taken\n.*\/en\.json:\d+:\d+ \/slug\n/,
  );
});

it.each(['leads', 'inbox/x', 'healthz', '404', 'en/people', 'en'])(
  'an address that begins where the server or a language does: %s',
  async (name) => {
    expect(await formatOnlyProblem(slug('about/us', 'pt', name))).toMatch(
      /^page\/reserved-slug\n.* \/slug\n/,
    );
  },
);

it('the home page has none', async () => {
  const changed = withEdit(home, (page) => (page.slug = 'start'));
  expect(await formatOnlyProblem(changed)).toMatch(/^page\/slug-of-home\n/);
});

it('the same slug in two languages is two addresses; one like its folder is its own', async () => {
  expect(
    await codes({ ...slug('about/us', 'pt', 'team'), ...slug('about/us', 'en', 'team') }),
  ).toEqual([]);
  expect(await codes(slug('about/us', 'en', 'about/us'))).toEqual([]);
});

it('links name the folder, and who writes the slug is told so', async () => {
  const link = withEdit(home, (page) => (page.sections[0].actions[0].to = '/people'));
  expect(await formatOnlyProblem({ ...slug('about/us', 'pt', 'people'), ...link })).toMatch(
    /^link\/unknown-route\n[\s\S]*"\/about\/us"/,
  );
});

it('redirects neither begin where a page leads on, nor lead there', async () => {
  const redirect = (from: string, to: string) =>
    withEdit(config, (site) => (site.redirects = [{ from, to }]));
  const about = slug('about/us', 'en', 'people');
  expect(await codes({ ...about, ...redirect('/en/about/us', '/en') })).toEqual([
    'link/redirect-taken',
  ]);
  expect(await codes({ ...about, ...redirect('/old', '/en/about/us') })).toEqual([
    'link/redirect-nowhere',
  ]);
  expect(await codes({ ...about, ...redirect('/old', '/en/people') })).toEqual([]);
});
