import { namesPublicFile } from '../model/schema.ts';
import { referencesOfKind, type Site } from '../model/site.ts';
import type { RawReference } from '../pipeline/validate/validators.ts';
import { mostUsedForm } from './name-parser.ts';

/** The first picture of a site that pages can show; undefined where it has none. */
export const anyPicture = ({ files }: Site): string | undefined =>
  [...files.publicFiles.keys()].find((address) => /\.(avif|jpe?g|png|webp)$/.test(address));

/**
 * What an example names, as a site has it: where it lacks that form or file, one of its own, of
 * those that it shows already if it can be. Where it has none, the name stays, and so do others.
 */
export function nameOnSite(site: Site, { kind, value }: RawReference): string {
  if (kind === 'form') return site.forms.has(value) ? value : mostUsedForm(site) || value;
  if (!namesPublicFile(kind) || site.files.publicFiles.has(value)) return value;
  const isThere = (name: string) => site.files.publicFiles.has(name);
  const shown = referencesOfKind(site, kind).find((other) => isThere(other.value));
  return shown?.value ?? (kind === 'picture' ? anyPicture(site) : undefined) ?? value;
}
