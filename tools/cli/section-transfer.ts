import { createNameParser } from '../editing/name-parser.ts';
import type { Place } from '../editing/section-place.ts';
import type { SectionName } from '../editing/section-references.ts';
import type { ToolLanguage } from '../messages/language.ts';
import type { Site } from '../model/site.ts';
import type { CommandOptions } from './command.ts';
import { parsePlace, placeOptions } from './place-options.ts';

/** How a section's new id, and its place on another page, are said. */
export const transferOptions = { ...placeOptions, id: { type: 'string' } } as const;

/**
 * A section that goes somewhere: `/page#id new-id` or `/page id new-id`, within its page, and
 * `/page#id /other`, to another one, where it keeps its id unless `--id` says a new one.
 * @throws InvalidNameError
 */
export function parseSectionTransfer(
  site: Site,
  values: CommandOptions,
  language: ToolLanguage,
): { from: SectionName; to: SectionName; place: Place | undefined } {
  const names = createNameParser(site, language);
  const said = values.operands;
  const from = names.sectionName(said[0]?.includes('#') ? said.slice(0, 1) : said.slice(0, 2));
  const target = said[0]?.includes('#') ? said[1] : said[2];
  const route = target?.startsWith('/') ? names.route(target) : from.route;
  const named = target?.startsWith('/') ? (route === from.route ? undefined : from.id) : target;
  const id = names.newSection(route, String(values.id ?? named ?? ''));
  const place = parsePlace(values, (each) => names.section(route, each), language);
  return { from, to: { route, id }, place };
}

/**
 * Where a copy stands of which nothing else is said: right below, or at the end of another page.
 */
export const placeBelow = (from: SectionName, to: SectionName): Place =>
  from.route === to.route ? { after: from.id } : 'last';
