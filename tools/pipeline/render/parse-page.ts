import { setWithin } from '../../../src/lib/bounded-map.ts';
import type { PageData } from '../../../src/lib/page-data.ts';
import { ownCopy } from '../../../src/lib/pieces.ts';

/** Where a section stands in a page's JSON: its first character, and the one after its last. */
export type SectionSpan = readonly [start: number, end: number];

type Section = PageData['sections'][number];

/** How many sections are known: some megabytes. */
const maxSections = 1000;

/**
 * What parses the JSON of pages, in which a section of the same text is the same object: what is
 * made of it serves all pages that have it.
 */
export function pageParser(): (json: string, spans?: readonly SectionSpan[]) => PageData {
  const known = new Map<string, Section>();
  const sectionOf = (text: string): Section => {
    const found = known.get(text);
    if (found) return found;
    const section: Section = JSON.parse(text);
    setWithin(known, maxSections, ownCopy(text), section);
    return section;
  };
  return (json, spans = []) => {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last) return JSON.parse(json);
    const page: PageData = JSON.parse(json.slice(0, first[0]) + json.slice(last[1]));
    return { ...page, sections: spans.map((span) => sectionOf(json.slice(...span))) };
  };
}
