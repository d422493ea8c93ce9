import type { ContentStore, FileContent, StoredContent } from '../model/stored-content.ts';
import type { PageJob, PageWork } from './page-work.ts';
import type { SharePicture } from './resolve/share-picture.ts';

/** The addresses of the files that whoever renders a page writes as well. */
type PageFiles = { file: string; dataPath: string; picture?: SharePicture };

/** Has the files of pages written where they are rendered: the site's content passes no thread. */
export function storedPages(store: ContentStore) {
  const written = new Map<string, StoredContent>();
  const take = (address: string, file: Parameters<ContentStore['found']>[1]): StoredContent => {
    const stored = store.found(address, file);
    written.set(address, stored);
    return stored;
  };
  return {
    placesOf: ({ file, dataPath, picture }: PageFiles): PageJob['places'] => ({
      page: store.placeOf(file),
      data: store.placeOf(dataPath),
      picture: picture && { keptAt: picture.keptAt, path: store.placeOf(picture.address) },
    }),
    /** Takes note of a page's files. @returns the page */
    take(files: PageFiles, { page, data, picture }: NonNullable<PageWork['written']>) {
      take(files.dataPath, data);
      if (files.picture && picture) take(files.picture.address, picture);
      return take(files.file, page);
    },
    /** A file beside a page, which is written here where it was not written there. */
    put: async (address: string, make: () => string | Promise<Uint8Array>): Promise<FileContent> =>
      written.get(address) ?? store.put(address, await make()),
  };
}
