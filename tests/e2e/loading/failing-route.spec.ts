import type { Page } from 'playwright/test';
import {
  expect,
  isMarked,
  markWindow,
  message,
  openHydrated,
  pageAt,
  test,
  words,
} from '../site.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (route: string, language: 'pt' | 'en' | 'es' = 'pt') =>
  words(language, pageAt(route, language).json.sections[0]!.heading!);

test.describe('a route that fails', () => {
  const to = '/academias';
  for (const [what, status] of [
    ['is missing', 404],
    ['fails on the server', 500],
  ] as const) {
    test(`shows the error page with its status where it ${what}`, async ({ page }) => {
      await page.route(`**${to}/page.json`, (route) => route.fulfill({ status, body: '' }));
      await openHydrated(page, '/clinicas');
      await markWindow(page);
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
        to,
      );
      await expect(h1(page)).toHaveText('Unexpected Application Error!');
      await expect(page.locator('main').getByText(String(status), { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      const again = page.getByRole('button', { name: message('pt', 'common.tryAgain') });
      if (status === 404) return expect(again).toHaveCount(0);
      await page.unroute(`**${to}/page.json`);
      await again.click();
      await expect(h1(page)).toHaveText(heading(to));
    });
  }

  test('shows the error page with its message where the network is gone, and the way back works', async ({
    page,
  }) => {
    await page.route(`**${to}/page.json`, (route) => route.abort());
    await openHydrated(page, '/clinicas');
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
      to,
    );
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main').getByText('Failed to fetch')).toBeVisible();
    await page.unroute(`**${to}/page.json`);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await page.goForward();
    await expect(h1(page)).toHaveText(heading(to));
  });

  test('shows the error page where a section fails, with the message', async ({ page }) => {
    await page.route(`**${to}/page.json`, async (route) => {
      const answer = await route.fetch();
      const data = await answer.json();
      data.sections[0].actions = null;
      await route.fulfill({ response: answer, json: data });
    });
    await openHydrated(page, '/clinicas');
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
      to,
    );
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main')).toContainText('null');
  });
});
