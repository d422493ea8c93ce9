import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planSectionOrder } from '../../editing/plan-sections.ts';
import { createTranslator } from '../../messages/translate.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';
import { parsePlace, placeOptions } from '../place-options.ts';

/** `npm run order`: another place for a section, in all languages of its page. */
export const command: Command = {
  options: { ...planOptions, ...placeOptions },
  maxOperands: 2,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site }) => {
      const names = createNameParser(site, language);
      const section = names.sectionName(values.operands, 'order');
      const place = parsePlace(values, (id) => names.section(section.route, id), language);
      if (!place)
        throw new InvalidNameError(
          createTranslator(language)('editing.missing', {
            flags: '--after, --before, --first, --last',
          }),
        );
      return { plan: planSectionOrder(site, section, place), path: pathOf(section.route) };
    }),
};
