import { accessibilityFaults } from '../axe.ts';
import { expect, open, pageAt, restingTop, slowBut, test } from '../site.ts';

for (const route of ['/privacidade', '/termos'])
  test(`${route} says in short what it says, and names the list of its sections`, {
    tag: slowBut(route === '/termos'),
  }, async ({ page }) => {
    const { id, summary, contents, items } = pageAt(route).json.sections[0]!;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, route);
    const text = page.locator(`#${id}`);
    const list = text.getByRole('navigation', { name: contents, exact: true });
    await expect(list.getByRole('link')).toHaveCount(items.length);
    const [first] = summary.points;
    await expect(text.getByText(first, { exact: true })).toBeInViewport();
    // The head is a band from edge to edge, and the text begins below it.
    const [head, start] = await page.evaluate(
      (name) =>
        [`#${name} h1`, `#${name} nav`].map(
          (selector) => document.querySelector(selector)!.getBoundingClientRect().top,
        ),
      id,
    );
    expect(head!).toBeLessThan(start!);
    await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
    expect(await accessibilityFaults(page, `#${id}`)).toEqual([]);
  });

for (const width of [390, 1440])
  test(`at ${width} px the list of sections stays below the header of a long text`, {
    tag: slowBut(width === 390),
  }, async ({ page }) => {
    const { id, contents, items } = pageAt('/termos').json.sections[0]!;
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/termos');
    const list = page.getByRole('navigation', { name: contents, exact: true });
    await expect(list.getByRole('link').first()).toHaveText(`1. ${items[0].label}`);
    await list.getByRole('link').nth(3).click();
    const fourth = page.locator(`#${id}-4 h2`);
    await expect(fourth).toBeInViewport();
    await restingTop(fourth);
    const bar = (await list.boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(bar.y).toBeCloseTo(header.y + header.height, 0);
    expect([bar.x, bar.width]).toEqual([0, width]);
    // It covers nothing of the section that it leads to.
    expect((await fourth.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
  });
