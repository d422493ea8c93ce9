import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planPageMove, planPictureMove, planSectionMove } from '../../editing/plan-move.ts';
import { planSectionTransfer } from '../../editing/plan-section-transfer.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';
import { parseSectionTransfer, transferOptions } from '../section-transfer.ts';

/**
 * `npm run move`: a page, a section's id or a picture gets another name, and so does every place
 * that names it.
 */
export const command: Command = {
  options: { ...planOptions, ...transferOptions },
  subcommands: ['page', 'section', 'picture'],
  maxOperands: 3,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site, root }) => {
      const names = createNameParser(site, language);
      const [first = '', second = ''] = values.operands;
      if (values.subcommand === 'page') {
        const [from, to] = [names.route(first), names.newRoute(second)];
        if (from === 'home') throw new InvalidNameError(createTranslator(language)('editing.home'));
        return { plan: planPageMove(site, root, from, to), path: pathOf(to) };
      }
      if (values.subcommand === 'section') {
        const { from, to, place } = parseSectionTransfer(site, values, language);
        if (from.route === to.route && place)
          throw new InvalidNameError(createTranslator(language)('editing.orderInstead'));
        const plan =
          from.route === to.route
            ? planSectionMove(site, from.route, from.id, to.id)
            : planSectionTransfer(site, { from, to, place: place ?? 'last' });
        return { plan, path: pathOf(to.route) };
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
