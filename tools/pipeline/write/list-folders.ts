import { readdirSync, statSync } from 'node:fs';
import { contentHash } from '../../model/content-hash.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';

/**
 * The files of a folder by path, each with what the system says of it: something else as soon as
 * somebody has written to it or replaced it. The folder may be moved.
 */
export type Listing = Map<string, string>;

/** @throws where the folder is missing */
export function listFolder(folder: string): Listing {
  const listing: Listing = new Map();
  addFiles(listing, folder, '');
  return listing;
}

function addFiles(listing: Listing, folder: string, within: string): void {
  for (const entry of readdirSync(folder + within, { withFileTypes: true })) {
    const path = `${within}/${entry.name}`;
    if (entry.isDirectory()) addFiles(listing, folder, path);
    else listing.set(path, fileStamp(folder + path));
  }
}

/** A file is the same one as long as the system says that nobody has changed it. */
export function fileStamp(path: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** The files of several folders. @returns undefined where one of them is missing, or is changing */
export function listFolders(folders: string[]): Listing[] | undefined {
  try {
    return folders.map(listFolder);
  } catch (cause) {
    return ignoreCodes('ENOENT', 'ENOTDIR')(cause);
  }
}

/** A short name for what is in some folders. */
export const nameListings = (listings: Listing[]): string =>
  contentHash(
    listings
      .map((listing) =>
        [...listing]
          .map(([path, stamp]) => `${path} ${stamp}`)
          .sort()
          .join('\n'),
      )
      .join('\n\n'),
  );
