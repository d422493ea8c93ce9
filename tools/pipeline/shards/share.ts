import { createHash } from 'node:crypto';

/** One of so many shares of a site's pages; `index` counts from 1. */
export type Share = { index: number; count: number };

/** The only share of a site that is built at once. */
export const wholeSite: Share = { index: 1, count: 1 };

export const isWhole = ({ count }: Share): boolean => count === 1;

/** More would each have little to do beside reading and checking the whole site. */
const maxShares = 1000;

/** A share as it is said, `2/8`; undefined where that is none. */
export function parseShare(said: string): Share | undefined {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(said) ?? []).map(Number);
  if (index === undefined || count === undefined) return undefined;
  return index >= 1 && index <= count && count <= maxShares ? { index, count } : undefined;
}

/**
 * Whether a page belongs to a share. Its route alone decides: all languages, which have pictures in
 * common, are built together, and a page stays in its share when others come and go.
 */
export const isInShare = (route: string, { index, count }: Share): boolean =>
  createHash('sha256').update(route).digest().readUInt32BE() % count === index - 1;
