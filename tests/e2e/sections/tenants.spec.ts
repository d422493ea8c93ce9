import { expect, pageAt, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

const tenants: { mockup: { tenant: string; alt: string } }[] = pageAt(
  '/funcionalidades',
).json.sections.find(({ id }) => id === 'tenants')!.items;

test('without scripts, who chooses a brand sees its screen alone, in its colour', async ({
  page,
}) => {
  await page.goto('/funcionalidades');
  const section = page.locator('#tenants');
  const choices = section.getByRole('radio');
  await expect(choices).toHaveCount(tenants.length);
  const height = await section.evaluate((element) => element.clientHeight);
  const colors = new Set<string>();
  for (const [index, { mockup }] of tenants.entries()) {
    // The keyboard goes from one to the next, as in any list of choices.
    if (index === 0) await choices.first().focus();
    else await page.keyboard.press('ArrowDown');
    await expect(choices.nth(index)).toBeChecked();
    const screen = section.getByRole('img', { name: mockup.alt, exact: true });
    await expect(screen).toBeVisible();
    await expect(section.locator('figure:visible')).toHaveCount(1);
    await expect(screen).toContainText(mockup.tenant);
    colors.add(
      await screen.evaluate((figure) => getComputedStyle(figure).getPropertyValue('--brand-600')),
    );
  }
  expect(colors.size).toBe(tenants.length);
  expect(await section.evaluate((element) => element.clientHeight)).toBe(height);
  await page.emulateMedia({ media: 'print' });
  await expect(section.locator('figure:visible')).toHaveCount(1);
});
