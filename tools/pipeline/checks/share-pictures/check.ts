import { inTurn } from '../../../model/in-turn.ts';
import { oncePerFile } from '../../../model/once-per-file.ts';
import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

export const goesByFacts = true;

/**
 * A page's own share picture is as large and as wide as networks show it, which cut off the rest:
 * 1200 × 630 pixels, or near that, and not under half of it.
 * https://developers.facebook.com/docs/sharing/webmasters/images
 */
export const check: Check = async ({ pages, files }) => {
  const sources = pages.filter(({ isValid }) => isValid).map(({ source }) => source);
  const names = new Set(sources.flatMap(({ value }) => value.shareImage ?? []));
  const sizes = new Map(
    await inTurn([...names], async (name) => {
      const read = files.publicFiles.get(name);
      return [name, read && (await sizeOf(read))] as const;
    }),
  );
  return sources.flatMap((source) => {
    const name = source.value.shareImage ?? '';
    const size = sizes.get(name);
    if (!size || isShareable(size)) return [];
    const [width, height] = [String(size.width), String(size.height)];
    return [error('picture/share-size', source.at('/shareImage'), { name, width, height })];
  });
};

/** In pixels, and as width by height. */
const smallest = { width: 600, height: 315 };
const ratios = { narrowest: 1.8, widest: 2 };

type Size = { width: number; height: number };

/**
 * How large a picture is upright.
 * @returns nothing where it cannot be decoded, which the check of damaged pictures tells
 */
const sizeOf = oncePerFile(async (read): Promise<Size | undefined> => {
  // It takes long to load, and most sites have no such picture.
  const { default: sharp } = await import('sharp');
  const header = await sharp(await read())
    .metadata()
    .catch(() => undefined);
  return header?.autoOrient;
});

const isShareable = ({ width, height }: Size) =>
  width >= smallest.width &&
  height >= smallest.height &&
  width / height >= ratios.narrowest &&
  width / height <= ratios.widest;
