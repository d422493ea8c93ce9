import { applyEdits } from 'jsonc-parser';
import type { Edit } from '../model/problem.ts';
import type { Reference, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import type { Plan } from './plan.ts';

/**
 * Rewrites each reference that gets a new name; the rest of its file stays as it is. A plan begins
 * with this: it takes the files as they are now.
 * @param rename the new name of a reference; undefined where it keeps its own
 */
export function rewriteReferences(
  site: Site,
  plan: Plan,
  rename: (reference: Reference) => string | undefined,
): void {
  const edits = new Map<SourceFile, Edit[]>();
  for (const reference of site.references) {
    const { source, pointer, value } = reference;
    const name = rename(reference);
    if (name === undefined || name === value) continue;
    edits.set(source, [...(edits.get(source) ?? []), source.rewrite(pointer, name)]);
  }
  for (const [{ file, text }, ofFile] of edits) plan.set(file, applyEdits(text, ofFile));
}
