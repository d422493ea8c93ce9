import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('each part of a plan stands in the same line as in the others, down to one line of button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/programas-de-cuidado');
  for (const part of ['h3', ':scope > ul', 'a']) {
    const places = await page
      .locator('#examples ul > li:has(h3)')
      .evaluateAll((plans, selector) => {
        return plans.map((plan) => {
          const { top, height } = plan.querySelector(selector)!.getBoundingClientRect();
          return [top, height].map(Math.round).join();
        });
      }, part);
    expect(places, part).toHaveLength(3);
    expect(new Set(places).size, part).toBe(1);
  }
});
