import { expect, it } from 'vitest';
import {
  config,
  home,
  homeEn,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { type SiteFileMap, siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const shellEn = shell.replace('pt', 'en');
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00Z`;
const [noon, opens, closes] = [day(20), day(22), day(24)];

const page = (route: string, more: object): SiteFileMap =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => [
      `pages-config/pages/${route}/${language}.json`,
      testPage(language, route, more),
    ]),
  );
const to = (target: string) => [
  { type: 'hero', id: 'hero', heading: 'H', lead: 'L', actions: [{ label: 'A', to: target }] },
  { type: 'contact', id: 'contact-section', heading: 'C', form: 'contact' },
];
const link = (file: string) => withEdit(file, (value) => (value.sections = to('/promo')));
const fromHome = { ...link(home), ...link(homeEn) };

const codesAt = async (time: string, ...changes: SiteFileMap[]) =>
  (await checkSite(siteFiles(Object.assign({}, ...changes)), Date.parse(time))).problems.map(
    ({ code, file, pointer, params: { date } }) => `${code} ${file}${pointer} ${date}`,
  );
const atHome = `${home}/sections/0/actions/0/to`;
const before = [`link/to-unpublished ${atHome} ${opens}`];
const after = [`link/to-withdrawn ${atHome} ${closes}`];

it('a link is one problem until its page is out, and for as long as that will be taken down', async () => {
  const opening = page('promo', { publishAt: opens });
  expect(await codesAt(noon, fromHome, opening)).toEqual(before);
  expect(await codesAt(opens, fromHome, opening)).toEqual([]);
  const closing = page('promo', { unpublishAt: closes });
  expect(await codesAt(noon, fromHome, closing)).toEqual(after);
  expect(await codesAt(day(25), fromHome, closing)).toEqual(after);
});

it('a page may link to one that is out whenever it is, and to itself', async () => {
  const times = { publishAt: opens, unpublishAt: closes };
  const promo = page('promo', { ...times, sections: to('/promo#hero') });
  expect(await codesAt(noon, promo, page('teaser', { ...times, sections: to('/promo') }))).toEqual(
    [],
  );
  const longer = page('teaser', { publishAt: opens, sections: to('/promo') });
  expect(await codesAt(noon, promo, longer)).toEqual([
    `link/to-withdrawn pages-config/pages/teaser/pt.json/sections/0/actions/0/to ${closes}`,
  ]);
});

it('menus and footer may name it; what is always there may not, nor may a redirect', async () => {
  const promo = page('promo', { publishAt: opens });
  const entry = { label: 'P', to: '/promo' };
  const [menu, menuEn] = [shell, shellEn].map((file) =>
    withEdit(file, ({ header, footer }) => {
      header.menus[0].items.push(entry);
      footer.legal.push(entry);
    }),
  );
  expect(await codesAt(noon, promo, menu!, menuEn!)).toEqual([]);
  const fixed = withEdit(shell, ({ header }) => (header.home.to = '/promo'));
  expect(await codesAt(noon, promo, fixed)).toEqual([
    `link/to-unpublished ${shell}/header/home/to ${opens}`,
  ]);
  const redirect = withEdit(config, (site) => (site.redirects = [{ from: '/p', to: '/promo#x' }]));
  expect(await codesAt(noon, promo, redirect)).toEqual([
    `link/to-unpublished ${config}/redirects/0/to ${opens}`,
  ]);
});

it('the address of a page that will be taken down may lead on, and no other', async () => {
  const redirect = withEdit(config, (site) => (site.redirects = [{ from: '/promo', to: '/' }]));
  expect(await codesAt(noon, redirect, page('promo', { unpublishAt: closes }))).toEqual([]);
  expect(await codesAt(noon, redirect, page('promo', { publishAt: opens }))).toEqual([
    `link/redirect-taken ${config}/redirects/0/from undefined`,
  ]);
});

it('a site that is right is right at every later moment', async () => {
  const sites = [undefined, opens, closes].flatMap((publishAt) =>
    [undefined, opens, closes].flatMap((unpublishAt) =>
      [{}, { publishAt: opens }, { unpublishAt: closes }, { publishAt: opens, unpublishAt: closes }]
        .filter(() => unpublishAt === undefined || publishAt !== unpublishAt)
        .filter(() => !(publishAt === closes && unpublishAt === opens))
        .map((target) => [
          page('teaser', { publishAt, unpublishAt, sections: to('/promo') }),
          page('promo', target),
        ]),
    ),
  );
  const moments = [noon, opens, day(23), closes, day(25)];
  let right = 0;
  for (const site of sites) {
    const found = await Promise.all(moments.map((moment) => codesAt(moment, ...site)));
    const firstRight = found.findIndex((codes) => codes.length === 0);
    if (firstRight < 0) continue;
    right += 1;
    expect(found.slice(firstRight).flat()).toEqual([]);
  }
  expect(right).toBeGreaterThan(sites.length / 2);
  expect(right).toBeLessThan(sites.length);
});
