import { error } from '../../../model/problem.ts';
import { type Reference, referencesOfKind, type Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { worksAs } from '../file-formats.ts';
import { inspectPicture } from './inspect-picture.ts';

export const goesByFacts = true;

/**
 * Every picture that is named can be decoded in full and is of a size that a build can work on; one
 * that cannot is one problem, where it is named first.
 */
export const check: Check = async (site) => {
  const found = await Promise.all(
    namedPictures(site).map((picture) => pictureProblems(...picture)),
  );
  return found.flat();
};

type NamedPicture = [reference: Reference, read: () => Promise<Uint8Array>];

/**
 * The pictures that are named and there, each with the first reference to it. What is no picture by
 * its name is told of by the check of unknown names.
 */
function namedPictures(site: Site): NamedPicture[] {
  const seen = new Set<string>();
  return referencesOfKind(site, 'picture').flatMap((reference): NamedPicture[] => {
    if (seen.has(reference.value) || !worksAs('picture', reference.value)) return [];
    const read = site.files.publicFiles.get(reference.value);
    if (!read) return [];
    seen.add(reference.value);
    return [[reference, read]];
  });
}

async function pictureProblems({ value: name, source, pointer }: Reference, read: NamedPicture[1]) {
  const state = await inspectPicture(read);
  if (state === 'sound') return [];
  const place = source.at(pointer);
  if (state === 'damaged') return [error('picture/damaged', place, { name })];
  return [error('picture/too-large', place, { name, ...state })];
}
