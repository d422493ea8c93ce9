import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planPageCopy, planPictureCopy } from '../../editing/plan-copy.ts';
import { planDetach } from '../../editing/plan-detach.ts';
import { planSectionCopy } from '../../editing/plan-section-transfer.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';
import { parseSectionTransfer, placeBelow, transferOptions } from '../section-transfer.ts';

/**
 * `npm run copy`: a page, a section or a picture once more, under another name; with `--detach` a
 * page's own copy of a shared section, in its place.
 */
export const command: Command = {
  options: { ...planOptions, ...transferOptions, detach: { type: 'boolean' } },
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
        if (values.detach) {
          const { route, id } = names.sectionName(values.operands);
          const plan = planDetach(site, route, id);
          const t = createTranslator(language);
          if (!plan) throw new InvalidNameError(t('editing.notShared', { id }));
          return { plan, path: pathOf(route) };
        }
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
