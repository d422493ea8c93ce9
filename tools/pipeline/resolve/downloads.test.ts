import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteFiles, testPage, testPicture } from '../../../tests/site.ts';
import { checkSite } from '../check-site.ts';
import { createResolver } from './create-resolver.ts';

const picture = '/images/map.png';

/** The home page in both languages, changed. */
const withPages = (change: (page: ReturnType<typeof testPage>) => object) =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => [
      `pages-config/pages/home/${language}.json`,
      change(testPage(language, 'home')),
    ]),
  );

/** The same with these sections more. */
const withSections = (...more: object[]) =>
  withPages((page) => ({ ...page, sections: [...page.sections, ...more] }));

async function homeOf(...sections: object[]) {
  const files = siteFiles(withSections(...sections), { [picture]: testPicture });
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  const resolver = await createResolver(site!, { build: 'test', encode: false, year: 2026 });
  return (await resolver.page(resolver.places.find(({ route }) => route === 'home')!)).data;
}

it('a page knows the size of what it gives to download, and its formulas as read', async () => {
  const { downloads, formulas } = await homeOf(
    { type: 'download', id: 'd', heading: 'D', items: [{ title: 'M', file: picture, label: 'L' }] },
    {
      type: 'calculator',
      id: 'c',
      heading: 'C',
      inputsLabel: 'I',
      inputs: [{ name: 'a', label: 'A', limits: { min: 0, max: 9, step: 1 }, default: 2 }],
      resultsLabel: 'R',
      results: [{ label: 'R', formula: 'max(a, 1) / 2' }],
      disclaimer: 'D',
    },
  );
  expect(downloads).toEqual({ [picture]: testPicture.length });
  expect(formulas).toEqual({ 'max(a, 1) / 2': ['/', ['max', 'a', 1], 2] });
});

it('what pages give to download, or are shared with, is read once for all of them', async () => {
  const file = { title: 'M', file: '/map.pdf', label: 'L' };
  const section = { type: 'download', id: 'd', heading: 'D', items: [file] };
  const pages = withPages((page) => {
    const { sections } = page;
    return { ...page, shareImage: '/share.png', sections: [...sections, section] };
  });
  const background = 'white';
  const share = await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toBuffer();
  const files = siteFiles(pages, { '/map.pdf': share, '/share.png': share });
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  const reads: string[] = [];
  for (const name of files.publicFiles.keys())
    site!.files.publicFiles.set(name, async () => {
      reads.push(name);
      return share;
    });
  const resolver = await createResolver(site!, { build: 'test', encode: true, year: 2026 });
  for (const place of resolver.places) await resolver.page(place);
  expect(reads.toSorted()).toEqual(['/map.pdf', '/share.png', '/share.png']);
});

it('a page without them says nothing of them', async () => {
  const page = await homeOf();
  expect(Object.keys(page)).not.toContain('downloads');
  expect(Object.keys(page)).not.toContain('formulas');
});
