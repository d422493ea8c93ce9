/** The content of a file that a build has already written: it is not kept in memory. */
export type StoredContent = {
  /** The content's short name, as `contentHash` gives it. */
  digest: string;
  byteLength: number;
  read: () => Promise<Uint8Array>;
};

export type FileContent = string | Uint8Array | StoredContent;

/** Writes a file of the new site, at its address, before the rest of the site is made. */
export type StoreContent = (
  address: string,
  content: string | Uint8Array,
  digest?: string,
) => Promise<StoredContent>;

export const isStored = (content: FileContent): content is StoredContent =>
  typeof content === 'object' && 'digest' in content;
