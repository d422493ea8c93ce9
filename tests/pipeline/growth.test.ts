import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { createResolver } from '../../tools/pipeline/resolve/create-resolver.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';

/** The test site with more pages. */
async function resolverOf(morePages: number) {
  const routes = Array.from({ length: morePages }, (_, index) => `more/page-${index}`);
  const pages: SiteFileMap = Object.fromEntries(
    routes.flatMap((route) =>
      ['pt', 'en'].map((language) => [
        `pages-config/pages/${route}/${language}.json`,
        testPage(language, route),
      ]),
    ),
  );
  const { site } = await checkSite(siteFiles(pages));
  if (!site) return expect.fail('The site is not valid.');
  return createResolver(site, { build: 'test', encode: false, year: 2026 });
}

test('neither what pages share nor a page grows with the number of pages', async () => {
  const [few, many] = [await resolverOf(1), await resolverOf(40)];
  expect(many.places.length - few.places.length).toBe(39 * 2);
  for (const language of ['pt', 'en']) {
    expect(many.shells.get(language)).toEqual(few.shells.get(language));
    const [one, other] = await Promise.all(
      [few, many].map((resolver) =>
        resolver.page(
          resolver.places.find(
            ({ route, language: { code } }) => route === 'more/page-0' && code === language,
          )!,
        ),
      ),
    );
    expect(other?.data).toEqual(one?.data);
  }
  expect([...many.files.keys()]).toEqual([...few.files.keys()]);
});
