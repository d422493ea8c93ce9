import { closestMatch } from '../../model/closest-match.ts';
import { formFile, formsFolder } from '../../model/file-paths.ts';
import { referencesOfKind, type Site } from '../../model/site.ts';

/**
 * Files that are called almost like a form which pages name and which is not there: what each
 * should be called, by its name now.
 */
export function misnamedForms(site: Site): Map<string, string> {
  const { unknownFiles: strays, forms, invalidFiles: unsound } = site;
  const candidates = strays.filter((file) => file.startsWith(`${formsFolder}/`));
  if (candidates.length === 0) return new Map();
  const missing = new Set(
    referencesOfKind(site, 'form')
      .filter(({ value }) => !forms.has(value))
      .map(({ value }) => formFile(value))
      .filter((file) => !unsound.has(file)),
  );
  return new Map(
    candidates.flatMap((file) => {
      const intended = closestMatch(file, missing);
      return intended === undefined ? [] : [[file, intended] as const];
    }),
  );
}
