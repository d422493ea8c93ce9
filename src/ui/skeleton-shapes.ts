import type { SkeletonShape } from '../generated/types.ts';

/** A few placeholders: width in %, height in rem. */
type Outline = {
  placeholders: [number, number][];
  /** The height in rem of one that stands beside the others. */
  sidePlaceholder?: number;
  /** How many stand side by side below, and their height in rem. */
  columns?: [number, number];
};

/** The outline of each shape that a block's schema names as its `skeleton`. */
export const skeletonShapes: Record<SkeletonShape, Outline> = {
  hero: {
    placeholders: [
      [30, 1.5],
      [92, 4],
      [70, 4],
      [80, 1.25],
      [64, 1.25],
      [44, 3.25],
    ],
    sidePlaceholder: 26,
  },
  band: { placeholders: [[50, 3]], columns: [3, 7] },
  cards: {
    placeholders: [
      [12, 1],
      [52, 3],
    ],
    columns: [3, 15],
  },
  split: {
    placeholders: [
      [12, 1],
      [80, 3],
      [90, 1.25],
      [84, 1.25],
      [60, 1.25],
    ],
    sidePlaceholder: 18,
  },
  strip: { placeholders: [[30, 1.25]], columns: [4, 2.5] },
  video: {
    placeholders: [
      [50, 3],
      [100, 24],
    ],
  },
  list: {
    placeholders: [
      [50, 3],
      [100, 4],
      [100, 4],
      [100, 4],
      [100, 4],
      [100, 4],
    ],
  },
  contact: {
    placeholders: [
      [12, 1],
      [70, 3],
      [80, 1.25],
      [50, 1.25],
    ],
    sidePlaceholder: 28,
  },
  text: {
    placeholders: [
      [60, 3.5],
      [26, 1.25],
      [40, 2],
      [94, 1.1],
      [90, 1.1],
      [96, 1.1],
      [40, 1.1],
      [36, 2],
      [92, 1.1],
      [96, 1.1],
      [70, 1.1],
    ],
  },
  notice: {
    placeholders: [
      [8, 3],
      [70, 4],
      [60, 1.25],
      [50, 3.25],
    ],
  },
};
