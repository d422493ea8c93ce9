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

const seen = new Set<string>();
/** Whether a page has a block that none before it has; it counts as seen from then on. */
const hasNewBlock = ({ json }: SitePage): boolean => {
  const added = json.sections.filter(({ type }) => !seen.has(type));
  for (const { type } of added) seen.add(type);
  return added.length > 0;
};

/**
 * Every page of the site is looked at for all that holds of every page: a failure names the page
 * and the property, and says what is against it.
 */
for (const sitePage of pages)
  test(`all is well with ${sitePage.path}`, { tag: slowBut(hasNewBlock(sitePage)) }, async ({
    visitor,
  }) => {
    const page = await visitor.newPage();
    const record = await crawl(page, sitePage);
    await page.close();
    for (const [property, faultsOf] of Object.entries(properties))
      expect.soft(faultsOf(record, sitePage), `${sitePage.path}: ${property}`).toEqual([]);
  });
