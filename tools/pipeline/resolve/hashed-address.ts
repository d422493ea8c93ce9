import { basename, extname } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';

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
  // Eight signs, as the bundler's: a page has some thirty, and none of them compresses.
  return `/assets/${name}${suffix}.${contentHash(content).slice(0, 8)}${extension}`;
}
