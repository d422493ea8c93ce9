import { describe, expect, it } from 'vitest';
import { createPreview } from '../../tools/dev/node/preview.ts';
import { fixSite } from '../../tools/editing/fix-site.ts';
import { checkPlan, filesAfterPlan, plannedText } from '../../tools/editing/plan.ts';
import { planDetach } from '../../tools/editing/plan-detach.ts';
import { planSectionMove } from '../../tools/editing/plan-move.ts';
import { buildGraph } from '../../tools/graph/build-graph.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { translationsOf } from '../../tools/pipeline/compare/translations.ts';
import { planAcceptance } from '../../tools/translation/accept.ts';
import { allLanguageProblems } from '../../tools/translation/language-problems.ts';
import { resolvedPage } from '../resolved-page.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';

const use = { type: 'shared', id: 'help', section: 'help' };
const routes = ['home', 'about/us'];
const languages = ['pt', 'en'];
const pageFile = (route: string, language: string) =>
  `pages-config/pages/${route}/${language}.json`;
const sectionFile = (language: string) => `pages-config/sections/help/${language}.json`;

/** Two pages that share a section, in two languages; `more` replaces or removes files. */
const sharing = (section: object = {}, more: SiteFileMap = {}) =>
  siteFiles({
    ...Object.fromEntries(
      routes.flatMap((route) =>
        languages.map((language) => {
          const page = testPage(language, route);
          return [pageFile(route, language), { ...page, sections: [...page.sections, use] }];
        }),
      ),
    ),
    ...Object.fromEntries(
      languages.map((language) => [
        sectionFile(language),
        {
          section: {
            type: 'notice',
            heading: `Help ${language}`,
            actions: [{ label: `Go ${language}`, to: '#contact-section' }],
            ...section,
          },
        },
      ]),
    ),
    ...more,
  });

const problemsIn = async (files: ReturnType<typeof sharing>) =>
  (await checkSite(files)).problems.map(
    ({ code, file, line, column, pointer }) => `${code} ${file}:${line}:${column} ${pointer}`,
  );

it('stands in each page, with the id that the page gives it', async () => {
  const { site, problems } = await checkSite(sharing());
  expect(problems).toEqual([]);
  for (const [route, language] of [
    ['home', 'pt'],
    ['about/us', 'en'],
  ] as const)
    expect((await resolvedPage(site!, route, language)).sections.at(-1)).toMatchObject({
      type: 'notice',
      id: 'help',
      heading: `Help ${language}`,
    });
});

describe('what is wrong in it is told once, of its own file', () => {
  it.each([
    ['a value', { ground: 'snad' }, 'schema/enum', '/section/ground'],
    ['a key', { headng: 'x' }, 'schema/unknown-key', '/section/headng'],
    ['its id', { id: 'own' }, 'section/own-id', '/section/id'],
    ['its type', { type: 'notise' }, 'schema/unknown-block', '/section/type'],
    [
      'a route',
      { actions: [{ label: 'A', to: '/abuot/us' }] },
      'link/unknown-route',
      '/section/actions/0/to',
    ],
    [
      'an anchor',
      { actions: [{ label: 'A', to: '#nowhere' }] },
      'link/unknown-section',
      '/section/actions/0/to',
    ],
    ['a text', { lead: 'Um <b>texto' }, 'text/html', '/section/lead'],
    ['an unwritten text', { lead: '✎ Um texto' }, 'text/unwritten', '/section/lead'],
    [
      'a link in a text',
      { lead: 'Um [texto](/abuot/us)' },
      'link/unknown-route',
      '/section/lead/line-0',
    ],
    ['a message', { lead: '@common.learnMoer' }, 'message/unknown', '/section/lead'],
  ])('%s', async (_what, section, code, pointer) => {
    const { problems } = await checkSite(sharing(section));
    const told = problems.map((problem) => [problem.code, problem.file, problem.pointer]);
    // Each language has its file; one name that is missing is one problem, in the main language.
    const first = told.length === 1 ? 'pt' : 'en';
    expect(told[0]).toEqual([code, sectionFile(first), pointer]);
    expect(told.slice(1).filter(([, file]) => file !== sectionFile('pt'))).toEqual([]);
    expect(told.length).toBeLessThanOrEqual(2);
  });
});

it('is named rightly, exists in each language, is used, and names no other', async () => {
  const page = testPage('pt', 'home');
  const misspelt = { ...page, sections: [...page.sections, { ...use, section: 'helo' }] };
  const files = sharing({}, { [pageFile('home', 'pt')]: misspelt });
  expect(await problemsIn(files)).toEqual([
    expect.stringMatching(
      /^section\/unknown pages-config\/pages\/home\/pt.json:\d+:\d+ \/sections\/2\/section$/,
    ),
  ]);
  expect((await fixSite(files)).remaining).toEqual([]);
  expect(await problemsIn(sharing({}, { [sectionFile('en')]: undefined }))).toEqual([
    `section/missing-language ${sectionFile('pt')}:1:1 `,
  ]);
  expect(await problemsIn(sharing({ type: 'shared', section: 'help' }))).toEqual([
    expect.stringMatching(/^section\/nested .*en.json:3:13 \/section\/type$/),
    expect.stringMatching(/^section\/nested .*pt.json:3:13 \/section\/type$/),
  ]);
  const unused = Object.fromEntries(
    routes.flatMap((route) =>
      languages.map((code) => [pageFile(route, code), testPage(code, route)]),
    ),
  );
  expect(await problemsIn(sharing({}, unused))).toEqual([
    `section/unused ${sectionFile('pt')}:1:1 `,
  ]);
});

it('is told to stand in "section", and of nothing else, where it stands bare', async () => {
  const bare = { type: 'notice', id: 'help', heading: 'Help', lead: 'A lead.', mood: 'good' };
  const both = Object.fromEntries(languages.map((code) => [sectionFile(code), bare]));
  expect(await problemsIn(sharing({}, both))).toEqual(
    languages.toReversed().map((code) => `section/unwrapped ${sectionFile(code)}:2:3 /type`),
  );
  const preview = createPreview();
  await preview(sharing());
  const { site, problemCards } = await preview(sharing({}, both));
  expect(site?.sections.get('help')?.get('pt')?.value.section.type).toBe('notice');
  expect(problemCards).toEqual([]);
});

it('is seen by the graph: who uses it, and where it leads from each page', async () => {
  const { site } = await checkSite(sharing());
  const { nodes, edges } = buildGraph(site!, new Map());
  expect(nodes).toContainEqual({ kind: 'shared', name: 'help' });
  const from = (kind: string, name: string) =>
    new Set(
      edges.filter((edge) => edge.kind === kind && edge.name === name).map((edge) => edge.from),
    );
  expect(from('shared', 'help')).toEqual(new Set(['/#help', '/about/us#help']));
  expect(from('section', '/about/us#contact-section')).toContain('/about/us#help');
});

it('has its translation recorded in its own file', async () => {
  const files = sharing();
  const { site } = await checkSite(files);
  const { plan } = planAcceptance(site!, translationsOf(site!));
  expect([...plan.keys()]).toContain(sectionFile('en'));
  const accepted = filesAfterPlan(files, plan);
  const changed = plannedText(new Map(), accepted, sectionFile('pt')).replace('Help pt', 'Ajuda');
  const after = await checkSite(filesAfterPlan(accepted, new Map([[sectionFile('pt'), changed]])));
  const outdated = allLanguageProblems(after.site!, after.problems).filter(
    ({ code }) => code === 'language/outdated',
  );
  expect(outdated.map(({ file, pointer }) => [file, pointer])).toEqual([
    [sectionFile('en'), '/section/heading'],
  ]);
});

it('an id that its link needs on every page is renamed on one only with the link’s leave', async () => {
  const files = sharing();
  const { site } = await checkSite(files);
  const plan = planSectionMove(site!, 'home', 'contact-section', 'talk');
  const { problems } = await checkPlan(files, plan);
  // Both languages have it alike: it is told once, with the other place.
  expect(problems).toMatchObject([
    {
      code: 'link/unknown-section',
      file: sectionFile('pt'),
      pointer: '/section/actions/0/to',
      params: { also: expect.stringContaining(sectionFile('en')) },
    },
  ]);
});

it('becomes the page’s own with --detach, and goes with its last use', async () => {
  const files = sharing();
  const { site } = await checkSite(files);
  const plan = planDetach(site!, 'home', 'help')!;
  expect([...plan.keys()].sort()).toEqual([pageFile('home', 'en'), pageFile('home', 'pt')]);
  expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
  expect(JSON.parse(String(plan.get(pageFile('home', 'en')))).sections[2]).toEqual({
    type: 'notice',
    id: 'help',
    heading: 'Help en',
    actions: [{ label: 'Go en', to: '#contact-section' }],
  });
  const next = filesAfterPlan(files, plan);
  const last = planDetach((await checkSite(next)).site!, 'about/us', 'help')!;
  expect(last.get(sectionFile('pt'))).toBeUndefined();
  expect([...last.keys()]).toContain(sectionFile('pt'));
  expect(await checkPlan(next, last)).toMatchObject({ problems: [], placeholders: [] });
  expect(planDetach(site!, 'home', 'hero')).toBeUndefined();
});

it('while it is faulty, development shows it as it was, or a card where there is no former one', async () => {
  const faulty = sharing({ ground: 'snad' });
  const fresh = await createPreview()(faulty);
  expect(fresh.problemCards.map(({ file, id }) => `${file} ${id}`).sort()).toEqual(
    routes.flatMap((route) => languages.map((code) => `${pageFile(route, code)} help`)).sort(),
  );
  const preview = createPreview();
  await preview(sharing());
  const { site, problemCards } = await preview(faulty);
  expect(problemCards).toEqual([]);
  expect(site!.pages[0]!.source.value.sections.at(-1)).toMatchObject({ type: 'notice' });
});
