import { expect, message, test } from '../site.ts';

test('a route that is missing shows the error page with its status', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const again = page.getByRole('button', { name: message('pt', 'common.tryAgain') });
  await expect(again).toHaveCount(0);
});
