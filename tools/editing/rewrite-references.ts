import type { Reference, Site } from '../model/site.ts';
import { withValue } from './json-text.ts';
import { plannedText, type Plan } from './plan.ts';

/**
 * Rewrites, in a plan, each place that names something else from now on; the rest of its file stays
 * letter for letter.
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
