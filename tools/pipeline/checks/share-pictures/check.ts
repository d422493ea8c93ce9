import { error, type Problem } from '../../../model/problem.ts';
import type { PageVersion, Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';

export const goesByFacts = true;

/**
 * A page's own share picture is as large and as wide as networks show it, which cut off the rest:
 * 1200 × 630 pixels, or near that, and not under half of it.
 * https://developers.facebook.com/docs/sharing/webmasters/images
 */
export const check: Check = async (site) => {
  const found = site.pages
    .filter(({ isValid }) => isValid)
    .map((page) => pictureProblems(site, page));
  return (await Promise.all(found)).flat();
};

/** In pixels, and as width by height. */
const smallest = { width: 600, height: 315 };
const ratios = { narrowest: 1.8, widest: 2 };

async function pictureProblems({ files }: Site, { source }: PageVersion): Promise<Problem[]> {
  const { shareImage: name } = source.value;
  const read = name === undefined ? undefined : files.publicFiles.get(name);
  if (name === undefined || !read) return [];
  // It takes long to load, and most sites have no such picture.
  const { default: sharp } = await import('sharp');
  // What cannot be read is told of by the check of damaged pictures.
  const size = await sharp(await read())
    .metadata()
    .catch(() => undefined);
  if (!size || isShareable(size)) return [];
  const [width, height] = [String(size.width), String(size.height)];
  return [error('picture/share-size', source.at('/shareImage'), { name, width, height })];
}

const isShareable = ({ width, height }: { width: number; height: number }) =>
  width >= smallest.width &&
  height >= smallest.height &&
  width / height >= ratios.narrowest &&
  width / height <= ratios.widest;
