import { basename, extname } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';

/** `/share.png` → `/assets/share.<hash>.png`: named by the hash of what it is made of. */
export function addressOfHash(
  address: string,
  hash: string,
  suffix = '',
  extension = extname(address),
): string {
  const name = basename(address, extname(address));
  return `/assets/${name}${suffix}.${shortHash(hash)}${extension}`;
}

/** Eight signs, as the bundler's: a page has some thirty, and none of them compresses. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/**
 * `/images/team.jpg` → `/assets/team.<hash>.jpg`: the address of a file that may be kept for ever.
 * @param suffix goes between the name and the hash
 */
export const hashedAddress = (
  address: string,
  content: Uint8Array,
  ...more: [suffix?: string, extension?: string]
): string => addressOfHash(address, contentHash(content), ...more);
