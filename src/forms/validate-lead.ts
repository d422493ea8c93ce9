import type { ResolvedField } from '../lib/page-data.ts';
import { askedFields, checkedValue } from './asked-fields.ts';

export type FieldError = {
  name: string;
  rule: 'required' | 'email' | 'tooLong' | 'option' | 'tick';
};

/**
 * An e-mail address as far as its form can tell: one @, a dotted domain, and none of the characters
 * that part addresses in a list.
 * Looser than the browser's own rule, which refuses accented addresses: a prospect is not to be
 * lost over one.
 */
const emailPattern = /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/;

/**
 * What is wrong with a lead by its form's definition, in the order of the fields; one problem a
 * field.
 * Required, kind, options and maxLength are those of pages-config/forms. A field that is not shown
 * cannot be missed; of one that another field's value hides nothing is asked at all.
 * @param values trimmed, with line breaks as the browser counts them: one character each
 */
export function validateLead(
  fields: ResolvedField[],
  values: Record<string, string>,
): FieldError[] {
  return judgedFields(fields, values).flatMap((field) => {
    const { name } = field;
    const rule = brokenRule(field, (Object.hasOwn(values, name) && values[name]) || '');
    return rule ? [{ name, rule }] : [];
  });
}

/** The fields of which something can be wrong: not those that another field's value hides. */
function judgedFields(fields: ResolvedField[], values: Record<string, string>): ResolvedField[] {
  const asked = new Set(askedFields(fields, values));
  return fields.filter((field) => !field.showIf || asked.has(field));
}

function brokenRule(
  { kind, required, shown, maxLength, options }: ResolvedField,
  value: string,
): FieldError['rule'] | undefined {
  if (value === '' && !(required && shown)) return undefined;
  if (kind === 'checkbox') return value === checkedValue ? undefined : 'tick';
  if (options) return options.some((option) => option.value === value) ? undefined : 'option';
  if (value === '') return 'required';
  if (value.length > maxLength) return 'tooLong';
  return kind === 'email' && !emailPattern.test(value) ? 'email' : undefined;
}

/**
 * Those of the problems shown that are still there. A field with another problem by now is in the
 * middle of being mended.
 */
export const remainingErrors = (earlier: FieldError[], current: FieldError[]): FieldError[] =>
  earlier.filter(({ name, rule }) =>
    current.some((each) => each.name === name && each.rule === rule),
  );

/** Those of the problems shown whose field is still asked for: the others are nobody's concern. */
export function judgedErrors(
  errors: FieldError[],
  fields: ResolvedField[],
  values: Record<string, string>,
): FieldError[] {
  const names = new Set(judgedFields(fields, values).map(({ name }) => name));
  return errors.filter(({ name }) => names.has(name));
}
