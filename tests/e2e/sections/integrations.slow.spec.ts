import { accessibilityFaults } from '../axe.ts';
import { expect, flat, motionEnded, open, openHydrated, pageAt, slowBut, test } from '../site.ts';

const { allLabel, groups } = pageAt('/funcionalidades').json.sections.find(
  ({ id }) => id === 'integrations',
)!;
const names: string[] = groups.map(({ heading }: { heading: string }) => heading);

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('the filter shows one group, and all again; on paper all stand', {
      tag: slowBut(!isScripted),
    }, async ({ page }) => {
      if (isScripted) await openHydrated(page, '/funcionalidades');
      else await page.goto('/funcionalidades');
      const section = page.locator('#integrations');
      const shown = async () => (await section.locator('h3:visible').allInnerTexts()).map(flat);
      expect(await shown()).toEqual(names);
      for (const name of names) {
        await section.getByText(name, { exact: true }).first().click();
        await expect(section.getByRole('radio', { name, exact: true })).toBeChecked();
        expect(await shown()).toEqual([name]);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await shown()).toEqual(names);
      await page.emulateMedia({ media: 'screen' });
      await section.getByText(allLabel, { exact: true }).click();
      expect(await shown()).toEqual(names);
    });
  });

test('what visitors choose from has no fault that axe finds', {
  tag: slowBut(false),
}, async ({ page }) => {
  await open(page, '/funcionalidades');
  for (const part of ['#integrations', '#tenants']) {
    await page.locator(`${part} label`).nth(2).click();
    await expect(page.locator(`${part} input`).nth(2)).toBeChecked();
    await motionEnded(page.locator(part));
    expect(await accessibilityFaults(page, part)).toEqual([]);
  }
});

test('on a telephone every state stands at the end of the first line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/funcionalidades');
  const marked = page.locator('#integrations li:has(p + p)');
  expect(await marked.count()).toBeGreaterThan(1);
  const places = await marked.evaluateAll((items) =>
    items.map((item) => {
      const [frame, state] = [item, item.querySelector('p:last-child')!].map((each) =>
        each.getBoundingClientRect(),
      );
      return [frame!.right - state!.right, state!.top - frame!.top].map(Math.round).join();
    }),
  );
  expect(new Set(places).size).toBe(1);
});
