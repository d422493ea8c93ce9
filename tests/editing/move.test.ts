import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyPlan, checkPlan, type Plan, plannedText } from '../../tools/editing/plan.ts';
import { planPageCopy, planPictureCopy } from '../../tools/editing/plan-copy.ts';
import { planPageMove, planPictureMove, planSectionMove } from '../../tools/editing/plan-move.ts';
import { planSectionCopy } from '../../tools/editing/plan-section-transfer.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';
import { type SiteFileMap, siteFiles, testPage, testPicture } from '../site.ts';

const links = {
  sections: [
    {
      type: 'hero',
      id: 'hero',
      heading: 'H',
      lead: 'L',
      actions: [
        { label: 'A', to: '/about/us#contact-section' },
        { label: 'B', to: '#contact-section' },
      ],
    },
    { type: 'contact', id: 'contact-section', heading: 'C', form: 'contact' },
  ],
};
const both = (path: string, make: (language: string) => unknown): SiteFileMap =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => [`pages-config/pages/${path}/${language}.json`, make(language)]),
  );

const linked = both('home', (language) => testPage(language, 'home', links));
const siteWith = async (changes: SiteFileMap = {}, publicFiles = {}) => {
  const files = siteFiles({ ...linked, ...changes }, publicFiles);
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  return { files, site: site! };
};
const jsonIn = (plan: Plan, files: ReturnType<typeof siteFiles>, file: string) =>
  JSON.parse(plannedText(plan, files, file));

describe('a page that moves', () => {
  test('is followed by every link to it, and leaves redirects in all languages', async () => {
    const { files, site } = await siteWith();
    const plan = planPageMove(site, '/site', 'about/us', 'team');
    expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
    expect(
      [...plan]
        .filter(([, content]) => content === undefined)
        .map(([file]) => file)
        .sort(),
    ).toEqual(['pages-config/pages/about/us/en.json', 'pages-config/pages/about/us/pt.json']);
    expect(
      jsonIn(plan, files, 'pages-config/pages/home/en.json').sections[0].actions.map(
        ({ to }: { to: string }) => to,
      ),
    ).toEqual(['/team#contact-section', '#contact-section']);
    expect(plannedText(plan, files, 'pages-config/shell/pt.json')).not.toContain('/about/us');
    expect(jsonIn(plan, files, 'pages-config/site.json').redirects).toEqual([
      { from: '/about/us', to: '/team' },
      { from: '/en/about/us', to: '/en/team' },
    ]);
  });

  test('and moves on: its oldest address leads there at once; and back: no redirect stands in its way', async () => {
    const config = JSON.parse(
      new TextDecoder().decode(siteFiles().json.get('pages-config/site.json')),
    );
    const redirects = [
      { from: '/old', to: '/about/us#contact-section' },
      { from: '/en/old', to: '/en/about/us' },
      { from: '/team', to: '/about/us' },
    ];
    const { files, site } = await siteWith({ 'pages-config/site.json': { ...config, redirects } });
    const plan = planPageMove(site, '/site', 'about/us', 'team');
    expect(jsonIn(plan, files, 'pages-config/site.json').redirects).toEqual([
      { from: '/old', to: '/team#contact-section' },
      { from: '/en/old', to: '/en/team' },
      { from: '/about/us', to: '/team' },
      { from: '/en/about/us', to: '/en/team' },
    ]);
  });

  test('keeps what an editor wrote letter for letter', async () => {
    const odd = (language: string) =>
      JSON.stringify(testPage(language, 'home', links), null, 3)
        .replaceAll('\n', '\r\n')
        .replace('"title":', '"title"  :');
    const { files, site } = await siteWith(both('home', odd));
    const plan = planPageMove(site, '/site', 'about/us', 'team');
    expect(plannedText(plan, files, 'pages-config/pages/home/pt.json')).toBe(
      odd('pt').replace('/about/us#', '/team#'),
    );
  });
});

test('a section that gets another id is followed by the links of its page, of others, and by its signals, in all languages', async () => {
  const { files, site } = await siteWith();
  const plan = planSectionMove(site, 'home', 'contact-section', 'talk');
  expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
  const home = jsonIn(plan, files, 'pages-config/pages/home/en.json');
  expect([
    home.sections[1].id,
    home.arrivals[0].section,
    home.sections[0].actions.map(({ to }: { to: string }) => to),
  ]).toEqual(['talk', 'talk', ['/about/us#contact-section', '#talk']]);
  expect(jsonIn(plan, files, 'pages-config/shell/pt.json').header.contact.to).toBe('/#talk');
  expect([...plan.keys()].some((file) => file.includes('about/us'))).toBe(false);
});

test('a picture that moves takes its uses with it; a copied one leaves them', async () => {
  const bytes = testPicture;
  const withLogos = both('home', (language) =>
    testPage(language, 'home', {
      sections: [
        ...links.sections,
        { type: 'split', id: 'split', heading: 'S', picture: { src: '/a.png', alt: 'A' } },
      ],
    }),
  );
  const { files, site } = await siteWith(withLogos, { '/a.png': bytes });
  const plan = await planPictureMove(site, '/a.png', '/images/b.png');
  expect([
    plan.get('public/images/b.png'),
    plan.has('public/a.png'),
    plan.get('public/a.png'),
  ]).toEqual([bytes, true, undefined]);
  expect(plannedText(plan, files, 'pages-config/pages/home/en.json')).toContain('"/images/b.png"');
  expect([...(await planPictureCopy(site, '/a.png', '/b.png'))]).toEqual([['public/b.png', bytes]]);
});

describe('a copy', () => {
  test('of a page is sound but for its title and description; links to itself stay its own', async () => {
    const toItself = both('about/us', (language) =>
      testPage(language, 'about/us', {
        sections: [
          {
            type: 'hero',
            id: 'hero',
            heading: 'H',
            lead: 'L',
            actions: [{ label: 'A', to: '/about/us#contact-section' }],
          },
          { type: 'contact', id: 'contact-section', heading: 'C', form: 'contact' },
        ],
      }),
    );
    const { files, site } = await siteWith(toItself);
    const plan = planPageCopy(site, '/site', 'about/us', 'team');
    const { problems, placeholders: unwritten } = await checkPlan(files, plan);
    expect(problems).toEqual([]);
    expect(unwritten.map(({ pointer }) => pointer)).toEqual([
      '/title',
      '/description',
      '/title',
      '/description',
    ]);
    expect(jsonIn(plan, files, 'pages-config/pages/team/pt.json').sections[0].actions[0].to).toBe(
      '/team#contact-section',
    );
  });

  test('of a section stands right below it, in every language', async () => {
    const { files, site } = await siteWith();
    const plan = planSectionCopy(site, {
      from: { route: 'home', id: 'hero' },
      to: { route: 'home', id: 'again' },
      place: { after: 'hero' },
    });
    expect((await checkPlan(files, plan)).problems.map(({ code }) => code)).toEqual([]);
    for (const language of ['pt', 'en'])
      expect(
        jsonIn(plan, files, `pages-config/pages/home/${language}.json`).sections.map(
          ({ id }: { id: string }) => id,
        ),
      ).toEqual(['hero', 'again', 'contact-section']);
  });
});

test('a plan is carried out in the folder, and an emptied folder goes', async () => {
  const root = await copyTinySite();
  const { site } = await checkSite(await load(root));
  const route = site!.pages.find(
    (each) => each.route !== 'home' && !each.route.includes('/'),
  )!.route;
  await applyPlan(planPageMove(site!, root, route, 'moved/here'), root);
  expect((await checkSite(await load(root))).problems).toEqual([]);
  expect(await readdir(join(root, 'pages-config/pages'))).not.toContain(route);
  expect(
    JSON.parse(await readFile(join(root, 'pages-config/site.json'), 'utf8')).redirects.at(-1).to,
  ).toMatch(/\/moved\/here$/);
});

describe('as commands', () => {
  test('nothing is changed without --yes, and what would break the site is refused', async () => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const { stdout, code } = await runTool(
      'new',
      '--root',
      root,
      '--route',
      '/races',
      '--preset',
      'curta',
      '--menu',
      'none',
    );
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('pages-config/pages/races/en.json'),
    ]);
    expect(stdout).toContain('--yes');
    expect(await readFolder(root)).toEqual(before);
  });

  test.each([
    [['new', '--route', '/Café da Manhã', '--preset', 'curta', '--menu', 'none'], '/cafe-da-manha'],
    [['new', '--route', '/races', '--preset', 'curto', '--menu', 'none'], 'Did you mean curta?'],
    [['new', '--route', '/races'], '--preset, --menu'],
    [['move', 'page', '/nowhere', '/there'], 'There is no page /nowhere.'],
    [['move', 'page', 'home', '/there'], 'The home page stays where it is.'],
    [['move', 'section', '/', 'heroo', 'x'], 'Did you mean hero?'],
    [['copy', 'page', '/', '/Bad Name'], '/bad-name'],
  ])('%j is answered with what to do', async (args, words) => {
    const { code, stderr } = await runTool(...args, '--root', await copyTinySite());
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(stderr).not.toContain('    at ');
  });
});
