import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PageData } from '../../src/lib/page-data.ts';
import { colorScale } from '../../src/theme/color-scale.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { shareLogo } from '../../tools/pipeline/resolve/share-logo.ts';
import { sharePicture } from '../../tools/pipeline/resolve/share-picture.ts';
import { siteFiles, testPicture } from '../site.ts';
import { config, withEdit } from './format-only-problem.ts';

const drawing = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><path d="M0 0h9v9z"/></svg>`,
  );
/** Red above blue, kept on its side. */
const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
  .composite([
    {
      input: { create: { width: 20, height: 20, channels: 3, background: 'red' } },
      gravity: 'west',
    },
  ])
  .withMetadata({ orientation: 6 })
  .png()
  .toBuffer();
const publicFiles = {
  '/a.svg': drawing(80),
  '/light.svg': drawing(60),
  '/mark.png': testPicture,
  '/turned.png': turned,
};

/** The logo of the share pictures of a site with this logo. */
async function sharedLogo(logo?: object) {
  const changes = withEdit(config, ({ brand }) => Object.assign(brand, { logo }));
  const { site, problems } = await checkSite(siteFiles(changes, publicFiles));
  expect(problems).toEqual([]);
  return shareLogo(site!);
}

test('the logo of share pictures is the usual sign and the name, or what the site says', async () => {
  expect(await sharedLogo()).toEqual({ name: 'testbrand' });
  expect(await sharedLogo({ name: 'TestBrand' })).toEqual({ name: 'TestBrand' });
  const src = expect.stringMatching(/^data:image\/png;base64,\w/);
  expect(await sharedLogo({ picture: '/a.svg' })).toEqual({
    picture: { src, width: 256, height: 64, onPlate: true },
  });
  const both = { name: 'TestBrand', picture: '/mark.png', pictureOnDark: '/light.svg' };
  expect(await sharedLogo(both)).toEqual({
    name: 'TestBrand',
    picture: { src, width: 192, height: 64, onPlate: false },
  });
});

test('a logo that a camera has kept on its side is upright', async () => {
  const { picture } = await sharedLogo({ picture: '/turned.png' });
  expect(picture).toMatchObject({ width: 32, height: 64 });
  const drawn = Buffer.from(picture!.src.replace(/^.*,/, ''), 'base64');
  const above = sharp(drawn).extract({ left: 0, top: 0, width: 64, height: 32 });
  const { channels } = await sharp(await above.removeAlpha().toBuffer()).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 0, 0]);
});

const pageTitled = (title: string) =>
  ({
    title,
    description: 'A summary.',
    language: 'pt',
    sections: [],
    colorScale: colorScale(32),
  }) as unknown as PageData;

/** How light a point of a share picture is, from 0 to 255, with a logo. */
async function lightness(logo: Parameters<typeof sharePicture>[1], left: number, top: number) {
  const point = sharp(await sharePicture(pageTitled('A title'), logo).make()).extract({
    left,
    top,
    width: 2,
    height: 2,
  });
  const { channels } = await sharp(await point.toBuffer()).stats();
  return Math.round(channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0));
}

test('it is drawn on a plate, which dark ground does not have', async () => {
  const own = await sharedLogo({ picture: '/a.svg' });
  const [onPlate, within] = [
    [300, 76],
    [109, 88],
  ] as const;
  expect(await lightness(own, ...onPlate)).toBeGreaterThan(250);
  expect(await lightness(own, ...within)).toBeLessThan(20);
  expect(await lightness({ name: 'a' }, ...onPlate)).toBeLessThan(60);
});

test('a share picture is named by what it shows', async () => {
  const nameOf = (...of: Parameters<typeof sharePicture>) => sharePicture(...of).address;
  const name = nameOf(pageTitled('A title'), { name: 'One' });
  expect(name).toMatch(/^\/assets\/share-pt\.[\w-]{8}\.png$/);
  expect(nameOf(pageTitled('A title'), { name: 'One' })).toBe(name);
  expect(nameOf(pageTitled('Another'), { name: 'One' })).not.toBe(name);
  expect(nameOf(pageTitled('A title'), { name: 'Two' })).not.toBe(name);
});
