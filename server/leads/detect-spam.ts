import type { SpamRules } from '../../src/generated/types.ts';
import type { QuarantineReason } from '../store/lead-store.ts';

/**
 * The signs of a submission: what was in the trap, how long the page had been open in milliseconds
 * where the form told, and the fields.
 */
export type SpamSignals = { honeypot: string; elapsed?: string; fields: Record<string, string> };

/**
 * The sign of spam by the site's rules, where there is one. Without scripts a form cannot tell the
 * time: it is then not asked for.
 */
export function detectSpam(
  { honeypot, elapsed, fields }: SpamSignals,
  { minimumSeconds, maximumLinks }: SpamRules,
): QuarantineReason | undefined {
  if (honeypot !== '') return 'trap';
  if (elapsed !== undefined && Number(elapsed) < minimumSeconds * 1000) return 'timing';
  const links = Object.values(fields).flatMap(
    (value) => value.match(/https?:\/\/(?:www\.)?|\bwww\./gi) ?? [],
  );
  return links.length > maximumLinks ? 'links' : undefined;
}
