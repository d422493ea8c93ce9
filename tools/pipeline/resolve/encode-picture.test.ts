import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture, pictureSize } from './encode-picture.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number] | 'avif';

const halves = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: 300, height: 400, channels: 3, background: 'red' } },
      gravity: 'west',
    },
  ]);

/** Red above blue, as a telephone keeps it: on its side, with the place where it was taken. */
const photo = (format: Format) =>
  halves()
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { ImageDescription: randomUUID() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();

/** How a picture shows where nobody turns it, and what it says beside that. */
async function shown(content: string | Uint8Array) {
  const { width, height, exif, icc } = await sharp(content).metadata();
  const [red = 0, , blue = 0] = await sharp(content).resize(1, 8, { fit: 'fill' }).raw().toBuffer();
  return { width, height, isRedAbove: red > blue + 100, hasExif: !!exif, hasProfile: !!icc };
}

it.each(formats)('a photo in %s is published upright, without its place', async (format) => {
  const content = await photo(format);
  expect(await shown(content)).toMatchObject({ width: 600, height: 400, hasExif: true });
  const { data, files } = await encodePicture(`/team.${format}`, content);
  expect(await pictureSize(async () => content)).toEqual({ width: 400, height: 600 });
  expect(data).toMatchObject({ width: 400, height: 600 });
  expect(files.size).toBe(3);
  for (const [address, picture] of files) {
    const hasProfile = address === data.src;
    const expected = { width: 400, height: 600, isRedAbove: true, hasExif: false, hasProfile };
    expect(await shown(picture), address).toEqual(expected);
  }
});

it('a photo in avif, which is upright by itself, is published without its place', async () => {
  const content = await photo('avif');
  const { data, files } = await encodePicture('/team.avif', content);
  expect((await sharp(content).metadata()).exif).toBeDefined();
  const { format, compression, exif } = await sharp(files.get(data.src)).metadata();
  expect({ format, compression, exif }).toEqual({ format: 'heif', compression: 'av1' });
});

it.each(formats)('a picture in %s that has no EXIF is published as it is', async (format) => {
  const content = await halves().withIccProfile('p3').toFormat(format).toBuffer();
  const { data, files } = await encodePicture(`/team.${format}`, content);
  expect(files.get(data.src)).toBe(content);
});
