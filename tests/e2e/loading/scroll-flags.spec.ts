import {
  addressOf,
  expect,
  expectScrolledTo,
  hold,
  openHydrated,
  restingTop,
  slowBut,
  test,
  waitForNoSkeleton,
} from '../site.ts';

test.describe('navigation flags', () => {
  for (const [flag, route, section] of [
    ['scrollToApp', '/', 'super-app-section'],
    ['scrollToContact', '/', 'contact-section'],
    ['scrollToWellbeing', '/corporativo', 'wellbeing-section'],
  ] as const) {
    for (const language of ['pt', 'en'] as const) {
      test(`${flag} on ${addressOf(route, language)} scrolls to ${section} and is cleared`, {
        tag: slowBut(flag === 'scrollToContact'),
      }, async ({ page }) => {
        await page.goto(addressOf(route, language));
        await page.evaluate((name) => history.replaceState({ [name]: true, kept: 1 }, ''), flag);
        await page.addInitScript(() => {
          const scrolls: { id: string; at: number }[] = ((window as any).scrolls = []);
          const native = Element.prototype.scrollIntoView;
          Element.prototype.scrollIntoView = function (...args) {
            scrolls.push({ id: this.id, at: performance.now() });
            return native.apply(this, args);
          };
        });
        await page.reload();
        await expectScrolledTo(page.locator(`#${section}`));
        const state = await page.evaluate(() => history.state as Record<string, unknown>);
        expect(state[flag]).toBeUndefined();
        expect(state.kept).toBe(1);
        if (flag === 'scrollToWellbeing') {
          const waited = await page.evaluate(() => {
            const data = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('.json')) as PerformanceResourceTiming[];
            return (
              (window as any).scrolls.find(({ id }: { id: string }) => id === 'wellbeing-section')
                .at - Math.max(...data.map(({ responseEnd }) => responseEnd))
            );
          });
          expect(waited).toBeGreaterThanOrEqual(100);
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.reload();
        await waitForNoSkeleton(page);
        expect(await restingTop(page.locator(`#${section}`))).toBeGreaterThan(200);
      });
    }
  }

  test('who writes in a form by then stays there', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => history.replaceState({ scrollToApp: true }, ''));
    const come = await hold(page, '**/page.json');
    await page.reload();
    const field = page.locator('#contact-section input[type=email]');
    await field.focus();
    const flag = () =>
      page.evaluate(() => (history.state as Record<string, unknown> | null)?.scrollToApp);
    expect(await flag()).toBe(true);
    come();
    await expect.poll(flag).toBeUndefined();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  });

  test('without a flag nothing scrolls', async ({ page }) => {
    await openHydrated(page, '/corporativo');
    await restingTop(page.locator('#wellbeing-section'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
