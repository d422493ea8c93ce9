import { expect, it } from 'vitest';
import { siteFiles, testPage, testPicture } from '../../../tests/site.ts';
import { checkSite } from '../check-site.ts';
import { createResolver } from './create-resolver.ts';

const picture = '/images/map.png';

/** The home page in both languages, with these sections more. */
const withSections = (...more: object[]) =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => {
      const page = testPage(language, 'home');
      return [
        `pages-config/pages/home/${language}.json`,
        { ...page, sections: [...page.sections, ...more] },
      ];
    }),
  );

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

it('a page without them says nothing of them', async () => {
  const page = await homeOf();
  expect(Object.keys(page)).not.toContain('downloads');
  expect(Object.keys(page)).not.toContain('formulas');
});
