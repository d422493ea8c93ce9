import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planPageCopy, planPictureCopy } from '../../editing/plan-copy.ts';
import { planSectionCopy } from '../../editing/plan-section-transfer.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';
import { parseSectionTransfer, placeBelow, transferOptions } from '../section-transfer.ts';

/** `npm run copy`: a page, a section or a picture once more, under another name. */
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
        return { plan: planPageCopy(site, root, from, to), path: pathOf(to) };
      }
      if (values.subcommand === 'section') {
        const { from, to, place } = parseSectionTransfer(site, values, language);
        const transfer = { from, to, place: place ?? placeBelow(from, to) };
        return { plan: planSectionCopy(site, transfer), path: pathOf(to.route) };
      }
      if (values.subcommand === 'picture')
        return {
          plan: await planPictureCopy(site, names.file(first), names.newFile(second)),
          path: '/',
        };
      throw new InvalidNameError(
        createTranslator(language)('editing.missing', { flags: 'page, section, picture' }),
      );
    }),
};
