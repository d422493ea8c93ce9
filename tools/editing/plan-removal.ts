import { localizedHref, parseTarget } from '../../src/lib/links.ts';
import { addressOf, localTarget } from '../model/addresses.ts';
import { draftPaths } from '../model/drafts.ts';
import { formFile, publicFile } from '../model/file-paths.ts';
import { parentPointer, valueAtPointer } from '../model/json-pointer.ts';
import { namesPublicFile } from '../model/schema.ts';
import { pathOf, type Reference, routesOf, type Site, versionsOf } from '../model/site.ts';
import { withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';
import { planRedirects } from './plan-redirects.ts';
import { rewriteReferences } from './rewrite-references.ts';
import { targetFrom } from './section-references.ts';

/** What can be removed beside a section, by what references to it are called. */
export type Removable = 'form' | 'picture';

/** Which forms must have a field that the provider expects; who goes is no longer among them. */
const contractPointer = /^\/leads\/fields\/\d+\/forms\/\d+$/;

const isContract = ({ config }: Site, { source, pointer }: Reference): boolean =>
  source === config && contractPointer.test(pointer);

const namesOf = (site: Site, what: Removable, name: string): Reference[] =>
  site.references.filter(
    ({ kind, value }) =>
      value === name && (kind === what || (what === 'picture' && namesPublicFile(kind))),
  );

/** Where a form or a file of the public folder is shown, and would be missed. */
export const usesOf = (site: Site, what: Removable, name: string): Reference[] =>
  namesOf(site, what, name).filter((reference) => !isContract(site, reference));

/**
 * Plans that a form or a file of the public folder goes.
 * @param to what is named in its place; where nothing names it, nothing
 */
export function planFileRemoval(site: Site, what: Removable, name: string, to?: string): Plan {
  const plan: Plan = new Map([[what === 'form' ? formFile(name) : publicFile(name), undefined]]);
  const uses = new Set(usesOf(site, what, name));
  rewriteReferences(site, plan, (reference) => (uses.has(reference) ? to : undefined));
  const contracts = namesOf(site, what, name).filter((reference) => isContract(site, reference));
  for (const { source, pointer } of contracts.reverse()) {
    const text = plannedText(plan, site.files, source.file);
    plan.set(source.file, withoutItem(text, pointer));
  }
  return plan;
}

/** Without an item of a list, and without the group that has the list where that was all of it. */
function withoutItem(text: string, pointer: string): string {
  const list = parentPointer(pointer);
  const isLast = (valueAtPointer(JSON.parse(text), list) as unknown[]).length === 1;
  return withValue(text, isLast ? parentPointer(list) : pointer, undefined);
}

/** A link that is an entry of a menu or of the footer, and goes with the page that it leads to. */
const entryPointer = /^\/(header\/menus|footer)\/.*\d+\/to$/;

/**
 * The links to a page that cannot go with it: all but its own, and the entries of menus and footer.
 */
export const linksToPage = (site: Site, route: string): Reference[] =>
  site.references.filter(
    ({ kind, value, source, pointer }) =>
      kind === 'target' &&
      parseTarget(value).path === pathOf(route) &&
      site.pageBySource.get(source)?.route !== route &&
      !([...site.shells.values()].some((shell) => shell === source) && entryPointer.test(pointer)),
  );

/**
 * The published page that is nearest above a route: `/seguranca` for `seguranca/gdpr`, else home.
 */
export function nearestPath(site: Site, route: string): string {
  const drafts = draftPaths(site);
  const parts = route.split('/').slice(0, -1);
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/')).reverse();
  const routes = routesOf(site);
  return pathOf(above.find((each) => routes.includes(each) && !drafts.has(pathOf(each))) ?? 'home');
}

/**
 * Plans that a page goes, in all languages, with its entries in menus and footer. Its addresses,
 * and those that led to it, lead to another; those of a draft, which nobody knows, do not.
 * @param to the other target, as `/page` or `/page#section`
 */
export function planPageRemoval(site: Site, route: string, to: string): Plan {
  const plan: Plan = new Map(versionsOf(site, route).map(({ source }) => [source.file, undefined]));
  const links = new Set(linksToPage(site, route));
  rewriteReferences(site, plan, (reference) =>
    links.has(reference) ? targetFrom(site, reference, to) : undefined,
  );
  for (const { file } of site.shells.values()) {
    const text = plannedText(plan, site.files, file);
    const made = withoutEntries(text, (target) => parseTarget(target).path === pathOf(route));
    if (made !== text) plan.set(file, made);
  }
  if (!draftPaths(site).has(pathOf(route)))
    planRedirects(
      site,
      plan,
      site.config.value.languages.flatMap((language) => {
        const target = localizedHref(localTarget(site, to, language.code), language.prefix);
        const former = localizedHref(pathOf(route), language.prefix);
        return [former, addressOf(site, pathOf(route), language)].map((from): [string, string] => [
          from,
          target,
        ]);
      }),
      { keepsSections: false },
    );
  return plan;
}

/** The text of a shell without the links that are gone, and without the lists that this empties. */
function withoutEntries(text: string, isGone: (target: string) => boolean): string {
  const found = emptiedEntry(JSON.parse(text), '', isGone);
  return found === undefined ? text : withoutEntries(withValue(text, found, undefined), isGone);
}

/** The pointer of an item of a list that leads nowhere any more, or whose own list is empty. */
function emptiedEntry(
  value: unknown,
  pointer: string,
  isGone: (target: string) => boolean,
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const { to, items, links } = Object(part);
    const list = items ?? links;
    const isEmptied = Array.isArray(list) && list.length === 0;
    if (Array.isArray(value) && (isEmptied || (typeof to === 'string' && isGone(to))))
      return `${pointer}/${key}`;
    const within = emptiedEntry(part, `${pointer}/${key}`, isGone);
    if (within) return within;
  }
  return undefined;
}
