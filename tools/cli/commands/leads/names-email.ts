import {
  normalizedEmail,
  normalizedEmailOf,
  type StoredLead,
} from '../../../../server/store/lead-store.ts';

/** Whether a lead names an e-mail address, at first or in a correction. */
export function namesEmail({ fields, roles, corrections }: StoredLead, email: string): boolean {
  const address = normalizedEmail(email);
  return [fields, ...corrections].some((each) => normalizedEmailOf(each, roles) === address);
}
