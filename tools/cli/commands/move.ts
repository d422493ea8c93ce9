import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planPageMove, planPictureMove, planSectionMove } from '../../editing/plan-move.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';

/**
 * `npm run move`: a page, a section's id or a picture gets another name, and so does every place
 * that names it.
 */
export const command: Command = {
  options: planOptions,
  subcommands: ['page', 'section', 'picture'],
  maxOperands: 3,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site, root }) => {
      const names = createNameParser(site, language);
      const [first = '', second = '', third = ''] = values.operands;
      if (values.subcommand === 'page') {
        const [from, to] = [names.route(first), names.newRoute(second)];
        if (from === 'home') throw new InvalidNameError(createTranslator(language)('editing.home'));
        return { plan: planPageMove(site, root, from, to), path: pathOf(to) };
      }
      if (values.subcommand === 'section') {
        const route = names.route(first);
        return {
          plan: planSectionMove(
            site,
            route,
            names.section(route, second),
            names.newSection(route, third),
          ),
          path: pathOf(route),
        };
      }
      if (values.subcommand === 'picture')
        return {
          plan: await planPictureMove(site, names.file(first), names.newFile(second)),
          path: '/',
        };
      throw new InvalidNameError(
        createTranslator(language)('editing.missing', { flags: 'page, section, picture' }),
      );
    }),
};
