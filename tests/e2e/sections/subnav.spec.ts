import { accessibilityFaults } from '../axe.ts';
import { expect, open, pageAt, slowBut, test } from '../site.ts';

const route = '/seguranca/gdpr';
const { id, heading, items } = pageAt(route).json.sections.find(({ type }) => type === 'subnav')!;
const links: { to: string; label: string }[] = items;

for (const width of [390, 1280])
  test(`at ${width} px the contents stay below the header and mark the section that is read`, {
    tag: slowBut(width === 390),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    const bar = page.getByRole('navigation', { name: heading });
    await expect(bar.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { to } of [links[2]!, links.at(-1)!, links[0]!]) {
      const link = bar.locator(`[href="${to}"]`);
      await link.click();
      await expect(page.locator(to)).toBeInViewport();
      await expect.poll(() => link.evaluate((each) => each.matches(':target-current'))).toBe(true);
      await expect(link).toBeInViewport();
      // The bar touches the header, and the section begins below the bar.
      const [top, bottom, start] = await page.evaluate(
        ([name = '', section = '']) => [
          document.getElementById(name)!.getBoundingClientRect().top -
            document.querySelector('header')!.getBoundingClientRect().bottom,
          document.getElementById(name)!.getBoundingClientRect().bottom,
          document.querySelector(section)!.getBoundingClientRect().top,
        ],
        [id, to],
      );
      expect(Math.abs(top!)).toBeLessThan(2);
      expect(Math.abs(start! - bottom!)).toBeLessThan(4);
    }
    expect(await accessibilityFaults(page, `#${id}`)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
