import type { PageData } from '../../../src/lib/page-data.ts';
import { oncePerFile } from '../../model/once-per-file.ts';
import type { Reference, Site } from '../../model/site.ts';

const sizeOf = oncePerFile(async (read) => (await read()).length);

/**
 * The sizes in bytes of the files that a page gives to download, by address; nothing where there
 * are none.
 */
export async function downloadsOf(
  { files: { publicFiles } }: Site,
  references: Reference[],
): Promise<Pick<PageData, 'downloads'>> {
  const addresses = references.flatMap(({ kind, value }) => (kind === 'download' ? [value] : []));
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const read = publicFiles.get(address);
      return [address, read ? await sizeOf(read) : 0] as const;
    }),
  );
  return sizes.length > 0 ? { downloads: Object.fromEntries(sizes) } : {};
}
