import { namesPublicFile } from '../model/schema.ts';
import type { Site } from '../model/site.ts';
import type { RawReference } from '../pipeline/validate/validators.ts';
import { mostUsedForm } from './name-parser.ts';

/**
 * What an example names, as a site has it: where it lacks that form or file, one of its own that it
 * shows already. Where it has none of the kind, the name stays, and so do all other names.
 */
export function nameOnSite(site: Site, { kind, value }: RawReference): string {
  if (kind === 'form') return site.forms.has(value) ? value : mostUsedForm(site) || value;
  if (!namesPublicFile(kind) || site.files.publicFiles.has(value)) return value;
  const isThere = (name: string) => site.files.publicFiles.has(name);
  return (
    site.references.find((other) => other.kind === kind && isThere(other.value))?.value ?? value
  );
}
