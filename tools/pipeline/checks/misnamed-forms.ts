import { nearest } from '../../model/nearest.ts';
import type { Site } from '../../model/site.ts';

const fileOf = (name: string) => `pages-config/forms/${name}.json`;

/**
 * Files that are called almost like a form which pages name and which is not there: what each
 * should be called, by its name now.
 */
export function misnamedForms({ strays, references, forms, unsound }: Site): Map<string, string> {
  const near = strays.filter((file) => file.startsWith('pages-config/forms/'));
  if (near.length === 0) return new Map();
  const missing = new Set(
    references
      .filter(({ kind, value }) => kind === 'form' && !forms.has(value))
      .map(({ value }) => fileOf(value))
      .filter((file) => !unsound.has(file)),
  );
  return new Map(
    near.flatMap((file) => {
      const meant = nearest(file, missing);
      return meant === undefined ? [] : [[file, meant] as const];
    }),
  );
}
