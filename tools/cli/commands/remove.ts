import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import type { Plan } from '../../editing/plan.ts';
import {
  linksToPage,
  nearestPath,
  planFileRemoval,
  planPageRemoval,
  usesOf,
} from '../../editing/plan-removal.ts';
import { planSectionRemoval } from '../../editing/plan-sections.ts';
import { linksToSection } from '../../editing/section-references.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf, type Reference, type Site } from '../../model/site.ts';
import type { Command, CommandOptions } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';

/**
 * `npm run remove`: a section, a page, a picture or a form goes, in all languages. What still names
 * it is told, or leads elsewhere.
 */
export const command: Command = {
  options: { ...planOptions, to: { type: 'string' } },
  subcommands: ['section', 'page', 'picture', 'form'],
  maxOperands: 2,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site }) => ({
      ...removal(site, values, language),
      isLoss: true,
    })),
};

/**
 * The removal that was asked for.
 * @throws InvalidNameError where something still leads to what goes, and nothing says where it is
 *   to lead
 */
function removal(
  site: Site,
  { subcommand, operands, to: typed }: CommandOptions,
  language: ToolLanguage,
): { plan: Plan; path: string } {
  const names = createNameParser(site, language);
  const t = createTranslator(language);
  const [first = ''] = operands;
  const to = typeof typed === 'string' ? typed : undefined;
  const requireFree = (uses: Reference[], what: string, example: string) => {
    if (uses.length > 0 && to === undefined)
      throw new InvalidNameError(
        t('editing.stillUsed', {
          what,
          count: uses.length,
          places: uses.map(placeOf).join('\n'),
          example,
        }),
      );
  };
  if (subcommand === 'section') {
    const name = names.sectionName(operands);
    const path = pathOf(name.route);
    const target = to === undefined ? undefined : names.target(name.route, to);
    requireFree(linksToSection(site, name), `${path}#${name.id}`, `${path}#…`);
    return { plan: planSectionRemoval(site, name, target), path };
  }
  if (subcommand === 'page') {
    const route = names.route(first);
    if (route === 'home') throw new InvalidNameError(t('editing.home'));
    const nearest = nearestPath(site, route);
    requireFree(linksToPage(site, route), pathOf(route), nearest);
    const target = to === undefined ? nearest : names.target(route, to);
    return { plan: planPageRemoval(site, route, target), path: target.replace(/#.*/, '') };
  }
  if (subcommand === 'picture' || subcommand === 'form') {
    const known = subcommand === 'form' ? names.form : names.file;
    const name = known(first);
    const other = to === undefined ? undefined : known(to);
    const example = subcommand === 'form' ? names.form(undefined) : '/images/…';
    requireFree(usesOf(site, subcommand, name), name, example);
    return { plan: planFileRemoval(site, subcommand, name, other), path: '/' };
  }
  throw new InvalidNameError(t('editing.missing', { flags: 'section, page, picture, form' }));
}

/** `  file:3  /clinicas#contact`: where a reference stands, and what it says. */
function placeOf({ source, pointer, value }: Reference): string {
  const { file, line } = source.at(pointer);
  return `  ${file}:${line}  ${value}`;
}
