import type { ResolvedField } from '../lib/page-data.ts';

/** What a ticked box sends, in every language. */
export const checkedValue = 'yes';

type Conditional = Pick<ResolvedField, 'name' | 'shown' | 'showIf'>;

/**
 * The fields that a form asks for, as it is filled in: those that are shown, and of those with a
 * condition the ones whose other field is asked for and has one of the values. The browser hides
 * the others and the server keeps nothing of them, both by this function.
 */
export const askedFields = <Field extends Conditional>(
  fields: Field[],
  values: Record<string, string>,
): Field[] => fields.filter((field) => isAsked(field, fields, values));

function isAsked(field: Conditional, fields: Conditional[], values: Record<string, string>) {
  // Each step leaves a field out, so that a circle, which check refuses, comes to an end.
  let [current, others]: [Conditional | undefined, Conditional[]] = [field, fields];
  while (current?.shown) {
    const { showIf }: Conditional = current;
    if (!showIf) return true;
    const value = Object.hasOwn(values, showIf.field) ? values[showIf.field] : undefined;
    if (value === undefined || ![showIf.is].flat().includes(value)) return false;
    others = others.filter((each) => each !== current);
    current = others.find(({ name }) => name === showIf.field);
  }
  return false;
}
