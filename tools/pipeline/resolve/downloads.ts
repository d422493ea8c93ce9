import type { PageData } from '../../../src/lib/page-data.ts';
import type { Reference, Site } from '../../model/site.ts';

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
    addresses.map(async (address) => [address, (await publicFiles.get(address)?.())?.length ?? 0]),
  );
  return sizes.length > 0 ? { downloads: Object.fromEntries(sizes) } : {};
}
