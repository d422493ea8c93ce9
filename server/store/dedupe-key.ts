import { createHash } from 'node:crypto';
import { type Lead, normalizedEmailOf } from './lead-store.ts';

/**
 * What makes two submissions one lead: the form's key for it, or else the address, the form and the
 * day. Those set apart are a world of their own, so that nobody's spam stands in for a lead. So are
 * those that a form sent before its fields got other roles: a correction has the roles of its lead.
 */
export function dedupeKeyOf(
  { form, fields, roles, apart, submission }: Lead,
  id: string,
  now: Date,
): string {
  const email = normalizedEmailOf(fields, roles);
  const parts = submission
    ? ['submission', submission]
    : email
      ? ['day', email, now.toISOString().slice(0, 10)]
      : ['once', id];
  return createHash('sha256')
    .update(JSON.stringify([apart ?? '', form, ...parts, roles]))
    .digest('base64url');
}

/**
 * The key that a lead set apart has once somebody takes it among the others: that of the same lead
 * if it had not been set apart.
 */
export const releasedKeyOf = (lead: Lead, id: string, now: Date): string | null =>
  lead.apart ? dedupeKeyOf({ ...lead, apart: undefined }, id, now) : null;
