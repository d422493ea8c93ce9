import type { Block, LoadedPage } from '../hydration/loaded-page.ts';
import { known } from '../lib/known.ts';
import type { ShellData } from '../lib/page-data.ts';
import { ownCopy, type Piece } from '../lib/pieces.ts';
import { PageContext, usePage } from '../state/page-context.ts';
import { continuesGround } from './continued-ground.ts';
import { notingHue, type Readings, readingsOf, stillReads } from './page-readings.ts';

// Pages that campaigns have many of share most of their sections: the build renders each once, and
// again only where it would read something else of its page.

type KeptSection = { readings: Readings; piece: Piece };

type Section = LoadedPage['page']['sections'][number];

/** What is kept of each section for the pages of a language, by where on a page it stands. */
type KeptSections = WeakMap<Section, Map<string, KeptSection[]>>;

const sectionsByShell = new WeakMap<ShellData, KeptSections>();

/**
 * The blocks of a page, but for the sections that were rendered before: whoever gives pages the
 * same object for the same section has it rendered once for them.
 * @returns with what puts those in the rendered body, and keeps the others
 */
export function keepSections({ page, shell, blocks }: LoadedPage): {
  blocks: LoadedPage['blocks'];
  complete: (body: Piece[]) => Piece[];
} {
  const ofLanguage = sectionsByShell.get(shell) ?? new WeakMap();
  sectionsByShell.set(shell, ofLanguage);
  const sections = page.sections.map((section, index) => {
    // The ids that React gives depend on where among how many a section is, and its margin on the
    // ground of the one before it.
    const goesOn = continuesGround(page.sections[index - 1], section);
    const place = `${index} of ${page.sections.length}${goesOn ? ' on the same ground' : ''}`;
    const byPlace = ofLanguage.get(section) ?? new Map<string, KeptSection[]>();
    ofLanguage.set(section, byPlace);
    const kept = byPlace.get(place)?.find(({ readings }) => stillReads(page, readings));
    const keep = (made: KeptSection) =>
      byPlace.set(place, [...(byPlace.get(place) ?? []), made].slice(-maxAlike));
    return { id: section.id, keep, kept, readings: kept?.readings ?? new Map() };
  });
  const pieceOf = ({ keep, kept, readings }: (typeof sections)[number], html: string): Piece => {
    if (kept) return kept.piece;
    const piece = { html: ownCopy(html), isShared: true };
    keep({ readings, piece });
    return piece;
  };
  return {
    blocks: Object.fromEntries(
      sections.map(({ id, kept, readings }) => [
        id,
        kept ? standIn : noting(readings, known(blocks, id)),
      ]),
    ),
    complete(body) {
      let next = 0;
      const completed = body.flatMap((piece) => {
        const cut: Piece[] = [];
        let done = 0;
        for (const section of sections.slice(next)) {
          const place = placeOf(section.id, piece.html, done);
          if (!place) break;
          const html = piece.html.slice(place.start, place.end);
          cut.push({ html: piece.html.slice(done, place.start) }, pieceOf(section, html));
          done = place.end;
          next += 1;
        }
        return done === 0 ? [piece] : [...cut, { html: piece.html.slice(done) }];
      });
      const lost = sections[next];
      if (lost) throw new Error(`The section ${lost.id} has no boundary.`);
      return completed;
    },
  };
}

/** What stands in the place of a section that is kept. */
const standIn: Block = () => <template />;

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

/** How many forms of a section are kept that reads something else on each page, as its address. */
const maxAlike = 3;

const [boundary, boundaryEnd] = ['<!--$-->', '<!--/$-->'];

/** Where a section is in the body's HTML: in its boundary, which may have others in it. */
function placeOf(id: string, html: string, from: number) {
  const opening = `<div data-asleep="${id}">${boundary}`;
  const found = html.indexOf(opening, from);
  if (found < 0) return undefined;
  const start = found + opening.length;
  let [inner, end] = [start, start - 1];
  do {
    end = html.indexOf(boundaryEnd, end + 1);
    inner = html.indexOf(boundary, inner) + 1;
  } while (inner > 0 && inner <= end);
  return end < 0 ? undefined : { start, end };
}
