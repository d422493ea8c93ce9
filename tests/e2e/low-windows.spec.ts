import { expect, open, openHydrated, shells, test } from './site.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('where all is four times the size, nothing stays before what is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/privacidade', '/seguranca/hipaa', '/clinicas']) {
    await open(page, path);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const covering = await page.evaluate(() =>
      [2, 60, 128, 250].flatMap((y) => {
        let each = document.elementFromPoint(160, y);
        for (; each; each = each.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return [each.tagName];
        return [];
      }),
    );
    expect(covering, path).toEqual([]);
  }
});

test('the last entry of a menu that is higher than the window can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 360 });
  await openHydrated(page, '/');
  const [markets] = shells.pt.header.menus;
  const header = page.locator('header');
  const button = (name: string) => header.getByRole('button', { name, exact: true });
  await button(markets.label).click();
  const group = markets.items.find(({ items }: { items?: unknown[] }) => items);
  await button(group.label).click();
  const last = header.getByRole('link', { name: markets.items.at(-1).label, exact: true });
  await expect(last).not.toBeInViewport();
  await page.mouse.move(420, 200);
  await page.mouse.wheel(0, 200);
  await expect(last).toBeInViewport({ ratio: 1 });
});
