import { applyEdits, type Node } from 'jsonc-parser';
import { locationAt } from '../../tools/model/positions.ts';
import type { Edit, SourceLocation } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';

/** What a mistake comes to. */
type MistakeEffect = {
  /** The files that differ: their new bytes, or nothing where they are gone. */
  changes: Map<string, Uint8Array | undefined>;
  /** Pages' files that the last commit has and that are gone: their texts. */
  removed?: Map<string, string>;
  /** Public files that are there under another name. */
  pictures?: Map<string, () => Promise<Uint8Array>>;
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

/** Takes a property out of its group, with the comma that parts it from its neighbour. */
export function without({ children = [] }: Node, property: Node): Edit {
  const index = children.indexOf(property);
  const next = children[index + 1];
  const previous = children[index - 1];
  if (next) return { offset: property.offset, length: next.offset - property.offset, content: '' };
  const from = previous ? previous.offset + previous.length : property.offset;
  return { offset: from, length: property.offset + property.length - from, content: '' };
}

/** The site with some files changed. */
export function withChanges(
  files: SiteFiles,
  { changes, removed, pictures = new Map() }: Omit<MistakeEffect, 'place'>,
): SiteFiles {
  const json = new Map(files.json);
  const publicFiles = new Map([...files.publicFiles, ...pictures]);
  for (const [file, bytes] of changes) {
    if (file.startsWith('/')) publicFiles.delete(file);
    else if (bytes) json.set(file, bytes);
    else json.delete(file);
  }
  return { ...files, json, publicFiles, ...(removed && { removedPages: removed }) };
}

/** The beginning of a file. */
export const startOf = (file: string) => ({ file, line: 1, column: 1 });

/** Files that are gone, and where that is to be told. */
export const gone = (
  kind: string,
  files: string[],
  place: ReturnType<typeof startOf>,
): Mistake => ({
  kind,
  what: `without ${files.join(', ')}`,
  make: () => ({ changes: new Map(files.map((file) => [file, undefined])), place }),
});
