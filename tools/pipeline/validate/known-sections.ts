import { setWithin } from '../../../src/lib/bounded-map.ts';
import { ownCopy } from '../../../src/lib/pieces.ts';
import type { RawReference } from './validators.ts';

/** A section in which nothing is wrong, and what it names, where it was found first. */
type KnownSection = {
  section: object;
  pointer: string;
  references: readonly RawReference[];
  /** The same by the pointers at which the section stands: as the same objects for all files. */
  at: Map<string, readonly RawReference[]>;
};

/**
 * How many are remembered, then the first is forgotten: some megabytes. Pages that campaigns have
 * many of share most of their sections.
 */
const maxKnown = 4000;
const byText = new Map<string, KnownSection>();
const bySection = new WeakMap<object, KnownSection>();

/**
 * A section that was right with the same text, its defaults filled in: it takes the place of the
 * same one on other pages, so that who knows something of it need not find it out again. Nobody may
 * change it.
 */
export const findKnownSection = (text: string): object | undefined => byText.get(text)?.section;

/** What a known section names, where it stands at a pointer of a file; undefined of others. */
export function referencesOfKnown(
  section: object,
  pointer: string,
): readonly RawReference[] | undefined {
  const known = bySection.get(section);
  if (!known) return undefined;
  const { references, at } = known;
  const found =
    at.get(pointer) ??
    references.map((each) => ({
      ...each,
      pointer: pointer + each.pointer.slice(known.pointer.length),
    }));
  at.set(pointer, found);
  return found;
}

/** @param references by pointers within the file @param pointer where the section stands there */
export function keepSection(
  text: string,
  section: object,
  references: readonly RawReference[],
  pointer: string,
): void {
  const known = { section, pointer, references, at: new Map([[pointer, references]]) };
  bySection.set(section, known);
  // A copy: what is cut out of a file's text would keep all of that in memory.
  setWithin(byText, maxKnown, ownCopy(text), known);
}
