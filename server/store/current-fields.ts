import { valueOfRole } from './field-roles.ts';
import type { StoredLead } from './lead-store.ts';

/**
 * What a lead says now: its corrections over what it said at first. An empty field corrects
 * nothing, but for the consent, which holds only as long as it is given: a box that is not ticked
 * sends nothing.
 */
export function currentFields({
  fields,
  corrections,
  roles,
}: Pick<StoredLead, 'fields' | 'corrections' | 'roles'>): Record<string, string> {
  const filled = corrections.map((each) => ({
    ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== '')),
    ...(roles.consent && { [roles.consent]: valueOfRole(each, roles, 'consent') }),
  }));
  return Object.fromEntries([fields, ...filled].flatMap((each) => Object.entries(each)));
}
