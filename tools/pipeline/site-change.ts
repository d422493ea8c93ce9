import { contentHash } from '../model/content-hash.ts';
import type { ComingChange } from '../model/server-data.ts';
import { type FileContent, isStored } from '../model/stored-content.ts';
import type { SiteOutput } from './render/render.ts';

/** What a state of the site has of its own at an address. */
export const contentAt = (output: SiteOutput, address: string): FileContent =>
  output.get(address) ?? '';

const digestOf = (content: FileContent): string =>
  isStored(content) ? content.digest : contentHash(content);

/**
 * What is other in a state of the site than in the one before, in the order of the addresses. What
 * has its hash in its name stays: visitors have pages open that name it.
 */
export function changeBetween(before: SiteOutput, after: SiteOutput, at: number): ComingChange {
  const isSame = (address: string) =>
    before.has(address) &&
    digestOf(contentAt(before, address)) === digestOf(contentAt(after, address));
  return {
    at,
    written: [...after.keys()].filter((address) => !isSame(address)).sort(),
    removed: [...before.keys()]
      .filter((address) => !after.has(address) && !address.startsWith('/assets/'))
      .sort(),
  };
}
