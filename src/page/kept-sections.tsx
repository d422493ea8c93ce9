import type { Block, LoadedPage } from '../hydration/loaded-page.ts';
import { known } from '../lib/known.ts';
import type { ShellData } from '../lib/page-data.ts';
import { PageContext, usePage } from '../state/page-context.ts';
import { notingHue, type Readings, readingsOf, stillReads } from './page-readings.ts';

// Pages that campaigns have many of share most of their sections: the build renders each once, and
// again only where it would read something else of its page.

type KeptSection = { readings: Readings; html: string };

/** How many sections are kept for the pages of a language, in each thread: some megabytes. */
const maxSections = 1000;

const sectionsByShell = new WeakMap<ShellData, Map<string, KeptSection[]>>();

/** What stands in the place of a section that is kept. */
const place = /<template data-kept="([^"]*)"><\/template>/g;

/**
 * The blocks of a page, but for the sections that were rendered before.
 * @returns with what puts those in the rendered body, and keeps the others
 */
export function keepSections({ page, shell, blocks }: LoadedPage): {
  blocks: LoadedPage['blocks'];
  complete: (body: string) => string;
} {
  const ofLanguage = sectionsByShell.get(shell) ?? new Map<string, KeptSection[]>();
  sectionsByShell.set(shell, ofLanguage);
  const sections = page.sections.map((section, index) => {
    // The ids that React gives depend on where among how many a section is.
    const key = JSON.stringify([section, index, page.sections.length]);
    const kept = ofLanguage.get(key)?.find(({ readings }) => stillReads(page, readings));
    return { id: section.id, key, kept, readings: kept?.readings ?? new Map() };
  });
  return {
    blocks: Object.fromEntries(
      sections.map(({ id, kept, readings }) => [
        id,
        kept ? standIn(id) : noting(readings, known(blocks, id)),
      ]),
    ),
    complete(body) {
      for (const { id, key, kept, readings } of sections)
        if (!kept) keep(ofLanguage, key, { readings, html: ownCopy(sectionIn(body, id)) });
      const html = new Map(sections.map(({ id, kept }) => [id, kept?.html]));
      return body.replace(place, (whole, id: string) => html.get(id) ?? whole);
    },
  };
}

const standIn = (id: string) => (() => <template data-kept={id} />) as Block;

/** A block that notes what its section reads of the page. */
const noting = (readings: Readings, Own: Block): Block =>
  function Noting(section) {
    const { page, shell } = usePage();
    const noted = { shell, page: readingsOf(page, readings), hasHue: notingHue(page, readings) };
    return (
      <PageContext value={noted}>
        <Own {...section} />
      </PageContext>
    );
  };

function keep(all: Map<string, KeptSection[]>, key: string, section: KeptSection): void {
  const alike = all.get(key) ?? [];
  all.delete(key);
  all.set(key, [...alike, section].slice(-maxAlike));
  const [oldest] = all.keys();
  if (all.size > maxSections && oldest !== undefined) all.delete(oldest);
}

/** Of what is cut out of a body the engine would keep all of that body. */
const ownCopy = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** How many forms of a section are kept that reads something else on each page, as its address. */
const maxAlike = 3;

const [boundary, boundaryEnd] = ['<!--$-->', '<!--/$-->'];

/** The HTML of a section within a body: what is in its boundary, which may have others in it. */
function sectionIn(body: string, id: string): string {
  const opening = `<div data-asleep="${id}">${boundary}`;
  const start = body.indexOf(opening) + opening.length;
  let [inner, end] = [start, start - 1];
  do {
    end = body.indexOf(boundaryEnd, end + 1);
    inner = body.indexOf(boundary, inner) + 1;
  } while (inner > 0 && inner <= end);
  if (start < opening.length || end < 0) throw new Error(`The section ${id} has no boundary.`);
  return body.slice(start, end);
}
