import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { mostUsedForm } from '../../tools/editing/name-parser.ts';
import { checkPlan, filesAfterPlan, type Plan, plannedText } from '../../tools/editing/plan.ts';
import {
  linksToPage,
  nearestPath,
  planFileRemoval,
  planPageRemoval,
} from '../../tools/editing/plan-removal.ts';
import { planSectionTransfer } from '../../tools/editing/plan-section-transfer.ts';
import {
  planSectionAdd,
  planSectionOrder,
  planSectionRemoval,
} from '../../tools/editing/plan-sections.ts';
import { examplesOf } from '../../tools/editing/section-example.ts';
import type { Place } from '../../tools/editing/section-place.ts';
import { idsOf, linksToSection } from '../../tools/editing/section-references.ts';
import { blockSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { routesOf, type Site, type SiteFiles, versionsOf } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';
import { siteFiles, testPage } from '../site.ts';

const shipped = await load(projectRoot);
const site = validate(shipped).site!;
const textIn = ({ json }: SiteFiles, file: string) => new TextDecoder().decode(json.get(file));

/** The lines that a plan adds to a file, and those that it takes away. */
function changedLines(files: SiteFiles, plan: Plan, file: string) {
  const parts = diffLines(textIn(files, file), plannedText(plan, files, file));
  const linesOf = (isKept: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(isKept).flatMap(({ value }) => value.split('\n').slice(0, -1));
  return { added: linesOf((part) => part.added), removed: linesOf((part) => part.removed) };
}

/** A section as the lines that a careful person would have typed, in the list of a page. */
const linesOf = (section: unknown) =>
  JSON.stringify([[section]], null, 2)
    .split('\n')
    .slice(2, -2);

const sectionsIn = (plan: Plan, files: SiteFiles, file: string): { id: string; type: string }[] =>
  JSON.parse(plannedText(plan, files, file)).sections;

describe('a section that is added', () => {
  const form = mostUsedForm(site);
  const add = (of: Site, route: string, type: string, example: number | undefined, place: Place) =>
    planSectionAdd(of, { route, id: 'added', type, example, place, form });
  const cases = Object.keys(blockSchemas()).flatMap((type) =>
    [undefined, ...examplesOf(type).keys()].map((example) => [type, example] as const),
  );

  test.each(cases)(
    '%s %s: in all languages its own lines only, and nothing is left of it when it goes',
    async (type, example) => {
      const route =
        routesOf(site)[cases.findIndex((each) => each[0] === type) % routesOf(site).length]!;
      const [first = '', last = ''] = [idsOf(site, route)[0], idsOf(site, route).at(-1)];
      for (const place of ['first', 'last', { after: first }, { before: last }] as Place[]) {
        const plan = add(site, route, type, example, place);
        const versions = versionsOf(site, route);
        expect([...plan.keys()]).toEqual(versions.map(({ source }) => source.file));
        const after = filesAfterPlan(shipped, plan);
        const removal = planSectionRemoval(validate(after).site!, { route, id: 'added' });
        for (const { source } of versions) {
          const { added, removed } = changedLines(shipped, plan, source.file);
          const section = sectionsIn(plan, shipped, source.file).find(({ id }) => id === 'added');
          expect(removed).toEqual([]);
          expect(added.map((line) => line.replace(/,$/, '')).toSorted()).toEqual(
            linesOf(section)
              .map((line) => line.replace(/,$/, ''))
              .toSorted(),
          );
          expect(plannedText(removal, after, source.file)).toBe(source.text);
        }
      }
    },
  );

  test('waits to be written, and breaks nothing else', async () => {
    const plan = cases.reduce<{ files: SiteFiles; count: number }>(
      ({ files, count }, [type, example]) => {
        const now = validate(files).site!;
        const route = routesOf(now)[count % routesOf(now).length]!;
        const made = planSectionAdd(now, {
          route,
          id: `added-${count}`,
          type,
          example,
          place: 'last',
          form,
        });
        return { files: filesAfterPlan(files, made), count: count + 1 };
      },
      { files: shipped, count: 0 },
    );
    const codes = (await checkSite(plan.files)).problems.map(({ code }) => code);
    expect([...new Set(codes)]).toEqual(['text/unwritten']);
  });

  test('has the indentation and line ends of its file', async () => {
    const odd = (language: string) =>
      JSON.stringify(testPage(language, 'home'), null, '\t')
        .replaceAll('\n', '\r\n')
        .replace('"title":', '"title"  :');
    const files = siteFiles(
      Object.fromEntries(
        ['pt', 'en'].map((each) => [`pages-config/pages/home/${each}.json`, odd(each)]),
      ),
    );
    const of = validate(files).site!;
    const plan = planSectionAdd(of, {
      route: 'home',
      id: 'added',
      type: 'banner',
      example: 0,
      place: { after: 'hero' },
      form: 'contact',
    });
    const text = plannedText(plan, files, 'pages-config/pages/home/pt.json');
    expect(
      text.replace(/\r\n\t\t\{(?:(?!\r\n\t\t\}).)*"added"(?:(?!\r\n\t\t\}).)*\r\n\t\t\},/s, ''),
    ).toBe(odd('pt'));
    expect((await checkPlan(files, plan)).problems).toEqual([]);
  });

  test('stands beside the same sections where a language lacks the one that was named', () => {
    const page = testPage('en', 'home');
    const lacking = { ...page, sections: page.sections.filter(({ id }) => id !== 'hero') };
    const files = siteFiles({ 'pages-config/pages/home/en.json': lacking });
    const of = validate(files).site!;
    const plan = planSectionAdd(of, {
      route: 'home',
      id: 'added',
      type: 'banner',
      place: { after: 'hero' },
      form: 'contact',
    });
    expect(sectionsIn(plan, files, 'pages-config/pages/home/en.json').map(({ id }) => id)).toEqual([
      'added',
      'contact-section',
    ]);
  });
});

describe('a section that changes its place', () => {
  test('takes its lines with it, in every language, and back again to the same bytes', () => {
    for (const route of routesOf(site)) {
      const ids = idsOf(site, route);
      if (ids.length < 2) continue;
      const [first = '', second = ''] = ids;
      const plan = planSectionOrder(site, { route, id: second }, 'first');
      const after = filesAfterPlan(shipped, plan);
      const back = planSectionOrder(validate(after).site!, { route, id: second }, { after: first });
      for (const { source } of versionsOf(site, route)) {
        const { added, removed } = changedLines(shipped, plan, source.file);
        expect(added.toSorted()).toEqual(removed.toSorted());
        expect(plannedText(back, after, source.file)).toBe(source.text);
      }
    }
  });

  test('and stays where it is where it is there already', () => {
    const [first = '', second = ''] = idsOf(site, 'home');
    expect(planSectionOrder(site, { route: 'home', id: second }, { after: first }).size).toBe(0);
  });
});

const files = siteFiles();
const small = validate(files).site!;
const contact = { route: 'home', id: 'contact-section' };

describe('a section that goes', () => {
  test('is told of by each link to it; the links, the redirects and the scroll flags follow the new target', async () => {
    const places = linksToSection(small, contact).map(
      ({ source, pointer }) => `${source.file} ${pointer}`,
    );
    expect(places).toEqual([
      'pages-config/pages/home/en.json /sections/0/actions/0/to',
      'pages-config/pages/home/pt.json /sections/0/actions/0/to',
      'pages-config/shell/en.json /header/contact/to',
      'pages-config/shell/pt.json /header/contact/to',
    ]);
    const plan = planSectionRemoval(small, contact, '/#hero');
    expect(await checkPlan(files, plan)).toEqual({ problems: [], placeholders: [] });
    const page = JSON.parse(plannedText(plan, files, 'pages-config/pages/home/en.json'));
    expect([page.arrivals[0].section, page.sections[0].actions[0].to]).toEqual(['hero', '#hero']);
    expect(plannedText(plan, files, 'pages-config/shell/en.json')).toContain('"/#hero"');
  });

  test('takes what its page declares of it', () => {
    const declared = {
      translatedFrom: { hero: 'abcd1234' },
      languageExceptions: {
        identicalText: { 'hero/lead': 'A name', 'contact-section/heading': 'A name' },
        otherLink: { hero: 'A reason' },
      },
    };
    const page = 'pages-config/pages/home/en.json';
    const with_ = siteFiles({ [page]: testPage('en', 'home', declared) });
    const plan = planSectionRemoval(validate(with_).site!, { route: 'home', id: 'hero' });
    const { translatedFrom, languageExceptions } = JSON.parse(plannedText(plan, with_, page));
    expect([translatedFrom, languageExceptions]).toEqual([
      undefined,
      { identicalText: { 'contact-section/heading': 'A name' } },
    ]);
  });
});

test('a section that goes to another page is followed by links and scroll flags, and its own links lead where they led', async () => {
  const plan = planSectionTransfer(small, {
    from: contact,
    to: { route: 'about/us', id: 'talk' },
    place: { after: 'hero' },
  });
  expect(await checkPlan(files, plan)).toEqual({ problems: [], placeholders: [] });
  const [home, about] = ['home', 'about/us'].map((route) =>
    JSON.parse(plannedText(plan, files, `pages-config/pages/${route}/pt.json`)),
  );
  expect(home.sections.map(({ id }: { id: string }) => id)).toEqual(['hero']);
  expect(home.arrivals).toBe(undefined);
  expect(home.sections[0].actions[0].to).toBe('/about/us#talk');
  expect(about.sections.map(({ id }: { id: string }) => id)).toEqual([
    'hero',
    'talk',
    'contact-section',
  ]);
  const moved = planSectionTransfer(small, {
    from: { route: 'home', id: 'hero' },
    to: { route: 'about/us', id: 'opening' },
    place: 'last',
  });
  expect(sectionsIn(moved, files, 'pages-config/pages/about/us/pt.json').at(-1)).toMatchObject({
    id: 'opening',
    actions: [{ to: '#contact-section' }],
  });
});

describe('a page that goes', () => {
  test('leaves the menus and the footer, and redirects in all languages', async () => {
    expect([linksToPage(small, 'about/us'), nearestPath(small, 'about/us')]).toEqual([[], '/']);
    const plan = planPageRemoval(small, 'about/us', '/');
    expect(await checkPlan(files, plan)).toEqual({ problems: [], placeholders: [] });
    const { header, footer } = JSON.parse(plannedText(plan, files, 'pages-config/shell/en.json'));
    expect([header.menus, footer.columns]).toEqual([[], []]);
    expect(JSON.parse(plannedText(plan, files, 'pages-config/site.json')).redirects).toEqual([
      { from: '/about/us', to: '/' },
      { from: '/en/about/us', to: '/en' },
    ]);
  });

  test('leaves no redirect where it was a draft', () => {
    const draft = (language: string) => testPage(language, 'about/us', { status: 'draft' });
    const drafts = siteFiles(
      Object.fromEntries(
        ['pt', 'en'].map((each) => [`pages-config/pages/about/us/${each}.json`, draft(each)]),
      ),
    );
    const plan = planPageRemoval(validate(drafts).site!, 'about/us', '/');
    expect(plan.has('pages-config/site.json')).toBe(false);
  });
});

test('a form and a picture that go are replaced where they are named', async () => {
  const [form, heir] = ['clinics', 'gyms'];
  const plan = planFileRemoval(site, 'form', form, heir);
  expect((await checkPlan(shipped, plan)).problems).toEqual([]);
  expect([...plan].filter(([, content]) => content === undefined)).toEqual([
    [`pages-config/forms/${form}.json`, undefined],
  ]);
  expect([...plan.values()].filter((text) => String(text).includes(`"form": "${form}"`))).toEqual(
    [],
  );
});

describe('as commands', () => {
  test.each([
    [['add', 'section', '/courses', 'baner'], 'Did you mean banner?'],
    [['add', 'section', '/course', 'banner'], 'Did you mean /courses?'],
    [['add', 'section', '/courses', 'banner', '--after', 'heroo'], 'Did you mean hero?'],
    [['add', 'section', '/courses', 'banner', '--first', '--last'], 'one place only'],
    [['add', 'section', '/courses', 'banner', '--example', '99'], 'none, 1, 2'],
    [['add'], 'section /page block'],
    [['order', '/', 'hero'], '--after, --before, --first, --last'],
    [['order', '/#heroo', '--last'], 'Did you mean hero?'],
    [['remove', 'page', 'home'], 'The home page stays'],
    [['remove', 'form', 'trial-lesson'], 'pages-config/pages/home/en.json:'],
    [['remove', 'picture', '/images/dingy.png'], 'Did you mean /images/dinghy.png?'],
    [['move', 'section', '/#hero', 'x', '--last'], 'npm run order'],
    [['copy', 'section', '/#hero', '/nowhere'], 'There is no /nowhere.'],
  ])('%j is answered with what to do', async (args, words) => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const { code, stderr } = await runTool(...args, '--root', root, '--yes');
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(await readFolder(root)).toEqual(before);
  });

  test('what was added, ordered and removed is as it was', async () => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const run = async (...args: string[]) =>
      expect(await runTool(...args, '--root', root, '--yes')).toMatchObject({ code: 0 });
    await run('add', 'section', '/courses', 'stats', '--first', '--id', 'figures');
    await run('order', '/courses#figures', '--last');
    expect(await readFolder(root)).not.toEqual(before);
    await run('remove', 'section', '/courses', 'figures');
    expect(await readFolder(root)).toEqual(before);
  });
});
