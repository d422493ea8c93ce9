import { parseTarget } from '../../src/lib/links.ts';
import type { WrittenSection } from '../model/block-examples.ts';
import { asPlaceholder } from '../model/placeholder-mark.ts';
import { required } from '../model/required.ts';
import { withoutTakenIds } from '../model/section-ids.ts';
import { mainLanguageOf, pathOf, type Reference, type Site, versionsOf } from '../model/site.ts';
import { withItem } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';
import { arrivalsAt, placeIn, withArrivalsTo, withoutSection } from './plan-sections.ts';
import { rewriteReferences } from './rewrite-references.ts';
import { withDeclarations } from './section-declarations.ts';
import { withReferences } from './section-example.ts';
import type { Place } from './section-place.ts';
import {
  idsOf,
  isWithin,
  leadsTo,
  linkedIdsOf,
  retargetRedirects,
  type SectionName,
  targetFrom,
} from './section-references.ts';

/** A section, and the page and place that it goes to. */
export type SectionTransfer = { from: SectionName; to: SectionName; place: Place };

/**
 * Plans a copy of a section, in all languages of the page that it goes to. A language that the
 * section's own page lacks gets the main language's texts, marked as unwritten.
 */
export function planSectionCopy(site: Site, transfer: SectionTransfer): Plan {
  const plan: Plan = new Map();
  planArrival(site, plan, transfer);
  return plan;
}

/**
 * Plans that a section goes to another page, in all languages. Links and redirects follow it, and
 * so do the scroll flags that lead to it.
 */
export function planSectionTransfer(site: Site, transfer: SectionTransfer): Plan {
  const { from, to } = transfer;
  const plan: Plan = new Map();
  const [before, after] = [`${pathOf(from.route)}#${from.id}`, `${pathOf(to.route)}#${to.id}`];
  rewriteReferences(site, plan, (reference) =>
    leadsTo(site, reference, from) && !isWithin(site, reference, from)
      ? targetFrom(site, reference, after)
      : undefined,
  );
  retargetRedirects(site, plan, new Map([[before, after]]));
  planArrival(site, plan, transfer);
  const flags = versionsOf(site, from.route).flatMap(({ source }) =>
    arrivalsAt(source.text, from.id).map(({ flag }) => flag),
  );
  for (const { source } of versionsOf(site, from.route)) {
    const text = plannedText(plan, site.files, source.file);
    plan.set(source.file, withoutSection(withArrivalsTo(text, from.id, ''), from.id));
  }
  for (const { source } of versionsOf(site, to.route)) {
    const expected = source.value.arrivals.map(({ flag }) => flag);
    const more = [...new Set(flags)].filter((flag) => !expected.includes(flag));
    const text = plannedText(plan, site.files, source.file);
    plan.set(
      source.file,
      more.reduce((made, flag) => withItem(made, '/arrivals', { flag, section: to.id }), text),
    );
  }
  return plan;
}

/** Puts a section into every version of the page that it goes to. */
function planArrival(site: Site, plan: Plan, { from, to, place }: SectionTransfer): void {
  const origins = versionsOf(site, from.route).filter(({ source }) =>
    source.value.sections.some(({ id }) => id === from.id),
  );
  const main = origins.find(({ language }) => language === mainLanguageOf(site).code) ?? origins[0];
  const taken = linkedIdsOf(site, to.route).add(to.id);
  for (const { source, language } of versionsOf(site, to.route)) {
    const own = origins.find((page) => page.language === language);
    if (!own && from.route === to.route) continue;
    const origin = required(own ?? main, `section ${from.id}`).source;
    // As it is written: the value of the source has defaults filled in.
    const { sections }: { sections: WrittenSection[] } = JSON.parse(origin.text);
    const section = required(
      sections.find(({ id }) => id === from.id),
      `section ${from.id}`,
    );
    const arriving = withoutTakenIds({ ...section, id: to.id }, taken);
    const moved = withReferences(arriving, ({ kind, value }) => {
      if (kind === 'target') return carriedTarget(site, value, from, to);
      return kind === 'message' && !own ? asPlaceholder(value) : value;
    });
    const text = withItem(
      plannedText(plan, site.files, source.file),
      '/sections',
      moved,
      placeIn(site, source, to.route, place),
    );
    plan.set(source.file, own ? withDeclarations(text, origin.text, from.id, to.id) : text);
  }
}

/**
 * Where a link of a section leads after it went to another page: to itself still; to a section of
 * its page to one of the same id where the other page has it, else back to where it was.
 */
function carriedTarget(
  site: Site,
  value: Reference['value'],
  from: SectionName,
  to: SectionName,
): string {
  const { path, section } = parseTarget(value);
  const isHere = path === '' || path === pathOf(from.route);
  if (isHere && section === from.id) return `#${to.id}`;
  if (path !== '' || from.route === to.route || idsOf(site, to.route).includes(section))
    return value;
  return `${pathOf(from.route)}#${section}`;
}
