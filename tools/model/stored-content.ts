/** The content of a file that a build has already written: it is not kept in memory. */
export type StoredContent = {
  /** The content's short name, as `contentHash` gives it. */
  digest: string;
  byteLength: number;
  read: () => Promise<Uint8Array>;
};

export type FileContent = string | Uint8Array | StoredContent;

/** Where files of the new site are written before the rest of it is made, by their addresses. */
export type ContentStore = {
  /** @throws where the disk refuses */
  put: (address: string, content: string | Uint8Array, digest?: string) => StoredContent;
  /** The path of a file, for who writes it there without this store, as in another thread. */
  placeOf: (address: string) => string;
  /** A file that was written there so. */
  found: (address: string, file: WrittenFile) => StoredContent;
};

export type WrittenFile = Pick<StoredContent, 'digest' | 'byteLength'>;

export const isStored = (content: FileContent): content is StoredContent =>
  typeof content === 'object' && 'digest' in content;
