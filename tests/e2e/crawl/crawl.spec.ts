import type { BrowserContext } from 'playwright/test';
import { expect, pages, test as siteTest } from '../site.ts';
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

/**
 * Every page of the site is looked at for all that holds of every page: a failure names the page
 * and the property, and says what is against it.
 */
for (const sitePage of pages)
  test(`all is well with ${sitePage.path}`, async ({ visitor }) => {
    const page = await visitor.newPage();
    const record = await crawl(page, sitePage);
    await page.close();
    for (const [property, faultsOf] of Object.entries(properties))
      expect.soft(faultsOf(record, sitePage), `${sitePage.path}: ${property}`).toEqual([]);
  });
