import { renderPage } from '../../src/entry-server.tsx';
import { headerPolicy, pagePolicyFor } from '../../tools/model/content-security-policy.ts';
import type { Problem } from '../../tools/model/problem.ts';
import type { Site, SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { thirdPartyOrigins } from '../../tools/pipeline/render/third-party-origins.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import {
  type HtmlShape,
  isNeedless,
  shapeOf,
  textOfAllMarkup,
  withStylesOf,
} from './html-shape.ts';
import { type Slot, withValues } from './slots.ts';

/** What became of hostile values, and where a page was not as it should be. */
export type Outcome = { shown: Slot[]; refused: Slot[]; faults: string[] };

const assets = {
  fonts: { heading: '/heading.woff2', body: '/body.woff2' },
  boot: '0',
  entry: '/entry.js',
};

/** How often those that the check refuses are taken out, until it refuses nothing. */
const attempts = 8;

/**
 * Puts values in their places, takes those out again that the check refuses, and renders the pages
 * of a language. Beside them it renders the same pages with plain words in the same places: whatever
 * they have in one and not in the other came from a value.
 */
export async function tryValues(
  files: SiteFiles,
  values: ReadonlyMap<Slot, string>,
  language: string,
): Promise<Outcome> {
  const kept = new Map(values);
  const hostile = await soundSite(files, kept);
  const shown = [...kept.keys()];
  const isRich = shown.some(({ holds }) => holds === 'rich text');
  const plain = new Map(
    [...kept]
      .filter(([{ holds }]) => holds !== 'address')
      .map(([slot, text]) => [slot, plainText(text)]),
  );
  const benign = await soundSite(files, plain);
  if (plain.size < shown.filter(({ holds }) => holds !== 'address').length)
    throw new Error('The check refused plain words.');
  const marked = isRich ? [await soundSite(files, withMarkup(plain))] : [];
  const [found, expected, allMarkup] = await Promise.all(
    [hostile, benign, ...marked].map((site) => shapesOf(site, language, isRich)),
  );
  const styles = [...(allMarkup?.values() ?? [])].flatMap(({ elements }) => elements);
  const faults = [...(found ?? [])].flatMap(([path, { elements, unsafe }]) => [
    ...unsafe.map((what) => `${path}: ${what}`),
    ...differences(elements, withStylesOf(expected?.get(path)?.elements ?? [], styles))
      .filter((what) => !isRich || !isNeedless(what))
      .map((what) => `${path}: ${what}`),
  ]);
  const refused = [...values.keys()].filter((slot) => !kept.has(slot));
  const hasAddress = shown.some(({ holds }) => holds === 'address');
  return { shown, refused, faults: hasAddress ? faults.filter(isOfAddress) : faults };
}

/** The same places with a text that has every markup. */
export const withMarkup = (values: ReadonlyMap<Slot, string>): Map<Slot, string> =>
  new Map([...values.keys()].map((slot) => [slot, textOfAllMarkup]));

/** Signs that may mean something to a parser: all but those of words and figures. */
const meaningful = /[^\p{L}\p{N} .,!?¿¡…%+$/-]|\/(?!\d)|(?<!\d)\//gu;
/** The first of 128 signs of boxes, which mean nothing to anybody. */
const boxes = 0x2500;

/**
 * A text with a box for each sign that may mean something to a parser, always the same box for the
 * same sign: titles must differ. Its words and numbers stay, for what a page is made of depends on
 * them: a heading keeps words together, a figure's size is by its length, a share is drawn as a bar.
 */
export const plainText = (text: string): string =>
  text.replace(meaningful, (sign) =>
    String.fromCodePoint(boxes + ((sign.codePointAt(0) ?? 0) % 128)),
  );

/** An address that leads elsewhere has other attributes; no other address may be a new element. */
const isOfAddress = (fault: string) =>
  !/: (only|not) in the hostile page: (a|link|iframe) /.test(fault);

/** The site with the values that the check lets through; the others leave `values`. */
export async function soundSite(files: SiteFiles, values: Map<Slot, string>): Promise<Site> {
  const ownErrors = await ownErrorsOf(files);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { site, errors: all } = await errorsOf(withValues(files, values));
    const errors = all.filter((each) => !namesOf(each).some((name) => ownErrors.has(name)));
    if (site && errors.length === 0) return site;
    const before = values.size;
    for (const slot of [...values.keys()])
      if (errors.some(({ file, pointer }) => file === slot.file && isAt(slot.pointer, pointer)))
        values.delete(slot);
    // What is not told at the value itself is told somewhere of its file.
    if (values.size === before)
      for (const slot of [...values.keys()])
        if (errors.some(({ file }) => file === slot.file) || attempt === attempts - 2)
          values.delete(slot);
  }
  throw new Error('The check refuses the site whatever is taken out.');
}

/**
 * What keeps the check from letting a site through, but for what it says of a text's signs: a text
 * with markup, which it refuses, is rendered all the same, so that nothing rests on the check alone.
 */
async function errorsOf(files: SiteFiles) {
  const { site, problems } = await checkSite(files);
  const isRefused = ({ severity, code }: Problem) =>
    severity === 'error' && !code.startsWith('text/');
  return { site, errors: problems.filter(isRefused) };
}

/** By the site, which is tried several times. */
const ownErrorsCache = new WeakMap<SiteFiles, Promise<Set<string>>>();

function ownErrorsOf(files: SiteFiles): Promise<Set<string>> {
  const known =
    ownErrorsCache.get(files) ??
    errorsOf(files).then(({ errors }) => new Set(errors.flatMap(namesOf)));
  ownErrorsCache.set(files, known);
  return known;
}

/**
 * Where a problem is, and what it is about: what several places lack is told at the first of them,
 * with the others beside it, and that may be another one once a value has taken its place.
 */
function namesOf({ code, file, pointer, params }: Problem): string[] {
  const { also: _others, alsoCount: _count, ...about } = params;
  return [`${code} ${file} ${pointer}`, `${code} ${JSON.stringify(about)}`];
}

/** Whether a problem is at a value, around it, or at a link within it. */
const isAt = (pointer: string, place: string) =>
  `${place}/`.startsWith(`${pointer}/`) || (place !== '' && pointer.startsWith(`${place}/`));

/** What each page of a language is made of, by its path. */
export async function shapesOf(site: Site, language: string, isRich: boolean) {
  const origins = thirdPartyOrigins(site);
  checkPolicy(headerPolicy(['0'], origins));
  const policyOf = pagePolicyFor(origins);
  const { pages, shells } = await resolve(site, { build: 'test', encode: false, year: 2026 });
  const shapes = new Map<string, HtmlShape>();
  for (const page of pages.filter((each) => each.language === language)) {
    const shell = shells.get(language);
    if (!shell) throw new Error(`There is no shell in ${language}.`);
    const html = await renderPage(page, shell, assets, { dataPath: '/data.json', policyOf });
    checkPolicy(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '');
    shapes.set(page.path, shapeOf(html, isRich));
  }
  return shapes;
}

const directives =
  /^(default|script|style|img|font|media|connect|frame|object)-src |^(form-action|base-uri|frame-ancestors|require-trusted-types-for|trusted-types) /;

/** @throws where an address has become a directive, or has opened one */
function checkPolicy(policy: string): void {
  for (const directive of policy.replaceAll('&#x27;', "'").split(/[;,] */))
    if (!directives.test(directive) || /unsafe|\*/.test(directive))
      throw new Error(`The policy has "${directive}".`);
}

/** What one list has and the other lacks, however often. */
export function differences(found: string[], expected: string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  for (const each of expected) counts.set(each, (counts.get(each) ?? 0) - 1);
  return [...counts].flatMap(([each, count]) =>
    count === 0 ? [] : [`${count > 0 ? 'only' : 'not'} in the hostile page: ${each.slice(0, 200)}`],
  );
}
