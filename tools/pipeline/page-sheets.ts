import { contentHash } from '../model/content-hash.ts';
import { type ContentStore, type FileContent, isStored } from '../model/stored-content.ts';
import { findKept, type KeptFile, type KeptFiles } from './kept-files.ts';
import type { PageSheet } from './page-work.ts';

type SheetOptions = {
  root: string;
  /** What the last build has left. */
  former: KeptFiles;
  /** Where the site's files go, within `root`. */
  folder: string;
  store?: ContentStore;
  /** The files of the state before this one. */
  before?: ReadonlyMap<string, FileContent>;
};

export type CollectedSheets = {
  /** By address. */
  files: ReadonlyMap<string, FileContent>;
  add: (sheet: PageSheet) => Promise<void>;
  /**
   * Takes a sheet over that was made before.
   * @returns false where it is not there any more
   */
  keep: (address: string) => Promise<boolean>;
  /** What the next build may take over. */
  kept: () => [path: string, KeptFile][];
};

/**
 * The sheets of a site's pages, each once: a page's versions in all languages have mostly one in
 * common. Their addresses say what is in them, so that what has the same address is the same.
 */
export function collectSheets(options: SheetOptions): CollectedSheets {
  const { root, former, folder, store, before } = options;
  const files = new Map<string, FileContent>();
  const add = async ({ address, styles }: PageSheet) => {
    if (files.has(address)) return;
    files.set(address, store ? store.put(address, styles) : styles);
  };
  return {
    files,
    add,
    async keep(address) {
      if (files.has(address)) return true;
      const known = before?.get(address);
      if (known !== undefined) files.set(address, known);
      else {
        const styles = await findKept(root, former, folder + address, address);
        if (styles === undefined) return false;
        await add({ address, styles });
      }
      return true;
    },
    kept: () =>
      [...files].map(([address, content]) => [
        folder + address,
        { madeOf: address, digest: isStored(content) ? content.digest : contentHash(content) },
      ]),
  };
}
