import type { ResolvedField } from '../lib/page-data.ts';

export type FieldError = { name: string; rule: 'required' | 'email' | 'tooLong' };

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
 * Required, kind and maxLength are those of pages-config/forms. A field that is not shown cannot be
 * missed.
 * @param values trimmed, with line breaks as the browser counts them: one character each
 */
export function validateLead(
  fields: ResolvedField[],
  values: Record<string, string>,
): FieldError[] {
  return fields.flatMap(({ name, kind, required, shown, maxLength }): FieldError[] => {
    const value = (Object.hasOwn(values, name) && values[name]) || '';
    if (value === '') return required && shown ? [{ name, rule: 'required' }] : [];
    if (value.length > maxLength) return [{ name, rule: 'tooLong' }];
    return kind === 'email' && !emailPattern.test(value) ? [{ name, rule: 'email' }] : [];
  });
}

/**
 * Those of the problems shown that are still there. A field with another problem by now is in the
 * middle of being mended.
 */
export const remainingErrors = (earlier: FieldError[], current: FieldError[]): FieldError[] =>
  earlier.filter(({ name, rule }) =>
    current.some((each) => each.name === name && each.rule === rule),
  );
