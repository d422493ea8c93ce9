import type { Section } from '../../../src/generated/types.ts';
import type { Problem } from '../../model/problem.ts';
import { parseJson } from './parse-json.ts';

/**
 * A place that cannot be shown because of a problem. The problem itself may be reported elsewhere:
 * a missing form is one problem, and blocks every section that names it.
 */
export type BlockingProblem = { file: string; pointer: string; problem: Problem };

/** What stands in the place of a section that cannot be shown. */
export type ProblemCard = { file: string; index: number; id: string; problems: Problem[] };

/** A file as it is shown: its bytes, and the cards of the sections that they leave out. */
export type PreviewFile = { bytes: Uint8Array; problemCards: ProblemCard[] };

type PageValue = { sections: unknown[] } & Record<string, unknown>;

/**
 * A page without its problems: a plain section stands for each faulty one, and faulty properties of
 * the page itself are as they were last shown.
 * @param faults those in this page
 * @param former the page as it was last shown
 * @returns undefined where the page has no list of sections
 */
export function withProblemCards(
  file: string,
  { bytes, problemCards: cards }: PreviewFile,
  faults: BlockingProblem[],
  former: PreviewFile | undefined,
): PreviewFile | undefined {
  const value = parsePage(bytes);
  if (!Array.isArray(value?.sections) || value.sections.length === 0) return undefined;
  const ids = value.sections.map((section) => (section as { id?: unknown } | null)?.id);
  const indexes = [...new Set(faults.flatMap(({ pointer }) => sectionIndexAt(pointer) ?? []))];
  const made = indexes.map(
    (place): ProblemCard => ({
      file,
      index: place,
      id: sectionIdAt(ids, place),
      problems: [
        ...new Set(
          faults
            .filter(({ pointer }) => sectionIndexAt(pointer) === place)
            .map(({ problem }) => problem),
        ),
      ],
    }),
  );
  for (const { index: place, id } of made)
    value.sections[place] = { type: 'notice', id, heading: '…' } satisfies Partial<Section>;
  const faulty = faults.flatMap(
    ({ pointer }) => /^\/(?!sections(?:\/|$))([^/]+)/.exec(pointer)?.[1] ?? [],
  );
  const fallbacks: Record<string, unknown> = {
    title: file.slice(-65),
    description: file.padEnd(50).slice(0, 160),
    ...(former && parsePage(former.bytes)),
  };
  for (const key of faulty) delete value[key];
  for (const key of ['title', 'description', ...faulty]) value[key] ??= fallbacks[key];
  return {
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    problemCards: [...cards, ...made],
  };
}

/** The index of the section that a pointer leads into. */
export function sectionIndexAt(pointer: string): number | undefined {
  const place = /^\/sections\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** The value of a file; undefined where it is no JSON. */
const parsePage = (bytes: Uint8Array) =>
  parseJson(new TextDecoder().decode(bytes)) as PageValue | undefined;

/** The section's id, where it is valid and no other section has it; else one by its index. */
function sectionIdAt(ids: unknown[], place: number): string {
  const id = ids[place];
  return typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id) && ids.indexOf(id) === place
    ? id
    : `problem-${place + 1}`;
}
