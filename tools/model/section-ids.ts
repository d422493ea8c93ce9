import type { Section } from '../../src/generated/types.ts';

/** An id in the HTML of a page's sections, and where its JSON says it. */
type SectionId = { id: string; pointer: string };

/**
 * The ids that links may name in a page: those of its sections, and of the subjects in them that
 * have one. Sections need not be valid: what has no id is undefined as a text.
 */
export const sectionIdsOf = (sections: readonly Section[]): SectionId[] =>
  sections.flatMap((section, index) => {
    const pointer = `/sections/${index}`;
    return [
      { id: String(section?.id), pointer: `${pointer}/id` },
      ...subjectIdsOf(section, pointer),
    ];
  });

/** Whether a page has a section of an id, as most links of it lead to: to list all takes longer. */
export const hasSection = ({ sections }: { sections: unknown }, id: string): boolean =>
  Array.isArray(sections) && sections.some((section) => section?.id === id);

/** The ids of a section's own subjects, each of which shows by itself. */
function subjectIdsOf(section: Section | null, pointer: string): SectionId[] {
  if (section?.type !== 'tabs' || !Array.isArray(section.items)) return [];
  return section.items.flatMap((item, index) =>
    item?.id ? [{ id: String(item.id), pointer: `${pointer}/items/${index}/id` }] : [],
  );
}

/** A section without those ids of its subjects that are taken, for a page has each once. */
export function withoutTakenIds<S extends { type: string }>(section: S, taken: Set<string>): S {
  if (section.type !== 'tabs' || !('items' in section) || !Array.isArray(section.items))
    return section;
  const items = section.items.map(({ id, ...item }: { id?: string }) =>
    id === undefined || taken.has(id) ? item : { id, ...item },
  );
  return { ...section, items };
}
