import type { ArtName } from '../generated/types.ts';
import { extents } from './art-extents.ts';

const field = { width: 400, height: 200 };
/** How much of a panel's width its drawing takes, and of one that is as high as a section. */
const share = { panel: 0.8, band: 0.86, scene: 0.94 };

/** Every drawing, by name. */
export const artNames = Object.keys(extents) as ArtName[];

/** Whether a drawing comes from beyond its left edge, as a line does. */
export const isOpenAtLeft = (name: ArtName): boolean => extents[name].bleeds === 'both';

/** Whether what a drawing shows is at its right, so that what stands before it makes room. */
export const keepsRight = (name: ArtName): boolean => extents[name].bleeds === 'right';

/** Whether a drawing cannot be seen whole, and so stands on the lower edge of a band, too. */
export const standsOnFoot = (name: ArtName): boolean => extents[name].foot === undefined;

/** The air in a card beside a drawing, and below one that stands whole in it. */
const cardAir = 36;
/** How far beyond its field's foot a drawing goes on that looks cut there. */
const clearlyCut = 20;

/**
 * What a card shows of a drawing, from side to side and to its foot: the card's edge cuts what goes
 * on far beyond it, and nothing else comes near one.
 */
export function cardFrame(name: ArtName): string {
  const { from, to, top, bleeds, foot = Number.POSITIVE_INFINITY } = extents[name];
  const left = bleeds === 'both' ? from : from - cardAir;
  const right = bleeds ? to : to + cardAir;
  const low = foot < field.height + clearlyCut ? foot + cardAir : field.height;
  return `${left} ${top} ${right - left} ${low - top}`;
}

/**
 * What an `svg` shows so that the drawing fills a panel: most of its width, in the middle; what
 * bleeds keeps to its edge, and what does not reach beyond its field floats. In a `band`, as high
 * as its section, a drawing is seen whole where it can be, and else stands there large. A `scene`
 * stands on the foot of its section. `scenery`, which something stands before, fills its box,
 * however high that is.
 */
export function frameOf(name: ArtName, kind: keyof typeof share | 'scenery') {
  const { from, to, top, bleeds, foot } = extents[name];
  if (kind === 'scenery')
    return {
      viewBox: `0 ${top} ${field.width} ${field.height - top}`,
      preserveAspectRatio: `${keepsRight(name) ? 'xMax' : 'xMid'}YMid slice`,
    };
  if (bleeds === 'both')
    return {
      viewBox: kind !== 'panel' ? '80 -40 320 240' : `0 0 ${field.width} ${field.height}`,
      preserveAspectRatio: `xMaxYMax ${kind !== 'panel' ? 'meet' : 'slice'}`,
    };
  const margin = ((to - from) * (1 / share[kind] - 1)) / 2;
  const left = Math.round(from - margin);
  const right = bleeds ? to : Math.round(to + margin);
  const whole = kind === 'band' && foot !== undefined;
  const high = kind === 'panel' ? top : top - 12;
  // A scene goes on below the section's edge.
  const low = kind === 'panel' || foot === undefined ? field.height : foot + (whole ? 12 : 0);
  const across = bleeds ? 'xMax' : 'xMid';
  const floats = kind === 'panel' && foot !== undefined && foot <= field.height;
  return {
    viewBox: `${left} ${high} ${right - left} ${low - high}`,
    preserveAspectRatio: `${across}${whole || floats ? 'YMid' : 'YMax'} meet`,
  };
}
