import { addressOf, languages, prefixes, type SitePage, site, tags, words } from '../site.ts';
import { readableTexts } from './texts.ts';
import { type PageRecord, widths, widthsOfLongerTexts } from './visits.ts';

/** What holds for every page: tells what is against it, nothing where it holds. */
export type Property = (record: PageRecord, page: SitePage) => string[];

/**
 * Bytes: of a page with its headers and of all scripts after a first click, as sent; of the boot
 * script.
 */
const limits = { page: 14_600, boot: 4_500, scripts: 85_000 };

/** How far a page may go down on a telephone of 390 pixels, in pixels. */
const longestOnTelephone = 9_000;

/**
 * Where the fonts come later than the first paint, the header's words move by a pixel or two: 0.00
 * as it is reported.
 */
const unseenShift = 0.005;

/** One line where two values differ. */
const differ = (what: string, found: unknown, expected: unknown): string[] => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: ${a} instead of ${b}`];
};

/** One line where a number is out of its bounds, with what whoever wrote the page can do. */
const outside = (
  what: string,
  value: number,
  least: number,
  most: number,
  whatToDo = '',
): string[] =>
  value >= least && value <= most
    ? []
    : [`${what}: ${value}, not from ${least} to ${most}${whatToDo}`];

const shorten =
  '. Shorten the texts of this page, take a section away, or give it a page of its own';

const urlOf = ({ route }: SitePage, language: SitePage['language']) =>
  site.url + addressOf(route, language);

/** The language of an address on the site; the main one has no prefix. */
const languageOf = (href: string) => {
  const [, first] = /^\/([^/#?]*)/.exec(href) ?? [];
  return languages.find((each) => prefixes[each] === `/${first}`) ?? 'pt';
};

const shifted = (shifts: PageRecord['wide']['shifts']): string[] =>
  shifts.reduce((sum, { value }) => sum + value, 0) < unseenShift
    ? []
    : shifts.map(({ value, what }) => `${value}: ${what}`);

/** The English home page has no skeleton, by the specification. */
const covered = (skeleton: PageRecord['wide']['skeleton'], { path }: SitePage): string[] =>
  path === '/en'
    ? differ('shown', skeleton.shown, false)
    : differ('skeleton', skeleton, { shown: true, covers: true, focusable: 0, header: true });

/** The properties of every page, by their names in a failure. */
export const properties: Record<string, Property> = {
  'it answers with its HTML, compressed and small': ({ wide }) => [
    ...differ('status', wide.status, 200),
    ...differ('encoding', wide.encoding, 'br'),
    ...outside('bytes with headers', wide.bytes, 1_000, limits.page, shorten),
  ],
  'the script in it is small': ({ wide: { facts } }) =>
    outside('bytes, uncompressed', facts.bootBytes, 100, limits.boot),
  'its head says its language, title, description and versions': ({ wide: { facts } }, page) => [
    ...differ('lang', facts.lang, tags[page.language]),
    ...differ('title', facts.title, page.json.title),
    ...differ('description', facts.description, page.json.description),
    ...differ('canonical', facts.canonical, [urlOf(page, page.language)]),
    ...differ(
      'alternates',
      Object.entries(facts.alternates).sort(),
      [
        ...languages.map((each) => [tags[each], urlOf(page, each)]),
        ['x-default', urlOf(page, 'pt')],
      ].sort(),
    ),
  ],
  'it has one header, navigation, main and footer': ({ wide: { facts } }) =>
    differ('landmarks', facts.landmarks, { header: 1, nav: 1, main: 1, footer: 1 }),
  'its one first heading is that of its first section': ({ wide: { facts } }, { language, json }) =>
    differ('h1', facts.h1, [words(language, json.sections[0]?.heading ?? '')]),
  'no heading level is left out': ({ wide: { facts } }) =>
    facts.levels.flatMap((level, index) => {
      const before = facts.levels[index - 1] ?? level;
      return level - before > 1 ? [`h${level} after h${before}`] : [];
    }),
  'its sections stand in the order of its JSON': ({ wide: { facts } }, { json }) => {
    const clauses = json.sections.flatMap(({ type, id, items }) =>
      type === 'clauses' ? (items as unknown[]).map((_, index) => `${id}-${index + 1}`) : [],
    );
    const own = json.sections.map(({ id }) => id);
    return differ('ids', [...facts.sections].sort(), [...own, ...clauses].sort()).concat(
      differ(
        'order',
        facts.sections.filter((id) => own.includes(id)),
        own,
      ),
    );
  },
  'the links of its sections stay in its language': ({ wide: { facts } }, { language }) =>
    facts.links.filter((href) => languageOf(href) !== language),
  'no id stands twice': ({ wide: { facts } }) => facts.repeatedIds,
  'every picture says its size and its text beforehand': ({ wide: { facts } }) =>
    facts.images
      .filter(({ width, height, alt }) => !(width > 0 && height > 0) || alt === null)
      .map((image) => JSON.stringify(image)),
  'no picture fails': ({ narrow }) => narrow.failedImages.map(String),
  'nobody else is asked for anything': ({ elsewhere }) => elsewhere,
  'nothing is stored in the browser': ({ stored }) => stored,
  'the console is quiet': ({ complaints }) => complaints,
  'a skeleton covers it from the first paint, wide': ({ wide }, page) =>
    covered(wide.skeleton, page),
  'a skeleton covers it from the first paint, narrow': ({ narrow }, page) =>
    covered(narrow.skeleton, page),
  'no script is asked for before somebody does something': ({ wide }) => wide.scriptsUnasked,
  'one click opens a menu': ({ wide }) => (wide.menuOpens ? [] : ['no menu is open']),
  'one script comes after the first click, and is small': ({ wide: { scripts } }) => {
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const each = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    return [
      ...differ('files', scripts.length, 1),
      ...outside(`bytes (${each})`, total, 10_000, limits.scripts),
    ];
  },
  'every section with a control comes alive when it is touched': ({ wide }) => wide.asleep,
  'nothing shifts while it loads and is read, wide': ({ wide }) => shifted(wide.shifts),
  'nothing shifts while it loads and is read, narrow': ({ narrow }) => shifted(narrow.shifts),
  'it has an end on a telephone': ({ narrow }) =>
    outside('pixels', narrow.height, 1, longestOnTelephone, shorten),
  'axe finds nothing, narrow': ({ narrow }) => narrow.accessibility.narrow ?? ['not looked at'],
  'axe finds nothing, wide': ({ narrow }) => narrow.accessibility.wide ?? ['not looked at'],
  ...Object.fromEntries(
    [
      ...widths.map((width) => `${width} pixels`),
      ...widthsOfLongerTexts.map((width) => `${width} pixels, with texts 40% longer`),
    ].map((at): [string, Property] => [
      `nothing overflows, is clipped or overlaps at ${at}`,
      ({ narrow }) => narrow.layout[at] ?? ['not looked at'],
    ]),
  ),
  'every character is in the font that it is set in': ({ narrow }) => narrow.foreign,
  'every text can be read without scripts': ({ plain }, { language, json }) => {
    const texts = readableTexts(language, json);
    return [
      ...outside('texts of the JSON', texts.length, 3, Number.POSITIVE_INFINITY),
      ...texts.filter((text) => !plain.text.includes(text)),
    ];
  },
  'no control stands in vain without scripts': ({ plain }) => plain.deadButtons,
  'clauses are numbered': ({ plain }) =>
    plain.numbered
      .filter(({ id, text }) => !text?.startsWith(`${id?.split('-').at(-1)}. `))
      .map(({ id, text }) => `${id}: ${text}`),
};
