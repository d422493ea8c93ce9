import type { QuarantineReason } from '../store/lead-store.ts';

/** What became of the submissions that this process has had since it started. */
export type LeadCounts = {
  /** Kept, to be delivered and answered. */
  taken: number;
  /** Kept, but set apart, by the reason. */
  apart: Record<QuarantineReason, number>;
  /** Refused, since the store could not keep them. */
  failed: number;
  /** Not kept, since their address had sent too many. */
  dropped: number;
  /** Not taken: too large, or of no form that the site has. */
  refused: number;
};

/** Counts that begin at 0. */
export const createLeadCounts = (): LeadCounts => ({
  taken: 0,
  apart: { trap: 0, timing: 0, links: 0, rate: 0 },
  failed: 0,
  dropped: 0,
  refused: 0,
});
