import type { Locator, Page } from 'playwright/test';
import { awake, first, settledFirst, solutions } from '../carousels/motion.ts';
import { expect, message, openHydrated, pageAt, test } from '../site.ts';

/**
 * The assertions of the W3C's own tests of carousels (w3c/aria-practices, test/tests/
 * carousel_carousel-1-prev-next.js; what carousel_carousel-2-tablist.js says of the rotation
 * button, too) on the one with arrows. These differ:
 * - the element around is a `div` with the role group, which the pattern allows beside a region:
 *   each would be one landmark more;
 * - after the focus has left, the example moves again, while the pattern says that it "does not
 *   resume unless the user activates the rotation control": this one does not;
 * - the assertions of the example's tabs do not apply: this carousel has none, its dots are hidden.
 */
const { items, heading } = pageAt('/').json.sections.find(({ id }) => id === 'solutions')!;
const slides = (page: Page) => solutions(page).locator('[aria-roledescription=slide]');
const named = (page: Page, key: string) =>
  solutions(page).getByRole('button', { name: message('pt', key), exact: true });
/** The button that pauses and starts, whatever it is called. */
const rotation = (page: Page) => solutions(page).getByRole('button').first();
const live = (page: Page) => solutions(page).locator('[aria-live]');

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/');
  await awake(page, solutions(page));
});

test('roles, names and what the arrows control', async ({ page }) => {
  const carousel = solutions(page);
  await expect(carousel).toHaveRole('group');
  await expect(carousel).toHaveAccessibleName(heading!);
  await expect(slides(page)).toHaveCount(items.length);
  for (const slide of await slides(page).all()) {
    await expect(slide).toHaveRole('group');
    await expect(slide).toHaveAccessibleName(/\d/);
  }
  for (const button of await carousel.getByRole('button').all())
    await expect(button).toHaveAccessibleName(/./);
  for (const key of ['common.previous', 'common.next'])
    expect(await named(page, key).getAttribute('aria-controls')).toBe(
      await live(page).getAttribute('id'),
    );
});

test('the rotation button comes first, then the arrows, then the slides', async ({ page }) => {
  await rotation(page).focus();
  await page.keyboard.press('Tab');
  await expect(named(page, 'common.previous')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(named(page, 'common.next')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides(page).locator(':focus')).toHaveCount(1);
});

test('it is silent while it moves, and told of while it stands; it does not start again', async ({
  page,
}) => {
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await named(page, 'common.next').press('Enter');
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await leave(page);
  await expect(solutions(page)).toHaveAttribute('data-motion', 'paused');
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await rotation(page).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await rotation(page).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
});

test('while it stands, a line tells which slide is first, and follows the arrows', async ({
  page,
}) => {
  const line = solutions(page).getByRole('status');
  await expect(line).toHaveCount(0);
  await rotation(page).press('Enter');
  const from = await settledFirst(solutions(page));
  const nameOf = (index: number) =>
    message('pt', 'common.slide', { current: `${index + 1}`, total: `${items.length}` });
  await expect(line).toHaveText(nameOf(from));
  await named(page, 'common.next').press('Enter');
  await expect(line).toHaveText(nameOf((from + 1) % items.length));
});

for (const key of ['Enter', 'Space'])
  test(`${key} pauses and starts it, and moves by one slide`, async ({ page }) => {
    const button = rotation(page);
    await expect(button).toHaveAccessibleName(message('pt', 'common.pause'));
    await button.press(key);
    await expect(button).toHaveAccessibleName(message('pt', 'common.play'));
    await leave(page);
    await expect(solutions(page)).toHaveAttribute('data-motion', 'paused');

    const count = items.length;
    const from = await settledFirst(solutions(page));
    await named(page, 'common.previous').press(key);
    await expect.poll(() => first(solutions(page))).toBe((from + count - 1) % count);
    await named(page, 'common.next').press(key);
    await expect.poll(() => first(solutions(page))).toBe(from);

    await button.press(key);
    await expect(button).toHaveAccessibleName(message('pt', 'common.pause'));
    await expect(solutions(page)).toHaveAttribute('data-motion', 'playing');
    await leave(page);
    await expect(solutions(page)).toHaveAttribute('data-motion', 'playing');
    await expect.poll(() => first(solutions(page)), { timeout: 20_000 }).not.toBe(from);
  });

/** Goes backwards with Tab until nothing of the carousel has the focus. */
async function leave(page: Page): Promise<void> {
  const inside: Locator = solutions(page).locator(':focus');
  for (let steps = 0; steps < 5 && (await inside.count()) > 0; steps++)
    await page.keyboard.press('Shift+Tab');
  await expect(inside).toHaveCount(0);
}
