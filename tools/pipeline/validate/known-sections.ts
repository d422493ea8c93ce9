import type { RawReference } from './validators.ts';

/** A section in which nothing is wrong, and what it names, by pointers within it. */
type KnownSection = { section: object; references: RawReference[] };

/**
 * How many are remembered: some megabytes. Pages that campaigns have many of share most of their
 * sections.
 */
const maxKnown = 4000;
const known = new Map<string, KnownSection>();

/** What names a section: all that is written in it. */
export const keyOfSection = (section: object): string => JSON.stringify(section);

/** A section that was right with the same in it, its defaults filled in. Nobody may change it. */
export function findKnownSection(key: string): KnownSection | undefined {
  const found = known.get(key);
  if (found) remember(key, found);
  return found;
}

/** @param references by pointers within the file @param pointer where the section stands there */
export function keepSection(
  key: string,
  section: object,
  references: RawReference[],
  pointer: string,
): void {
  const within = references.map((each) => ({
    ...each,
    pointer: each.pointer.slice(pointer.length),
  }));
  remember(key, { section, references: within });
}

/** Those that were not used for longest are forgotten. */
function remember(key: string, section: KnownSection): void {
  known.delete(key);
  known.set(key, section);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
}
