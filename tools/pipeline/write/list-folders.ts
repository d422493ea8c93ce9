import { readdirSync, statSync } from 'node:fs';
import { contentHash } from '../../model/content-hash.ts';

/**
 * What is in a folder, by path, with what the system says of it: something else as soon as somebody
 * has written to a file or replaced it, or has added or removed one. The folder may be moved.
 */
export type Listing = Record<string, string>;

/** @throws where the folder is missing */
export function listFolder(folder: string): Listing {
  const listing: Listing = {};
  addEntries(listing, folder, '/');
  return listing;
}

function addEntries(listing: Listing, folder: string, within: string): void {
  listing[within] = stampAt(folder, within) ?? '';
  for (const entry of readdirSync(folder + within, { withFileTypes: true })) {
    const path = within + entry.name;
    if (entry.isDirectory()) addEntries(listing, folder, `${path}/`);
    else listing[path] = stampAt(folder, path) ?? '';
  }
}

/** The files of a listing: folders end with a slash. */
export const filesOf = (listing: Listing): string[] =>
  Object.keys(listing).filter((path) => !path.endsWith('/'));

/** A listing in short: its paths, a line each, and all that the system says of them as one hash. */
export type FolderStamp = { paths: string; stamp: string };

export const stampOfListing = (listing: Listing): FolderStamp => ({
  paths: Object.keys(listing).join('\n'),
  stamp: contentHash(Object.values(listing).join('\n')),
});

/** Whether a folder is as its stamp says. */
export function isAsStamped(folder: string, { paths, stamp }: FolderStamp): boolean {
  const stamps = paths.split('\n').map((path) => stampAt(folder, path));
  return !stamps.includes(undefined) && contentHash(stamps.join('\n')) === stamp;
}

/** Whether a folder is as it was listed. To ask each entry is less work than to list it again. */
export const isAsListed = (folder: string, listing: Listing): boolean =>
  Object.entries(listing).every(([path, stamp]) => stampAt(folder, path) === stamp);

/** What the system says of a file, or of which entries a folder has; undefined where it is gone. */
export function stampAt(folder: string, path: string): string | undefined {
  const stats = statSync(folder + path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = stats;
  return stats.isDirectory() ? `${ino} ${mtimeMs}` : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
