import type { SourceFile } from '../../model/source.ts';

/** Looks at a part of a file's value. @returns what is to be told of it */
type Look<Found> = (value: object, pointer: string, source: SourceFile) => Found[];

/**
 * Makes what looks at a file's value: at all but its sections, and at each of them. A file is
 * looked at once, and so is a section that several pages have where nothing is to be told of it.
 */
export function inSections<Found>(look: Look<Found>): (source: SourceFile) => Found[] {
  const byFile = new WeakMap<SourceFile, Found[]>();
  const without = new WeakSet<object>();
  const inSection = (section: object, pointer: string, source: SourceFile) => {
    if (without.has(section)) return [];
    const found = look(section, pointer, source);
    if (found.length === 0) without.add(section);
    return found;
  };
  return (source) => {
    const known = byFile.get(source);
    if (known) return known;
    const { sections = [], ...around } = source.value as { sections?: object[] };
    const found = [
      ...look(around, '', source),
      ...sections.flatMap((each, index) => inSection(each, `/sections/${index}`, source)),
    ];
    byFile.set(source, found);
    return found;
  };
}
