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

/**
 * The comparison of a part of a document: a section, or all else. Its pointers are those within the
 * part, since pages may have it in common.
 */
export type ComparedPart = Pick<PairLocation, 'pointer' | 'sourcePointer'> & {
  comparison: Comparison;
};

/** Something of a part, by where it stands in the document. */
export const placedIn =
  (part: Omit<ComparedPart, 'comparison'>) =>
  <Found extends Pick<PairLocation, 'pointer'>>(found: Found): Found => ({
    ...found,
    pointer: part.pointer + found.pointer,
    ...('sourcePointer' in found && { sourcePointer: part.sourcePointer + found.sourcePointer }),
  });

/** What the comparisons of a document's parts found, in their order. */
export const mergeParts = (parts: ComparedPart[]): Comparison => ({
  texts: parts.flatMap((part) => part.comparison.texts.map(placedIn(part))),
  differences: parts.flatMap((part) => part.comparison.differences.map(placedIn(part))),
});

const excerpt = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value).slice(0, 80);
