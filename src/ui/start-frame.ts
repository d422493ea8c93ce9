import type { ArtName } from '../generated/types.ts';
import { extents } from './art-extents.ts';

/** What an `svg` shows so that the left end of a drawing stands where the words above it do. */
export function startFrame(name: ArtName) {
  const { from, to } = extents[name];
  return { viewBox: `${from} 0 ${to - from} 200`, preserveAspectRatio: 'xMinYMax meet' };
}
