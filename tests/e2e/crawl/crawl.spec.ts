import { expect, pages, test } from '../site.ts';
import { properties } from './properties.ts';
import { crawl } from './visits.ts';

/**
 * Every page of the site is opened once for all that holds of every page: a failure names the page
 * and the property, and says what is against it.
 */
for (const sitePage of pages)
  test(`all is well with ${sitePage.path}`, async ({ page }) => {
    const record = await crawl(page, sitePage);
    for (const [property, faultsOf] of Object.entries(properties))
      expect.soft(faultsOf(record, sitePage), `${sitePage.path}: ${property}`).toEqual([]);
  });
