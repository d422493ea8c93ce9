import { describe, expect, test } from 'vitest';
import { checkPlan, filesAfterPlan, type Plan, plannedText } from '../../tools/editing/plan.ts';
import { planPageCopy } from '../../tools/editing/plan-copy.ts';
import { planNewPage } from '../../tools/editing/plan-new-page.ts';
import {
  linksToPage,
  nearestPath,
  planFileRemoval,
  planPageRemoval,
} from '../../tools/editing/plan-removal.ts';
import { planSectionTransfer } from '../../tools/editing/plan-section-transfer.ts';
import { planSectionRemoval } from '../../tools/editing/plan-sections.ts';
import { linksToSection } from '../../tools/editing/section-references.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import type { Site, SiteFiles } from '../../tools/model/site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { siteFiles, testPage } from '../site.ts';

const shipped = await load(projectRoot);
const site = validate(shipped).site!;
const sectionsIn = (plan: Plan, files: SiteFiles, file: string): { id: string; type: string }[] =>
  JSON.parse(plannedText(plan, files, file)).sections;

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
    expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
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
  expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
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
    expect(await checkPlan(files, plan)).toMatchObject({ problems: [], placeholders: [] });
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

  const wanted = { root: '/site', preset: 'curta', form: 'contact', labels: {} };
  test.each([
    ['made', (of: Site, route: string) => planNewPage(of, { ...wanted, route })],
    ['copied', (of: Site, route: string) => planPageCopy(of, '/site', 'home', route)],
  ])('can be %s again: its redirects go, and no others', async (_, make) => {
    const config = JSON.parse(new TextDecoder().decode(files.json.get('pages-config/site.json')));
    const redirects = [
      { from: '/old', to: '/about/us' },
      { from: '/about', to: '/' },
    ];
    const earlier = siteFiles({ 'pages-config/site.json': { ...config, redirects } });
    const removal = planPageRemoval(validate(earlier).site!, 'about/us', '/');
    const without = filesAfterPlan(earlier, removal);
    const plan = make(validate(without).site!, 'about/us');
    expect((await checkPlan(without, plan)).problems).toEqual([]);
    expect(JSON.parse(plannedText(plan, without, 'pages-config/site.json')).redirects).toEqual([
      { from: '/old', to: '/' },
      { from: '/about', to: '/' },
    ]);
    const other = make(validate(without).site!, 'about/them');
    expect(other.has('pages-config/site.json')).toBe(false);
  });

  test('and its redirects stay while its copy is a draft', () => {
    const draft = testPage('en', 'about/us', { status: 'draft' });
    const config = JSON.parse(new TextDecoder().decode(files.json.get('pages-config/site.json')));
    const redirects = [{ from: '/team', to: '/' }];
    const drafts = siteFiles({
      'pages-config/site.json': { ...config, redirects },
      'pages-config/pages/about/us/en.json': draft,
    });
    const plan = planPageCopy(validate(drafts).site!, '/site', 'about/us', 'team');
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
