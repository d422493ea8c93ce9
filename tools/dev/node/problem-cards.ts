import type { Section } from '../../../src/generated/types.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * Where a problem keeps something from being shown. It may be told of elsewhere: what is missing is
 * told of once, and missing wherever it is named.
 */
export type BlockingProblem = { file: string; pointer: string; problem: Problem };

/** What stands in the place of a section that cannot be shown. */
export type ProblemCard = { file: string; index: number; id: string; problems: Problem[] };

/** A file as it is shown: its bytes, and the cards of the sections that they leave out. */
export type PreviewFile = { bytes: Uint8Array; problemCards: ProblemCard[] };

type PageValue = { sections: unknown[] } & Record<string, unknown>;

/**
 * A page without what is wrong in it: a plain section holds the place of each faulty one, and what
 * the page says of itself is as it last was.
 * @param faults those in this page
 * @param former the page as it was last shown
 * @returns undefined where the page has no places for its sections
 */
export function withProblemCards(
  file: string,
  { bytes, problemCards: cards }: PreviewFile,
  faults: BlockingProblem[],
  former: PreviewFile | undefined,
): PreviewFile | undefined {
  const value = valueOf(bytes);
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
    ...(former && valueOf(former.bytes)),
  };
  for (const key of faulty) delete value[key];
  for (const key of ['title', 'description', ...faulty]) value[key] ??= fallbacks[key];
  return {
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    problemCards: [...cards, ...made],
  };
}

/** The place of the section that a pointer leads into. */
export function sectionIndexAt(pointer: string): number | undefined {
  const place = /^\/sections\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** The value of a file; undefined where it is no JSON. */
function valueOf(bytes: Uint8Array): PageValue | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as PageValue;
  } catch {
    return undefined;
  }
}

/** The section's own id, where it has one of its own; else one by its place. */
function sectionIdAt(ids: unknown[], place: number): string {
  const id = ids[place];
  return typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id) && ids.indexOf(id) === place
    ? id
    : `problem-${place + 1}`;
}
