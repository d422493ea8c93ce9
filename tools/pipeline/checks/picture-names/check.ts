import { publicFile } from '../../../model/file-paths.ts';
import { error, startOfFile } from '../../../model/problem.ts';
import { slugifyRoute } from '../../../model/routes.ts';
import type { Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { worksAs } from '../file-formats.ts';

/**
 * Pictures and videos have names that are the same on every computer and in every address: an
 * ending in lower case, and neither capitals, blanks nor accents.
 */
export const check: Check = (site) =>
  misnamedPictures(site).map(({ name, meant }) =>
    error('picture/name', startOfFile(publicFile(name)), { name, nearest: meant }),
  );

/** The pictures and videos with another name than they should have, and that name. */
export const misnamedPictures = ({
  files: { publicFiles },
}: Pick<Site, 'files'>): { name: string; meant: string }[] =>
  [...publicFiles.keys()].flatMap((name) => {
    const isShown = worksAs('picture', name) || worksAs('media', name);
    if (!isShown || !unusual.test(name)) return [];
    const meant = plainAddress(name);
    return [{ name, meant: publicFiles.has(meant) ? '' : meant }];
  });

/** The address of a file without capitals, blanks, accents and whatever else is no plain letter. */
export function plainAddress(address: string): string {
  const [, path = '', ending = ''] = /^(.*)\.([^./]+)$/.exec(address) ?? [];
  return `/${slugifyRoute(path.replaceAll(/[._]/g, '-'))}.${ending.toLowerCase()}`;
}

/** Capitals, blanks, brackets and whatever else is no plain letter, figure or usual sign. */
const unusual = /[^a-z0-9._/-]/;
