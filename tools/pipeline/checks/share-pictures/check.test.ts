import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { publishedSite } from '../../../model/publishing.ts';
import { checkSite } from '../../check-site.ts';
import { resolve } from '../../resolve/resolve.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const shared = (name: string) => withEdit(home, (page) => (page.shareImage = name));

it.each([
  [600, 600],
  [1200, 675],
  [1200, 590],
  [598, 314],
])('a picture of %i × %i', async (width, height) => {
  const files = { '/share.png': await picture(width, height) };
  expect(await formatOnlyProblem(shared('/share.png'), files)).toMatch(
    /^picture\/share-size\n.*home\/pt\.json:\d+:\d+ \/shareImage\n/,
  );
});

it('a photo that fits as it shows, not as the camera has kept it', async () => {
  const lying = await sharp(await picture(630, 1200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { problems } = await checkSite(siteFiles(shared('/share.png'), { '/share.png': lying }));
  expect(problems).toEqual([]);
});

it('a picture that is not there, is none, or is a drawing', async () => {
  expect(await formatOnlyProblem(shared('/none.png'))).toMatch(/^picture\/missing\n/);
  const damaged = { '/share.png': Buffer.from('not a picture') };
  expect(await formatOnlyProblem(shared('/share.png'), damaged)).toMatch(/^picture\/damaged\n/);
  expect(await formatOnlyProblem(shared('/share.svg'))).toMatch(/^schema\/pattern\n/);
});

it('a picture that fits stands for its page, with its size, and is not among the others', async () => {
  const files = siteFiles(shared('/share.png'), { '/share.png': await picture(1200, 630) });
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  const options = { build: 'test', encode: false, year: 2026 };
  const { pages } = await resolve(publishedSite(site!), options);
  const [pt, en] = ['/', '/en'].map((path) => pages.find((page) => page.path === path));
  expect(pt).toMatchObject({
    shareImage: '/share.png',
    shareSize: { width: 1200, height: 630 },
    pictures: {},
  });
  expect(en?.shareImage).toBeUndefined();
});
