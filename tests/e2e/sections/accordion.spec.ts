import { expect, flat, open, pageAt, slowBut, test } from '../site.ts';

test.describe('accordion', () => {
  for (const [route, id] of [
    ['/clinicas', 'faq'],
    ['/corporativo', 'features'],
  ] as const) {
    test(`on ${route}: five items, one open at a time, a click on the open one closes it`, {
      tag: slowBut(route === '/clinicas'),
    }, async ({ page }) => {
      await open(page, route);
      const section = page.locator(`#${id}`);
      const buttons = section.locator('h3 > button[aria-expanded]');
      const { items } = pageAt(route).json.sections.find((each) => each.id === id)!;
      await expect(buttons).toHaveCount(5);
      expect((await buttons.allInnerTexts()).map(flat)).toEqual(
        items.map(({ heading }: { heading: string }) => heading),
      );
      const state = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => button.getAttribute('aria-expanded') === 'true'),
        );
      const panelOf = (index: number) => section.getByText(items[index].text, { exact: true });
      expect(await state()).toEqual([false, false, false, false, false]);
      for (const index of [0, 1, 2, 3, 4]) await expect(panelOf(index)).toBeHidden();

      for (const index of [1, 4, 0]) {
        await buttons.nth(index).click();
        await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
        expect(await state()).toEqual([0, 1, 2, 3, 4].map((each) => each === index));
        for (const each of [0, 1, 2, 3, 4])
          await expect(panelOf(each)).toBeVisible({ visible: each === index });
        const region = section.getByRole('region', { name: items[index].heading, exact: true });
        await expect(region).toBeVisible();
        expect(await buttons.nth(index).getAttribute('aria-controls')).toBe(
          await region.getAttribute('id'),
        );
      }
      await buttons.nth(0).click();
      await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
      expect(await state()).toEqual([false, false, false, false, false]);
      await buttons.nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'false');
    });

    test(`on ${route}: what is open is at most 10rem high and scrolls`, {
      tag: slowBut(route === '/clinicas'),
    }, async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, route);
        for (const button of await page.locator(`#${id} h3 > button`).all()) {
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
          const { height, overflow, limit } = await panel.evaluate((element) => ({
            height: element.getBoundingClientRect().height,
            overflow: getComputedStyle(element).overflowY,
            limit: getComputedStyle(element).maxHeight,
          }));
          expect(height).toBeGreaterThan(40);
          expect(height).toBeLessThanOrEqual(160);
          expect(limit).toBe('160px');
          expect(overflow).toBe('auto');
        }
      }
    });
  }
});
