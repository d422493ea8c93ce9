import { publicFile } from '../../../model/file-paths.ts';
import { locationAt } from '../../../model/positions.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { Check } from '../check.ts';
import { findActivePart } from './find-active-part.ts';

export const goesByFacts = true;

/** No drawing of the public folder runs something, or asks somebody else for something. */
export const check: Check = async ({ files }) => {
  const drawings = [...files.publicFiles].filter(([address]) => /\.svgz?$/i.test(address));
  const found = await Promise.all(
    drawings.map(async ([address, read]) => drawingProblems(address, await partOf(read))),
  );
  return found.flat();
};

type Part = { text: string; part: ReturnType<typeof findActivePart> };

/** What was found, for as long as a file is not read anew. */
const known = new WeakMap<() => Promise<Uint8Array>, Promise<Part>>();

function partOf(read: () => Promise<Uint8Array>): Promise<Part> {
  const pending =
    known.get(read) ??
    read().then((bytes) => {
      const text = new TextDecoder().decode(bytes);
      return { text, part: findActivePart(text) };
    });
  known.set(read, pending);
  pending.catch(() => known.delete(read));
  return pending;
}

function drawingProblems(address: string, { text, part }: Part): Problem[] {
  if (!part) return [];
  const place = locationAt(publicFile(address), text, part.offset);
  return part.kind === 'script'
    ? [error('picture/script', place, { name: part.name })]
    : [error('picture/foreign-reference', place, { to: part.to })];
}
