import { applyEdits } from 'jsonc-parser';
import { locationAt } from '../../tools/model/positions.ts';
import type { Edit, SourceLocation } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';

/** What a mistake comes to. */
type MistakeEffect = {
  /** The files that differ: their new bytes, or nothing where they are gone. */
  changes: Map<string, Uint8Array | undefined>;
  /** Where the one problem should be. */
  place: Pick<SourceLocation, 'file' | 'line' | 'column'>;
};

/** A single mistake; it is made when it is wanted, since there are a hundred thousand. */
export type Mistake = {
  /** What sort of mistake, for counting. */
  kind: string;
  /** What was done, for reading. */
  what: string;
  make: () => MistakeEffect;
  /** What should be suggested, where a word was misspelt. */
  intendedWord?: string;
};

/**
 * A mistake in the text of one file. @param at the offset in the new text where the problem should
 * be
 */
export function textMistake(
  kind: string,
  what: string,
  file: string,
  text: string,
  edits: Edit[],
  at: number,
  intendedWord?: string,
): Mistake {
  const make = () => {
    const broken = applyEdits(text, edits);
    const { line, column } = locationAt(file, broken, at);
    return {
      changes: new Map([[file, new TextEncoder().encode(broken)]]),
      place: { file, line, column },
    };
  };
  return { kind, what, make, intendedWord };
}

/** The site with some files changed. */
export function withChanges(files: SiteFiles, changes: MistakeEffect['changes']): SiteFiles {
  const json = new Map(files.json);
  const publicFiles = new Map(files.publicFiles);
  for (const [file, bytes] of changes) {
    if (file.startsWith('/')) publicFiles.delete(file);
    else if (bytes) json.set(file, bytes);
    else json.delete(file);
  }
  return { json, publicFiles };
}

/** Numbers from 0 to below 1 that look random and are the same each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of a list, spread at random over it, in its order. */
export function sampleOf<T>(list: T[], limit: number, random: () => number): T[] {
  if (list.length <= limit) return list;
  return list
    .map((each, index) => ({ each, index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ each }) => each);
}
