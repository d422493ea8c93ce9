import type { Theme, Tone } from '../../../src/generated/types.ts';
import { withParts } from './with-parts.ts';

/** The tones that are a colour of their own beside the page's and the highlight. */
const others: ReadonlySet<unknown> = new Set<Tone>(['coral', 'indigo']);

/**
 * A page's JSON in which, where the site wants one colour, each tone is the page's own, the
 * highlight or the ground's. It is done here and not by styles, so that what looks alike has one
 * class. In the list of a screen that says how soon, the coral of what is urgent remains: as the
 * page's own colour it would look like what is not. Bricks keep all: in one colour a wall has none.
 */
export const withTones = <Value>({ tones }: Theme, value: Value): Value =>
  tones === 'all' ? value : (inOneColor(value) as Value);

function inOneColor(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isByUrgency = 'screen' in value && value.screen === 'risks';
  const isWall = 'layout' in value && value.layout === 'bricks';
  return withParts(value, (part, key) => {
    if (key === 'tiles' && isByUrgency) return inColorsOfUrgency(part);
    if (key === 'items' && isWall) return part;
    return key === 'tone' && others.has(part) ? 'brand' : inOneColor(part);
  });
}

function inColorsOfUrgency(tiles: unknown): unknown {
  if (!Array.isArray(tiles)) return tiles;
  return withParts(tiles, (tile) => (isCoral(tile) ? tile : inOneColor(tile)));
}

const isCoral = (tile: unknown) =>
  typeof tile === 'object' && tile !== null && 'tone' in tile && tile.tone === 'coral';
