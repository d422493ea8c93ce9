import type { PageData } from '../../../src/lib/page-data.ts';
import { contentHash } from '../../model/content-hash.ts';
import { oncePerFile } from '../../model/once-per-file.ts';
import type { Reference, Site } from '../../model/site.ts';
import { type OutputFiles, pictureSize, publishedPicture } from './encode-picture.ts';
import { addressOfHash } from './hashed-address.ts';

/** Where a page names the picture that stands for it where it is shared. */
export const sharePointer = '/shareImage';

const published = oncePerFile(async (read) => {
  const content = await publishedPicture(await read());
  return { content, hash: contentHash(content) };
});

/**
 * The share picture that a page names, with its size, and the file under its hashed name.
 * @param references what the page names
 * @param encode false leaves it at its own address (development)
 */
export async function ownSharePicture(
  { files: { publicFiles } }: Site,
  references: Reference[],
  encode: boolean,
): Promise<Pick<PageData, 'shareImage' | 'shareSize'> & { files: OutputFiles }> {
  const address = references.find(({ pointer }) => pointer === sharePointer)?.value ?? '';
  const read = publicFiles.get(address);
  if (!read) return { files: new Map() };
  const shareSize = await pictureSize(read);
  if (!encode) return { shareImage: address, shareSize, files: new Map() };
  const { content, hash } = await published(read);
  const shareImage = addressOfHash(address, hash);
  return { shareImage, shareSize, files: new Map([[shareImage, content]]) };
}
