import type { Page } from 'playwright/test';
import {
  expect,
  flat,
  hold,
  open,
  openHydrated,
  pageAt,
  restingTop,
  slowBut,
  test,
  waitLonger,
} from '../site.ts';

const section = (page: Page) => page.locator('#features');
const tabs = (page: Page) => section(page).getByRole('tab');
const panels = (page: Page) => section(page).locator('[role=tabpanel]');
const { items } = pageAt('/telemedicina').json.sections.find(({ id }) => id === 'features')!;
const names = items.map(({ label }: { label: string }) => label);

/** Which tab is chosen, which can be reached with the Tab key, and which subject shows. */
async function chosen(page: Page): Promise<number[][]> {
  const indexes = (flags: boolean[]) => flags.flatMap((flag, index) => (flag ? [index] : []));
  return [
    indexes(await tabs(page).evaluateAll((all) => all.map((tab) => tab.ariaSelected === 'true'))),
    indexes(await tabs(page).evaluateAll((all) => all.map(({ tabIndex }) => tabIndex === 0))),
    indexes(
      await panels(page).evaluateAll((all) =>
        all.map((panel) => panel.checkVisibility({ visibilityProperty: true })),
      ),
    ),
  ];
}

for (const width of [390, 1280])
  test(`at ${width} px a click shows one subject, and nothing below moves where there is room`, {
    tag: slowBut(width === 1280),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/telemedicina');
    expect((await tabs(page).allInnerTexts()).map(flat)).toEqual(names);
    expect(await chosen(page)).toEqual([[0], [0], [0]]);
    const height = () => section(page).evaluate((element) => element.clientHeight);
    const before = await height();
    for (const index of [3, 1, 4]) {
      await tabs(page).nth(index).click();
      await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      expect(await chosen(page)).toEqual([[index], [index], [index]]);
      const panel = section(page).getByRole('tabpanel', { name: names[index], exact: true });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(items[index].heading);
      if (width > 960) expect(await height()).toBe(before);
    }
  });

test('clicks that wait for the code of the tabs are answered in their order', async ({ page }) => {
  const asked = page.waitForRequest('**/assets/tabs.*.js');
  await waitLonger(page);
  const come = await hold(page, '**/assets/tabs.*.js');
  await open(page, '/telemedicina');
  const press = (index: number) =>
    tabs(page)
      .nth(index)
      .evaluate((tab: HTMLElement) => tab.click());
  await press(3);
  await asked;
  await press(1);
  come();
  await expect(page.locator('[data-asleep=features]')).toHaveCount(0);
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('arrows, Home and End go from tab to tab, and the Tab key into the subject', async ({
  page,
}) => {
  await openHydrated(page, '/telemedicina');
  await tabs(page).first().focus();
  await expect(page.locator('[data-asleep=features]')).toHaveCount(0);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['End', 4],
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(index)).toBeFocused();
    expect(await chosen(page)).toEqual([[index], [index], [index]]);
  }
  // The browser's own, which goes forward.
  await page.keyboard.press('Alt+ArrowRight');
  expect(await chosen(page)).toEqual([[2], [2], [2]]);
  await page.keyboard.press('Tab');
  await expect(panels(page).nth(2).getByRole('link')).toBeFocused();
});

for (const width of [390, 1280])
  test(`at ${width} px an address that names a subject shows it, and so does a link`, {
    tag: slowBut(width === 1280),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/telemedicina#${items[3].id}`);
    await expect(tabs(page).nth(3)).toHaveAttribute('aria-selected', 'true');
    expect(await chosen(page)).toEqual([[3], [3], [3]]);
    await expect(section(page)).toBeInViewport();
    await page.evaluate((id) => void (location.hash = id), items[1].id);
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await chosen(page)).toEqual([[1], [1], [1]]);
  });

test('who has scrolled away from the subject of an address before the code comes stays', async ({
  page,
}) => {
  const come = await hold(page, '**/assets/tabs.*.js');
  await open(page, `/telemedicina#${items[3].id}`);
  await expect(section(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(section(page)).not.toBeInViewport();
  come();
  await expect(tabs(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  expect(await restingTop(page.locator('h1'))).toBeGreaterThan(0);
  await expect(section(page)).not.toBeInViewport();
});

test('a link to a subject shows it, also where no code of the tabs has come yet', async ({
  page,
}) => {
  await open(page, '/telemedicina');
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = 'To the subject';
    document.querySelector('h1')!.after(link);
  }, items[2].id);
  await page.getByRole('link', { name: 'To the subject' }).click();
  await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(await chosen(page)).toEqual([[2], [2], [2]]);
  await expect(section(page)).toBeInViewport();
});

test('paper shows all subjects', async ({ page }) => {
  await open(page, '/telemedicina');
  await page.emulateMedia({ media: 'print' });
  for (const panel of await panels(page).all()) await expect(panel).toBeVisible();
  await expect(section(page).locator('[role=tablist]')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all subjects stand, one below the other, without tabs', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/telemedicina');
      await expect(section(page).locator('[role=tablist]')).toBeHidden();
      const boxes = await Promise.all(
        (await panels(page).all()).map(async (panel) => {
          await expect(panel).toBeVisible();
          return panel.boundingBox();
        }),
      );
      expect(boxes).toHaveLength(names.length);
      for (const [index, box] of boxes.entries())
        if (index > 0)
          expect(box!.y).toBeGreaterThan(boxes[index - 1]!.y + boxes[index - 1]!.height);
    }
  });
});

test('the tabs of a centred section stand in its middle, or begin at its edge', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/telemedicina');
    const first = (await tabs(page).first().boundingBox())!;
    const last = (await tabs(page).last().boundingBox())!;
    if (width === 390) expect(first.x).toBe(20);
    else expect(Math.abs(first.x - (width - last.x - last.width))).toBeLessThan(2);
  }
});
