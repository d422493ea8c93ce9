import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

/** Both home pages with a section that shows a picture. */
const withPicture = (src: string) => {
  const section = { type: 'split', id: 'team', heading: 'Team', picture: { src, alt: '' } };
  const change = (file: string) => withEdit(file, ({ sections }) => sections.push(section));
  return { ...change(home), ...change(homeEn) };
};

const noise = sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: 'white',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
const pictureIn = (format: (typeof formats)[number]) => noise.clone().toFormat(format).toBuffer();

const encoder = new TextEncoder();

/** A PNG that says it has so many pixels on each side, and holds a row of them. */
function pngOfSize(side: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The checksum of PNG's chunks, which Node 20 has not. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

it.each(formats)(
  'a picture in %s is well whole, and one problem where it is cut',
  async (format) => {
    const name = `/a.${format === 'jpeg' ? 'jpg' : format}`;
    const whole = await pictureIn(format);
    const check = async (bytes: Uint8Array) =>
      (await checkSite(siteFiles(withPicture(name), { [name]: bytes }))).problems.map(
        ({ code, pointer }) => `${code} ${pointer}`,
      );
    expect(await check(whole)).toEqual([]);
    expect(await check(whole)).toEqual([]);
    expect(await check(whole.subarray(0, Math.round(whole.length * 0.6)))).toEqual([
      'picture/damaged /sections/2/picture/src',
    ]);
  },
);

it.each([
  ['nothing at all', new Uint8Array()],
  ['a text', encoder.encode('This is no picture.')],
  ['a page', encoder.encode('<!doctype html><title>404</title>')],
])('%s that is named like a picture', async (_, bytes) => {
  expect(await formatOnlyProblem(withPicture('/a.png'), { '/a.png': bytes })).toMatch(
    /^picture\/damaged\npages-config\/pages\/home\/en\.json:\d+:\d+ \/sections\/2\/picture\/src\n/,
  );
});

it('a picture of too many pixels is refused by its header, before it is decoded', async () => {
  const before = process.memoryUsage().rss;
  expect(
    await formatOnlyProblem(withPicture('/a.png'), { '/a.png': pngOfSize(60_000) }),
  ).toMatchInlineSnapshot(`
    "picture/too-large
    pages-config/pages/home/en.json:34:16 /sections/2/picture/src
    A imagem "/a.png" é grande demais: tem 60000 × 60000 pixels.
    O máximo é de 100 milhões de pixels. Para um site bastam 1600 pixels de largura: diminua a imagem num programa de imagens e troque o arquivo na pasta public."
  `);
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 30);
});

it('one picture is read at a time', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `/a${index}.png`);
  const picture = await pictureIn('png');
  const sections = names.map((src, index) => {
    const id = `team-${index}`;
    return { type: 'split', id, heading: `Team ${index}`, picture: { src, alt: '' } };
  });
  const change = (file: string) => withEdit(file, (page) => page.sections.push(...sections));
  const files = siteFiles({ ...change(home), ...change(homeEn) });
  let reading = 0;
  let most = 0;
  for (const name of names)
    files.publicFiles.set(name, async () => {
      most = Math.max(most, ++reading);
      await new Promise((done) => setTimeout(done, 1));
      reading -= 1;
      return picture;
    });
  expect((await checkSite(files)).problems).toEqual([]);
  expect(most).toBe(1);
});

it('a file that cannot be read is no fault of the picture', async () => {
  const files = siteFiles(withPicture('/a.png'));
  files.publicFiles.set('/a.png', () => Promise.reject(new Error('EACCES')));
  await expect(checkSite(files)).rejects.toThrow('EACCES');
});
