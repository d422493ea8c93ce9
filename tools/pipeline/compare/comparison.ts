import { escapePointerPart } from '../../model/json-pointer.ts';

/**
 * Where something stands in a document and in its translation. List items count from 1, or go by
 * their id: `hero/items/2/heading`.
 */
export type PairLocation = { path: string; pointer: string; sourcePointer: string };

/** A text and its translation; undefined where one of them is missing. */
export type TextPair = PairLocation & { source?: string; text?: string; limit?: number };

export type DifferenceKind =
  | 'missingPart'
  | 'extraPart'
  | 'otherLink'
  | 'otherPicture'
  | 'otherSetting'
  | 'otherOrder';

/** What differs and is no text. */
type Difference = PairLocation & { kind: DifferenceKind; expected: string; found: string };

export type Comparison = { texts: TextPair[]; differences: Difference[] };

/** The location of a part: its name in paths, its key or index in both files. */
export const childLocation = (
  { path, pointer, sourcePointer }: PairLocation,
  name: string,
  key: string | number,
  sourceKey = key,
): PairLocation => {
  const own = `${pointer}/${escapePointerPart(key)}`;
  const isSame = pointer === sourcePointer && key === sourceKey;
  return {
    path: path ? `${path}/${name}` : name,
    pointer: own,
    sourcePointer: isSame ? own : `${sourcePointer}/${escapePointerPart(sourceKey)}`,
  };
};

/** A difference of two values, or of their number. */
export const differenceOf = (
  kind: DifferenceKind,
  location: PairLocation,
  source: unknown,
  target: unknown,
): Difference => ({ ...location, kind, expected: excerpt(source), found: excerpt(target) });

/** What several comparisons found, in their order. */
export const mergeComparisons = (comparisons: Comparison[]): Comparison => ({
  texts: comparisons.flatMap(({ texts }) => texts),
  differences: comparisons.flatMap(({ differences }) => differences),
});

const excerpt = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value).slice(0, 80);
