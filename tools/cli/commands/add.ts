import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planSectionAdd } from '../../editing/plan-sections.ts';
import { createTranslator } from '../../messages/translate.ts';
import { exampleName, examplesOf } from '../../model/block-examples.ts';
import { blockSchema, blockSchemas } from '../../model/schemas.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';
import { parsePlace, placeOptions } from '../place-options.ts';

/** `npm run add`: a section more on a page, in all languages, from an example of its block. */
export const command: Command = {
  helpValues: () => ({ blocks: Object.keys(blockSchemas()).join(', ') }),
  options: {
    ...planOptions,
    ...placeOptions,
    id: { type: 'string' },
    example: { type: 'string' },
    form: { type: 'string' },
  },
  subcommands: ['section'],
  maxOperands: 2,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site }) => {
      const names = createNameParser(site, language);
      const [page, block] = values.operands;
      const t = createTranslator(language);
      if (!values.subcommand || page === undefined || block === undefined)
        throw new InvalidNameError(t('editing.missing', { flags: t('editing.pageAndBlock') }));
      const route = names.route(page);
      const type = names.known(t('editing.block'), block, Object.keys(blockSchemas()));
      const place = parsePlace(values, (id) => names.section(route, id), language) ?? 'last';
      const id =
        values.id === undefined
          ? names.freeSection(route, type)
          : names.newSection(route, String(values.id));
      const examples = examplesOf(blockSchema(type));
      const numbers = examples.map((_, index) => String(index + 1));
      const named = examples.map((each, index) => `${index + 1} (${exampleName(each, language)})`);
      const wanted = String(values.example ?? '1');
      const none = 'none';
      const chosen = names.known('--example', wanted, [none, ...numbers], [none, ...named]);
      const example = chosen === none ? undefined : Number(chosen) - 1;
      const form = names.form(values.form === undefined ? undefined : String(values.form));
      return {
        plan: planSectionAdd(site, { route, type, id, place, example, form }),
        path: pathOf(route),
      };
    }),
};
