import { localizedHref, parseTarget } from '../../src/lib/links.ts';
import { localTarget } from '../model/addresses.ts';
import { sectionIdsOf } from '../model/section-ids.ts';
import { pathOf, type Reference, type Site, versionsOf } from '../model/site.ts';
import { withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';

/** A section of a page: its route and its id. */
export type SectionName = { route: string; id: string };

/** Whether a link leads to a section, from wherever it stands. */
export function leadsTo(
  site: Site,
  { kind, value, source }: Reference,
  name: SectionName,
): boolean {
  if (kind !== 'target' || !value.endsWith(`#${name.id}`)) return false;
  return (parseTarget(value).path || site.pageBySource.get(source)?.path) === pathOf(name.route);
}

/** Whether a reference stands within a section itself, and goes where it goes. */
export function isWithin(site: Site, { source, pointer }: Reference, name: SectionName): boolean {
  const page = site.pageBySource.get(source);
  if (page?.route !== name.route) return false;
  const index = page.source.value.sections.findIndex(({ id }) => id === name.id);
  return index >= 0 && pointer.startsWith(`/sections/${index}/`);
}

/** The links that lead to a section from outside it. */
export const linksToSection = (site: Site, name: SectionName): Reference[] =>
  site.references.filter(
    (reference) => leadsTo(site, reference, name) && !isWithin(site, reference, name),
  );

/** A target as a page writes it: without its own path where it is in the page itself. */
export function targetFrom(site: Site, { source }: Reference, target: string): string {
  const { path, section } = parseTarget(target);
  return section && site.pageBySource.get(source)?.path === path ? `#${section}` : target;
}

/** The ids of a page's sections in its main version, the order that the others are to have. */
export function idsOf(site: Site, route: string): string[] {
  const versions = versionsOf(site, route);
  const main = site.config.value.languages[0]?.code;
  const version = versions.find(({ language }) => language === main) ?? versions[0];
  return version?.source.value.sections.map(({ id }) => id) ?? [];
}

/** All ids of a page that links may name, in whatever version. */
export const linkedIdsOf = (site: Site, route: string): Set<string> =>
  new Set(
    versionsOf(site, route).flatMap(({ source }) =>
      sectionIdsOf(source.value.sections).map(({ id }) => id),
    ),
  );

/**
 * Plans that redirects lead elsewhere, in each language: each stays where it is in its list.
 * @param targets from where they lead now to where they are to lead, without a language's prefix
 */
export function retargetRedirects(site: Site, plan: Plan, targets: Map<string, string>): void {
  const { config, files } = site;
  const addresses = new Map(
    config.value.languages.flatMap(({ code, prefix }) =>
      [...targets].map(([from, to]) => {
        const address = (target: string) => localizedHref(localTarget(site, target, code), prefix);
        return [address(from), address(to)];
      }),
    ),
  );
  config.value.redirects.forEach(({ to }, index) => {
    const now = addresses.get(to);
    if (now === undefined) return;
    const text = plannedText(plan, files, config.file);
    plan.set(config.file, withValue(text, `/redirects/${index}/to`, now));
  });
}
