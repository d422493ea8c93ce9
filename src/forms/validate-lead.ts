import type { FieldData } from '../lib/data.ts';

export type FieldProblem = { name: string; problem: 'required' | 'email' | 'tooLong' };

/**
 * An e-mail address as far as its form can tell: one @, a dotted domain, and none of the characters
 * that part addresses in a list.
 * Looser than the browser's own rule, which refuses accented addresses: a prospect is not to be
 * lost over one.
 */
const emailForm = /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/;

/**
 * What is wrong with a lead by its form's definition, in the order of the fields; one problem a
 * field.
 * Required, kind and maxLength are those of pages-config/forms. A field that is not shown cannot be
 * missed.
 * @param values trimmed, with line breaks as the browser counts them: one character each
 */
export function validateLead(fields: FieldData[], values: Record<string, string>): FieldProblem[] {
  return fields.flatMap(({ name, kind, required, shown, maxLength }): FieldProblem[] => {
    const value = (Object.hasOwn(values, name) && values[name]) || '';
    if (value === '') return required && shown ? [{ name, problem: 'required' }] : [];
    if (value.length > maxLength) return [{ name, problem: 'tooLong' }];
    return kind === 'email' && !emailForm.test(value) ? [{ name, problem: 'email' }] : [];
  });
}

/**
 * Those of the problems shown that are still there. A field with another problem by now is in the
 * middle of being mended.
 */
export const remaining = (shown: FieldProblem[], now: FieldProblem[]): FieldProblem[] =>
  shown.filter(({ name, problem }) =>
    now.some((each) => each.name === name && each.problem === problem),
  );
