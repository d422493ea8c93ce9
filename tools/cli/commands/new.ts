import { fieldWords } from '../../editing/plan-new-form.ts';
import type { Command } from '../command.ts';
import { planOptions } from '../confirm-plan.ts';
import { newForm } from './new/new-form.ts';
import { newPage, presetList } from './new/new-page.ts';

/**
 * `npm run new`: a page in all languages from an outline, with its entry in a menu, or a form of
 * the fields that are named. What is not said is asked for.
 */
export const command: Command = {
  helpValues: (language) => ({
    presets: presetList(language),
    roles: fieldWords.roles.join(', '),
    kinds: fieldWords.kinds.join(', '),
  }),
  options: {
    ...planOptions,
    route: { type: 'string' },
    preset: { type: 'string' },
    form: { type: 'string' },
    menu: { type: 'string' },
    label: { type: 'string', multiple: true },
    fields: { type: 'string' },
  },
  subcommands: ['page', 'form'],
  maxOperands: 1,
  run: (values, language) =>
    values.subcommand === 'form' ? newForm(values, language) : newPage(values, language),
};
