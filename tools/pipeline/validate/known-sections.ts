import type { RawReference } from './validators.ts';

/** A section in which nothing is wrong, and what it names, by pointers within it. */
type KnownSection = { section: object; references: RawReference[] };

/**
 * How many are remembered: some megabytes. Pages that campaigns have many of share most of their
 * sections.
 */
const maxKnown = 4000;
const byText = new Map<string, KnownSection>();
const bySection = new WeakMap<object, KnownSection>();

/**
 * A section that was right with the same text, its defaults filled in: it takes the place of the
 * same one on other pages, so that who knows something of it need not find it out again. Nobody may
 * change it.
 */
export function findKnownSection(text: string): object | undefined {
  const found = byText.get(text);
  if (!found) return undefined;
  // Those that were not used for longest are forgotten.
  byText.delete(text);
  byText.set(text, found);
  return found.section;
}

/** What a known section names, where it stands at a pointer of a file; undefined of others. */
export const referencesOfKnown = (section: object, pointer: string): RawReference[] | undefined =>
  bySection.get(section)?.references.map(({ kind, value, pointer: within }) => ({
    kind,
    value,
    pointer: pointer + within,
  }));

/** @param references by pointers within the file @param pointer where the section stands there */
export function keepSection(
  text: string,
  section: object,
  references: RawReference[],
  pointer: string,
): void {
  const within = references.map((each) => ({
    ...each,
    pointer: each.pointer.slice(pointer.length),
  }));
  const known = { section, references: within };
  bySection.set(section, known);
  // A copy: what is cut out of a file's text would keep all of that in memory.
  byText.set(Buffer.from(text).toString(), known);
  const [oldest] = byText.keys();
  if (byText.size > maxKnown && oldest !== undefined) byText.delete(oldest);
}
