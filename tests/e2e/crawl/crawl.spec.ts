import type { BrowserContext } from 'playwright/test';
import { expect, pages, type SitePage, test as siteTest, slowBut } from '../site.ts';
import { properties } from './properties.ts';
import { crawl } from './visits.ts';

/** The pages that a worker crawls share what a browser keeps: fonts, scripts and pictures. */
const test = siteTest.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const visitor = await browser.newContext({ baseURL: project.use.baseURL });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
});

/** Pages that have every block between them: each adds as many as any that is left. */
function pagesOfAllBlocks(): Set<SitePage> {
  const chosen = new Set<SitePage>();
  const missing = new Set(pages.flatMap(typesOf));
  const added = (page: SitePage) => new Set(typesOf(page).filter((type) => missing.has(type))).size;
  while (missing.size > 0) {
    const best = pages.reduce((one, other) => (added(other) > added(one) ? other : one));
    for (const type of typesOf(best)) missing.delete(type);
    chosen.add(best);
  }
  return chosen;
}

const typesOf = ({ json }: SitePage): string[] => json.sections.map(({ type }) => type);

const chosen = pagesOfAllBlocks();

/**
 * Every page of the site is looked at for all that holds of every page: a failure names the page
 * and the property, and says what is against it.
 */
for (const sitePage of pages)
  test(`all is well with ${sitePage.path}`, { tag: slowBut(chosen.has(sitePage)) }, async ({
    visitor,
  }) => {
    const page = await visitor.newPage();
    const record = await crawl(page, sitePage);
    await page.close();
    for (const [property, faultsOf] of Object.entries(properties))
      expect.soft(faultsOf(record, sitePage), `${sitePage.path}: ${property}`).toEqual([]);
  });
