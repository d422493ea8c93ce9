import { publicFile } from '../../../model/file-paths.ts';
import { error, startOfFile } from '../../../model/problem.ts';
import { slugifyRoute } from '../../../model/routes.ts';
import type { Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';

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
    const [, path = '', ending = ''] = /^(.*)\.([^./]+)$/.exec(name) ?? [];
    if (!endings.test(ending) || !unusual.test(name)) return [];
    const meant = plainAddress(path, ending);
    return [{ name, meant: publicFiles.has(meant) ? '' : meant }];
  });

/** The address of a file without capitals, blanks, accents and whatever else is no plain letter. */
export const plainAddress = (path: string, ending: string): string =>
  `/${slugifyRoute(path.replaceAll(/[._]/g, '-'))}.${ending.toLowerCase()}`;

const endings = /^(avif|gif|jpe?g|png|svg|webp|mp4|webm)$/i;

/** Capitals, blanks, brackets and whatever else is no plain letter, figure or usual sign. */
const unusual = /[^a-z0-9._/-]/;
