import type { ResolvedLogo, ShellData } from '../../../src/lib/page-data.ts';
import { wordmarkOf } from '../../../src/lib/wordmark.ts';
import { colorScale } from '../../../src/theme/color-scale.ts';
import { fixedColors } from '../../../src/theme/tokens.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFiles } from './encode-picture.ts';
import { hashedAddress } from './hashed-address.ts';
import type { createPictureResolver, ResolvedPictures } from './picture-resolver.ts';

/** How a brand is known at sight: its logo, and the icon of the browser's tab, with their files. */
export type BrandSigns = Pick<ShellData, 'icon' | 'logo'> & { files: OutputFiles };

/** The icons that a site may have of its own; browsers ask for the last by themselves. */
const ownIcons = ['/favicon.svg', '/favicon.png', '/favicon.ico'];

const noPictures: ResolvedPictures = { pictures: {}, files: new Map() };

/**
 * The brand's logo, where it has one, and the icon of the browser's tab: the site's own, or the
 * logo if it is an SVG, or else the first letter of the name on the brand's colour.
 * @param encode false leaves out pictures that are missing or damaged (development)
 * @throws BuildError where a picture is damaged
 */
export async function brandSigns(
  { config, files: { publicFiles }, references }: Site,
  picturesOf: ReturnType<typeof createPictureResolver>,
  encode: boolean,
): Promise<BrandSigns> {
  const { brand, theme } = config.value;
  const own = references.filter(({ source }) => source.file === config.file);
  const { pictures, files } = await picturesOf(own).catch((cause: unknown) => {
    if (encode) throw cause;
    return noPictures;
  });
  const pictureAt = (address = '') => pictures[address];
  const picture = pictureAt(brand.logo?.picture);
  const pictureOnDark = pictureAt(brand.logo?.pictureOnDark);
  const name = picture ? brand.logo?.name : wordmarkOf(brand);
  const logo: ResolvedLogo | undefined = brand.logo && { name, picture, pictureOnDark };
  const ownIcon = ownIcons.find((address) => publicFiles.has(address));
  if (ownIcon) return { icon: ownIcon, logo, files };
  if (picture?.src.endsWith('.svg')) return { icon: picture.src, logo, files };
  const drawing = letterIcon(brand.name, colorScale(theme.hue)[600]);
  const icon = hashedAddress('/favicon.svg', Buffer.from(drawing));
  return { icon, logo, files: new Map([...files, [icon, drawing]]) };
}

/** The first letter of a name, white on a rounded square. */
function letterIcon(name: string, ground: string): string {
  const [letter = ''] = name.trim();
  const written = letter.replace(/[<&]/, (sign) => `&#${sign.charCodeAt(0)};`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="18" fill="${ground}"/>` +
    `<text x="32" y="46" fill="${fixedColors.white}" font-family="system-ui,sans-serif" ` +
    `font-size="40" font-weight="700" text-anchor="middle">${written}</text></svg>`
  );
}
