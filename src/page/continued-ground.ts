/** What counts of a section: its ground, and whether it fills its band. */
type Band = { type: string; ground?: unknown; layout?: unknown };

/**
 * Whether a section goes on with the ground of the one before it, so that the air between them is
 * there once. An opening and half of a band have more on their ground, down to its edge: after
 * them, air is needed.
 */
export const continuesGround = (before: Band | undefined, section: Band | undefined): boolean =>
  before !== undefined &&
  before.ground !== undefined &&
  before.ground === section?.ground &&
  before.type !== 'hero' &&
  before.layout !== 'bleed';
