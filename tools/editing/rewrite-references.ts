import type { Reference, Site } from '../model/site.ts';
import { withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';

/**
 * Rewrites, in a plan, each reference that gets a new name; the rest of its file stays as it is.
 * @param fileNow where a file is after the plan
 * @param rename the new name of a reference; undefined where it keeps its own
 */
export function rewriteReferences(
  site: Site,
  plan: Plan,
  fileNow: (file: string) => string,
  rename: (reference: Reference) => string | undefined,
): void {
  for (const reference of site.references) {
    const name = rename(reference);
    if (name === undefined || name === reference.value) continue;
    const file = fileNow(reference.source.file);
    plan.set(file, withValue(plannedText(plan, site.files, file), reference.pointer, name));
  }
}
