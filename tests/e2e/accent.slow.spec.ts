import type { Page } from 'playwright/test';
import { expect, open, openHydrated, pageAt, test } from './site.ts';

/** The brand's colour as header, content and footer have it. */
const colors = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((part) =>
      getComputedStyle(document.querySelector(part)!).getPropertyValue('--brand-600'),
    ),
  );

const expectPage = (page: Page, route: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pageAt(route).json.sections[0]!.heading!,
  );

test("a page's accent tints its content, not header and footer, however one gets there", async ({
  page,
}) => {
  await open(page, '/telemedicina');
  const [brand] = await colors(page);
  expect(await colors(page)).toEqual([brand, brand, brand]);
  await openHydrated(page, '/academias');
  const [header, content, footer] = await colors(page);
  expect([header, footer]).toEqual([brand, brand]);
  expect(content).not.toBe(brand);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Corporativo' }).click();
  await expectPage(page, '/corporativo');
  const [header2, content2, footer2] = await colors(page);
  expect([header2, footer2]).toEqual([brand, brand]);
  expect([brand, content]).not.toContain(content2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'LGPD' }).click();
  await expectPage(page, '/seguranca/lgpd');
  expect(await colors(page)).toEqual([brand, brand, brand]);
});
