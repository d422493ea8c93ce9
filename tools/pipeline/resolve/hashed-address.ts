import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** A short name for some content, for addresses that may be kept for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

/**
 * `/images/team.jpg` → `/assets/team.<hash>.jpg`: the address of a file that may be kept for ever.
 * @param suffix goes between the name and the hash
 */
export function hashedAddress(
  address: string,
  content: Uint8Array,
  suffix = '',
  extension = extname(address),
): string {
  const name = basename(address, extname(address));
  return `/assets/${name}${suffix}.${contentHash(content)}${extension}`;
}
