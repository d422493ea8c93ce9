import { parseTarget } from '../../src/lib/links.ts';
import type { WrittenSection } from '../model/block-examples.ts';
import { asPlaceholder } from '../model/placeholder-mark.ts';
import { withoutTakenIds } from '../model/section-ids.ts';
import { type PageVersion, pathOf, type Site, versionsOf } from '../model/site.ts';
import { withItem, withItemMoved, withValue } from './json-text.ts';
import { nameOnSite } from './name-on-site.ts';
import { type Plan, plannedText } from './plan.ts';
import { rewriteReferences } from './rewrite-references.ts';
import { withoutDeclarations } from './section-declarations.ts';
import { emptySection, exampleSection, withReferences } from './section-example.ts';
import { indexOfPlace, type Place } from './section-place.ts';
import {
  idsOf,
  linkedIdsOf,
  linksToSection,
  retargetRedirects,
  type SectionName,
  targetFrom,
} from './section-references.ts';

export type NewSection = SectionName & {
  /** The block: `banner`. */
  type: string;
  place: Place;
  /** Which example of the block, counted from 0; undefined for the least that the block can be. */
  example?: number;
  /** The form that it shows, where it shows one. */
  form: string;
};

/** Plans a section more in all languages of a page. Its texts wait to be written. */
export function planSectionAdd(site: Site, section: NewSection): Plan {
  const { route, type, id, place, example } = section;
  return new Map(
    versionsOf(site, route).map(({ source, language }) => {
      const written =
        example === undefined
          ? emptySection(type, language)
          : exampleSection(type, example, language);
      const added = fitted(site, { ...written, id }, section);
      return [
        source.file,
        withItem(source.text, '/sections', added, placeIn(site, source, route, place)),
      ];
    }),
  );
}

/** The place of a new section in one version of a page. */
export const placeIn = (
  site: Site,
  source: PageVersion['source'],
  route: string,
  place: Place,
): number =>
  indexOfPlace(
    source.value.sections.map(({ id }) => id),
    place,
    idsOf(site, route),
  );

/**
 * A block's example as a section of a page: its texts are marked, and what it names is there. A
 * link that would lead nowhere leads to the page's form, or home.
 */
function fitted(site: Site, section: WrittenSection, { route, form }: NewSection): WrittenSection {
  const sections = versionsOf(site, route).flatMap(({ source }) => source.value.sections);
  const ids = new Set([...sections.map(({ id }) => id), section.id]);
  const contact = sections.find(({ type }) => type === 'contact')?.id;
  const taken = linkedIdsOf(site, route).add(section.id);
  return withReferences(withoutTakenIds(section, taken), (reference) => {
    const { kind, value } = reference;
    if (kind === 'message') return asPlaceholder(value);
    if (kind === 'form') return form;
    if (kind !== 'target') return nameOnSite(site, reference);
    const target = parseTarget(value);
    const isThere = target.path ? site.versions.has(target.path) : ids.has(target.section);
    return isThere ? value : contact ? `#${contact}` : '/';
  });
}

/** Plans another place for a section, as it is written, in all languages of its page. */
export function planSectionOrder(site: Site, { route, id }: SectionName, place: Place): Plan {
  const model = idsOf(site, route).filter((each) => each !== id);
  return new Map(
    versionsOf(site, route).flatMap(({ source }) => {
      const ids = source.value.sections.map((section) => section.id);
      const [from, others] = [ids.indexOf(id), ids.filter((each) => each !== id)];
      const to = indexOfPlace(others, place, model);
      if (from < 0 || from === to) return [];
      return [[source.file, withItemMoved(source.text, '/sections', from, to)] as const];
    }),
  );
}

/**
 * Plans that a section goes from all languages of its page, with what they say of it and the scroll
 * flags that lead to it.
 * @param to where the links to it lead from now on, as `/page#section`; where there are none,
 *   nothing
 */
export function planSectionRemoval(site: Site, name: SectionName, to?: string): Plan {
  const plan: Plan = new Map();
  const links = new Set(linksToSection(site, name));
  const [path, target] = [pathOf(name.route), to === undefined ? undefined : parseTarget(to)];
  rewriteReferences(site, plan, (reference) =>
    to !== undefined && links.has(reference) ? targetFrom(site, reference, to) : undefined,
  );
  retargetRedirects(site, plan, new Map([[`${path}#${name.id}`, to ?? path]]));
  const heir = target?.path === path ? target.section : '';
  for (const { source } of versionsOf(site, name.route)) {
    const text = plannedText(plan, site.files, source.file);
    plan.set(source.file, withoutSection(withArrivalsTo(text, name.id, heir), name.id));
  }
  return plan;
}

/** The text of a page without a section, and without what it says of it. */
export function withoutSection(text: string, id: string): string {
  const { sections }: { sections: WrittenSection[] } = JSON.parse(text);
  const index = sections.findIndex((section) => section.id === id);
  return index < 0
    ? text
    : withoutDeclarations(withValue(text, `/sections/${index}`, undefined), id);
}

type Arrival = { flag: string; section: string };

/** The scroll flags of a page that lead to a section. */
export const arrivalsAt = (text: string, id: string): Arrival[] =>
  ((JSON.parse(text).arrivals ?? []) as Arrival[]).filter(({ section }) => section === id);

/**
 * The text of a page whose scroll flags to a section lead to another one, or, where there is none,
 * are gone.
 */
export function withArrivalsTo(text: string, id: string, heir: string): string {
  const arrivals = (JSON.parse(text).arrivals ?? []) as Arrival[];
  const made = arrivals.reduceRight(
    (current, { section }, index) =>
      section !== id
        ? current
        : heir
          ? withValue(current, `/arrivals/${index}/section`, heir)
          : withValue(current, `/arrivals/${index}`, undefined),
    text,
  );
  return made !== text && JSON.parse(made).arrivals.length === 0
    ? withValue(made, '/arrivals', undefined)
    : made;
}
