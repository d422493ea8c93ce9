import { expect, it } from 'vitest';
import { buildGraph, type Graph } from '../../tools/graph/build-graph.ts';
import {
  findNodes,
  formatGraph,
  formatGraphProblems,
  formatNode,
  graphToJson,
} from '../../tools/graph/format-graph.ts';
import { graphProblems } from '../../tools/graph/graph-problems.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';

const shellFile = (language: string) => `pages-config/shell/${language}.json`;
const file = (route: string, language: string) => `pages-config/pages/${route}/${language}.json`;
const shellIn = (
  language: string,
  change: (shell: ReturnType<typeof JSON.parse>) => void,
): SiteFileMap => {
  const shell = JSON.parse(new TextDecoder().decode(siteFiles().json.get(shellFile(language))));
  change(shell);
  return { [shellFile(language)]: shell };
};

/** Code that uses every message of the test site, so that none is loose. */
const code = new Map([
  [
    'src/all.ts',
    [...siteFiles().json]
      .filter(([name]) => name === 'translations/pt.json')
      .flatMap(([, bytes]) =>
        Object.entries(
          JSON.parse(new TextDecoder().decode(bytes)) as Record<string, object>,
        ).flatMap(([namespace, texts]) =>
          Object.keys(texts).map((key) => `text('${namespace}.${key}');`),
        ),
      )
      .join('\n'),
  ],
]);

async function graph(
  changes: SiteFileMap = {},
  publicFiles: Record<string, Uint8Array> = {},
  sources = code,
) {
  const { site, problems } = await checkSite(siteFiles(changes, publicFiles));
  const made = buildGraph(site!, sources);
  return { graph: made, found: graphProblems(site!, made, problems) };
}

const told = (found: Awaited<ReturnType<typeof graph>>['found']) =>
  found.map((problem) => [
    problem.code,
    `${problem.file} ${problem.pointer}`.trim(),
    describeProblem(problem, 'pt').message,
  ]);
const users = ({ edges: uses }: Graph, name: string) =>
  uses
    .filter((use) => use.name === name)
    .map(
      ({ from, language, file: place, line }) =>
        `${from} ${language ?? ''} ${place}${line ? ' with a line' : ''}`,
    );

it('a whole site has nothing loose', async () => expect((await graph()).found).toEqual([]));

it('knows every page, section, picture, form and message, and who refers to each', async () => {
  const { graph: made } = await graph({}, { '/images/a.png': new Uint8Array() });
  const names = (kind: string) =>
    made.nodes.filter((thing) => thing.kind === kind).map(({ name }) => name);
  expect([names('page'), names('section'), names('picture'), names('form')]).toEqual([
    ['/', '/about/us'],
    ['/#hero', '/#contact-section', '/about/us#hero', '/about/us#contact-section'],
    ['/images/a.png'],
    ['contact'],
  ]);
  expect(names('message')).toContain('common.close');
  expect(users(made, '/about/us')).toEqual([
    'header en pages-config/shell/en.json with a line',
    'footer en pages-config/shell/en.json with a line',
    'header pt pages-config/shell/pt.json with a line',
    'footer pt pages-config/shell/pt.json with a line',
  ]);
  expect(users(made, 'contact').map((user) => user.split(' ')[0])).toEqual([
    '/about/us#contact-section',
    '/about/us#contact-section',
    '/#contact-section',
    '/#contact-section',
  ]);
  expect(
    users(made, '/#contact-section')
      .map((user) => user.split(' ')[0])
      .sort(),
  ).toEqual(['/', '/', '/#hero', '/#hero', 'header', 'header']);
  expect(users(made, 'common.close')).toEqual(['src/all.ts  src/all.ts']);
});

it('a page that no link leads to, and an island of two that lead to each other', async () => {
  const leadsTo = (route: string, to: string) =>
    Object.fromEntries(
      ['pt', 'en'].map((language) => [
        file(route, language),
        testPage(language, route, {
          sections: [
            { type: 'hero', id: 'hero', heading: route, lead: 'x', actions: [{ label: 'Go', to }] },
          ],
          arrivals: [],
        }),
      ]),
    );
  expect(
    told((await graph({ ...leadsTo('one', '/two'), ...leadsTo('two', '/one') })).found),
  ).toEqual([
    [
      'graph/unreachable-page',
      'pages-config/pages/one/pt.json',
      'Nenhum link leva à página /one: só chega a ela quem sabe o endereço.',
    ],
    [
      'graph/unreachable-page',
      'pages-config/pages/two/pt.json',
      'Nenhum link leva à página /two: só chega a ela quem sabe o endereço.',
    ],
  ]);
  expect(
    (
      await graph({
        ...leadsTo('one', '/two'),
        ...leadsTo('two', '/one'),
        ...leadsTo('about/us', '/one'),
      })
    ).found,
  ).toEqual([]);
});

it('a draft is not missed, and what only a draft leads to is', async () => {
  const drafts = Object.fromEntries(
    ['pt', 'en'].map((language) => [
      file('one', language),
      testPage(language, 'one', {
        status: 'draft',
        sections: [
          {
            type: 'hero',
            id: 'hero',
            heading: 'one',
            lead: 'x',
            actions: [{ label: 'Go', to: '/two' }],
          },
        ],
        arrivals: [],
      }),
    ]),
  );
  const two = Object.fromEntries(
    ['pt', 'en'].map((language) => [file('two', language), testPage(language, 'two')]),
  );
  expect(told((await graph({ ...drafts, ...two })).found).map(([, place]) => place)).toEqual([
    'pages-config/pages/two/pt.json',
  ]);
});

it('a picture that nothing shows; those that the code names or browsers ask for are used', async () => {
  const files = Object.fromEntries(
    ['/images/b.png', '/favicon.ico', '/favicon.svg', '/robots.txt', '/drawn.svg'].map((name) => [
      name,
      new Uint8Array(),
    ]),
  );
  const { found } = await graph(
    {},
    files,
    new Map([...code, ['src/ui/x.tsx', "import '/drawn.svg'"]]),
  );
  expect(told(found)).toEqual([
    ['graph/unused-picture', 'public/images/b.png', 'Nada no site mostra /images/b.png.'],
  ]);
});

it('a picture that a page shows is used, and says where', async () => {
  const logos = {
    type: 'logos',
    id: 'logos',
    heading: 'Logos',
    items: ['a', 'b', 'c', 'd'].map((name) => ({ name, src: '/images/a.png' })),
  };
  const shown = testPage('pt', 'home');
  const { found, graph: made } = await graph(
    { [file('home', 'pt')]: { ...shown, sections: [...shown.sections, logos] } },
    { '/images/a.png': new Uint8Array() },
  );
  expect(told(found)).toEqual([]);
  expect(users(made, '/images/a.png')).toContain(
    '/#logos pt pages-config/pages/home/pt.json with a line',
  );
});

it('a message that nothing shows, whether a page or the code could have', async () => {
  const { found } = await graph({
    'translations/pt.json': {
      ...JSON.parse(new TextDecoder().decode(siteFiles().json.get('translations/pt.json'))),
      home: { one: 'Um', two: 'Dois' },
    },
    'translations/en.json': {
      ...JSON.parse(new TextDecoder().decode(siteFiles().json.get('translations/en.json'))),
      home: { one: 'One', two: 'Two' },
    },
    [file('home', 'en')]: testPage('en', 'home', {
      title: 'Home of it',
      sections: [
        { type: 'hero', id: 'hero', heading: '@home.two', lead: 'x' },
        { type: 'contact', id: 'contact-section', heading: 'x', form: 'contact' },
      ],
    }),
  });
  expect(told(found)).toEqual([
    [
      'graph/unused-message',
      'translations/pt.json /home/one',
      'Nada no site mostra o texto "home.one".',
    ],
  ]);
});

it('a full address of the site that leads into another language', async () => {
  const address = (language: string, href: string) =>
    shellIn(language, (shell) => (shell.footer.legal = [{ label: 'Link', href }]));
  expect(
    told(
      (
        await graph({
          ...address('pt', 'https://site.example/en/about/us'),
          ...address('en', 'https://site.example/about/us'),
        })
      ).found,
    ),
  ).toEqual([
    [
      'graph/other-language-link',
      'pages-config/shell/en.json /footer/legal/0/href',
      'Este link leva da língua "en" para a língua "pt": https://site.example/about/us',
    ],
    [
      'graph/other-language-link',
      'pages-config/shell/pt.json /footer/legal/0/href',
      'Este link leva da língua "pt" para a língua "en": https://site.example/en/about/us',
    ],
  ]);
  expect(
    (
      await graph({
        ...address('pt', 'https://site.example/about/us'),
        ...address('en', 'https://site.example.org/about/us'),
      })
    ).found,
  ).toEqual([]);
});

it('a menu entry without a page: nowhere at all, as the check tells it, or not in its language', async () => {
  const nowhere = await graph(
    shellIn('pt', (shell) => (shell.header.menus[0].items[0].to = '/abut/us')),
  );
  expect(told(nowhere.found).map(([problemCode]) => problemCode)).toEqual(['link/unknown-route']);
  const missing = {
    [file('about/us', 'en')]: undefined,
    [file('about/us', 'pt')]: testPage('pt', 'about/us', { missingIn: ['en'] }),
  };
  const config = (links: object) => ({
    'pages-config/site.json': {
      ...JSON.parse(new TextDecoder().decode(siteFiles().json.get('pages-config/site.json'))),
      shell: links,
    },
  });
  const footer = [
    'graph/menu-without-page',
    'pages-config/shell/en.json /footer/columns/0/links/0/to',
    'O link leva a /about/us, que não existe na língua "en": o visitante vê a página na língua principal.',
  ];
  expect(
    told(
      (await graph({ ...missing, ...config({ headerLinks: 'plain', footerLinks: 'prefixed' }) }))
        .found,
    ),
  ).toEqual([footer]);
  expect(
    told(
      (await graph({ ...missing, ...config({ headerLinks: 'prefixed', footerLinks: 'prefixed' }) }))
        .found,
    ),
  ).toEqual([
    [footer[0], 'pages-config/shell/en.json /header/menus/0/items/0/to', footer[2]],
    footer,
  ]);
});

it('shows the findings group by group, the empty ones too', async () => {
  expect(
    formatGraphProblems((await graph({}, { '/images/b.png': new Uint8Array() })).found, 'en'),
  ).toMatchInlineSnapshot(`
    "Pages that no link leads to: none
    Unused pictures and videos: 1
      public/images/b.png  Nothing on the site shows /images/b.png.
        Delete the file, or show it on a page.
    Unused interface texts: none
    Links into another language: none
    Menu entries without a page: none"
  `);
});

it('shows everything, with the languages where they are not all', async () => {
  const lines = formatGraph(
    (await graph(shellIn('en', (shell) => (shell.footer.columns[0].links[0].to = '/')))).graph,
    ['pt', 'en'],
    'pt',
  ).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'Páginas (2)',
    '  /  ← header, footer (en)',
    '  /about/us  ← header, footer (pt)',
    '',
  ]);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

it('shows one thing, by the name that somebody gives it', async () => {
  const { graph: made } = await graph();
  expect(findNodes(made, 'about/us')).toEqual([{ kind: 'page', name: '/about/us' }]);
  expect(findNodes(made, 'home')).toEqual([{ kind: 'page', name: '/' }]);
  expect(findNodes(made, 'nothing')).toEqual([]);
  expect(formatNode(made, { kind: 'page', name: '/about/us' }, 'en')).toMatchInlineSnapshot(`
    "page /about/us
      referred to by:
        header  (pages-config/shell/en.json:14)
        footer  (pages-config/shell/en.json:33)
        header  (pages-config/shell/pt.json:14)
        footer  (pages-config/shell/pt.json:33)
      refers to:
        section /about/us#contact-section  (pages-config/pages/about/us/en.json:7)
        text common.startNow  (pages-config/pages/about/us/en.json:18)
        section /about/us#contact-section  (pages-config/pages/about/us/en.json:19)
        form contact  (pages-config/pages/about/us/en.json:27)
        section /about/us#contact-section  (pages-config/pages/about/us/pt.json:7)
        text common.startNow  (pages-config/pages/about/us/pt.json:18)
        section /about/us#contact-section  (pages-config/pages/about/us/pt.json:19)
        form contact  (pages-config/pages/about/us/pt.json:27)"
  `);
});

it('says the same to programs', async () => {
  const things = graphToJson((await graph()).graph);
  expect(things.find(({ name }) => name === 'contact')).toEqual({
    kind: 'form',
    name: 'contact',
    usedBy: expect.arrayContaining([
      {
        from: '/#contact-section',
        language: 'pt',
        file: 'pages-config/pages/home/pt.json',
        line: expect.any(Number),
      },
    ]),
    refersTo: [],
  });
});
