import { isCancel, multiselect, text } from '@clack/prompts';
import { createNameParser, InvalidNameError } from '../../../editing/name-parser.ts';
import { fieldWords, planNewForm, type WantedField } from '../../../editing/plan-new-form.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { CommandOptions } from '../../command.ts';
import { confirmAndApplyPlan, isInteractive } from '../../confirm-plan.ts';

const allWords = [...fieldWords.roles, ...fieldWords.kinds];

/** Makes a form of the fields that are named. @returns the exit code */
export const newForm = (values: CommandOptions, language: ToolLanguage): Promise<number> =>
  confirmAndApplyPlan(values, language, async ({ site, root }) => {
    const t = createTranslator(language);
    const names = createNameParser(site, language);
    const said = { name: values.operands[0], fields: values.fields as string | undefined };
    const { name, fields } = isInteractive() ? await promptForMissing(said, language) : said;
    if (name === undefined || fields === undefined) {
      const flags = [
        ...(name === undefined ? [t('editing.formAndName')] : []),
        ...(fields === undefined ? ['--fields'] : []),
      ];
      if (isInteractive()) return void console.log(t('editing.left'));
      throw new InvalidNameError(t('editing.missing', { flags: flags.join(', ') }));
    }
    const form = names.newForm(name);
    const plan = planNewForm(site, root, form, parseFields(fields, language));
    return { plan, note: t('editing.newForm', { form }) };
  });

/**
 * Fields as they are said: `name,size:select,other:text:size` are one by its role, one of a kind
 * with a name of its own, and one that is asked where the second has its first option.
 * @throws InvalidNameError where one names no role, kind or field before it
 */
function parseFields(said: string, language: ToolLanguage): WantedField[] {
  const t = createTranslator(language);
  const known = allWords.join(', ');
  const fields: WantedField[] = [];
  for (const part of said.split(',').map((each) => each.trim())) {
    const [first = '', second, dependsOn] = part.split(':');
    const [name, word] = second === undefined ? [undefined, first] : [first, second];
    const isName = name === undefined || /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
    const choices = fields.flatMap((each) =>
      ['select', 'radio', 'checkbox', 'consent'].includes(each.word) ? (each.name ?? []) : [],
    );
    const isKnown = dependsOn === undefined || choices.includes(dependsOn);
    if (!isName || !allWords.includes(word) || !isKnown)
      throw new InvalidNameError(t('editing.fieldForm', { field: part, known }));
    fields.push({ word, name, dependsOn });
  }
  return fields;
}

/** Asks for what the command line did not say; what stays unsaid was not answered. */
async function promptForMissing(
  { name, fields }: { name?: string; fields?: string },
  language: ToolLanguage,
): Promise<{ name?: string; fields?: string }> {
  const t = createTranslator(language);
  const named = name ?? (await text({ message: t('editing.formName'), placeholder: 'interesse' }));
  if (isCancel(named)) return {};
  if (fields !== undefined) return { name: named, fields };
  const chosen = await multiselect({
    message: t('editing.formFields'),
    options: allWords.map((value) => ({ value, label: value })),
    initialValues: ['name', 'email'],
  });
  return isCancel(chosen) ? {} : { name: named, fields: chosen.join(',') };
}
