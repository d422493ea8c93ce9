import { createNameParser, InvalidNameError, mostUsedForm } from '../../../editing/name-parser.ts';
import type { Plan } from '../../../editing/plan.ts';
import { planSectionCopy } from '../../../editing/plan-section-transfer.ts';
import {
  planSectionAdd,
  planSectionOrder,
  planSectionRemoval,
} from '../../../editing/plan-sections.ts';
import { idsOf, linksToSection } from '../../../editing/section-references.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { FileKind } from '../../../model/file-paths.ts';
import { blockSchemas } from '../../../model/schemas.ts';
import { pathOf, type Site } from '../../../model/site.ts';
import type { SectionEdit, SectionPlace } from '../../protocol/edits.ts';
import { pageAt } from '../page-at.ts';
import { requireUsable } from './broken-file.ts';
import { linkPlaces } from './link-places.ts';

/**
 * Plans what is done to a section, in all languages of its page.
 * @throws InvalidNameError where it cannot be done, with the reason for people
 */
export function planSectionEdit(site: Site, edit: SectionEdit, language: ToolLanguage): Plan {
  const { action, address, section: id, example, place } = edit;
  const t = createTranslator(language);
  const names = createNameParser(site, language);
  const route = pageAt(site, address)?.route;
  // Where no page is at the address, it may be in a file that cannot be read.
  const isOfPage = (kind: FileKind) =>
    kind.schema === 'page' && (route === undefined || kind.route === route);
  requireUsable(site, isOfPage, language);
  const ids = route === undefined ? [] : idsOf(site, route);
  const index = ids.indexOf(id);
  if (route === undefined || index < 0)
    throw new InvalidNameError(t('edit.noSection', { section: id, address }));
  const name = { route, id };
  const [former, next] = [ids[index - 1], ids[index + 1]];
  if (action === 'move-up' && former) return planSectionOrder(site, name, { before: former });
  if (action === 'move-down' && next) return planSectionOrder(site, name, { after: next });
  if (action === 'move' && place) {
    const neighbour = neighbourOf(place);
    if (neighbour !== undefined && !ids.includes(neighbour))
      throw new InvalidNameError(t('edit.noSection', { section: neighbour, address }));
    return planSectionOrder(site, name, place);
  }
  if (action === 'duplicate') {
    const to = { route, id: names.freeSection(route, id) };
    return planSectionCopy(site, { from: name, to, place: { after: id } });
  }
  if (action === 'add') {
    const type = names.known('', edit.type ?? '', Object.keys(blockSchemas()));
    const own = names.freeSection(route, type);
    const form = mostUsedForm(site);
    return planSectionAdd(site, {
      route,
      id: own,
      type,
      example,
      place: place ?? { after: id },
      form,
    });
  }
  if (action !== 'remove') throw new InvalidNameError(t('edit.noPlace'));
  const links = linksToSection(site, name);
  if (links.length > 0 && edit.to === undefined) {
    const places = linkPlaces(site, links, language).join('\n');
    const told = { count: links.length, places, section: `${pathOf(route)}#${id}` };
    throw new InvalidNameError(t('edit.stillLinked', { ...told, page: pathOf(route) }));
  }
  const to = edit.to === undefined ? undefined : names.target(route, edit.to);
  return planSectionRemoval(site, name, to);
}

/** The section beside which a place is, where it is beside one. */
const neighbourOf = (place: SectionPlace): string | undefined =>
  place === 'first' ? undefined : 'after' in place ? place.after : place.before;
