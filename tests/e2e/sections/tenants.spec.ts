import { expect, pageAt, test } from '../site.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const tenants: { mockup: { tenant: string; alt: string } }[] = pageAt(
  '/funcionalidades',
).json.sections.find(({ id }) => id === 'tenants')!.items;

test('without scripts, who chooses a brand has its screen in the middle, before all others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
    await expect(screen).toContainText(mockup.tenant);
    const { x, width, color, widest } = await screen.evaluate((figure) => ({
      ...figure.getBoundingClientRect().toJSON(),
      color: getComputedStyle(figure).getPropertyValue('--brand-600'),
      widest: Math.max(
        ...[...figure.closest('section')!.querySelectorAll('figure')].map(
          (each) => each.getBoundingClientRect().width,
        ),
      ),
    }));
    expect(Math.abs(x + width / 2 - 720), mockup.tenant).toBeLessThan(1);
    expect(width, mockup.tenant).toBe(widest);
    colors.add(color);
  }
  expect(colors.size).toBe(tenants.length);
  expect(await section.evaluate((element) => element.clientHeight)).toBe(height);
});
