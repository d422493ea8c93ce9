import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { CalculatorSection } from '../../../src/generated/types.ts';
import { evaluate } from '../../../src/lib/formula.ts';
import { parseFormula } from '../../../tools/model/formula/parse-formula.ts';
import { holdScripts } from '../forms/opening.ts';
import { expect, open, openHydrated, pageAt, test } from '../site.ts';

const route = '/telemedicina';
const section = pageAt(route).json.sections.find(
  ({ type }) => type === 'calculator',
) as unknown as CalculatorSection;
const [visits, , missed] = section.inputs;
const defaults = Object.fromEntries(section.inputs.map((input) => [input.name, input.default]));

/** The last result of some numbers, the large one, as the page writes it. */
function money(changed: Record<string, number>): string {
  const total = section.results.at(-1);
  const { formula = Number.NaN } = parseFormula(total?.formula ?? '');
  const value = evaluate(formula, { ...defaults, ...changed });
  const style = { style: 'currency', currency: total?.currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat('pt-BR', style).format(value);
}

const partsOf = (page: Page) => {
  const calculator = page.locator(`#${section.id}`);
  return {
    result: calculator.locator('output[for]').last(),
    number: calculator.getByLabel(visits?.label ?? '', { exact: true }),
    slider: calculator.getByRole('slider', { name: missed?.label ?? '' }),
    said: calculator.locator('output:not([for])'),
  };
};

test('what is typed before the code comes counts, and each change is said once it rests', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, route);
  const { result, number, slider, said } = partsOf(page);
  await expect(result).toHaveText(money({}));
  await number.selectText();
  await number.pressSequentially('250');
  await number.blur();
  await expect(result, 'the result of other numbers').toBeHidden();
  release();
  await expect(result).toHaveText(money({ visits: 250 }));
  await expect(result).toBeVisible();
  await expect(number).toHaveValue('250');
  await expect(said).toHaveText('');
  await slider.press('ArrowRight');
  const after = money({ visits: 250, missed: (missed?.default ?? 0) + 1 });
  await expect(result).toHaveText(after);
  await expect(slider).toHaveAttribute('aria-valuetext', `${(missed?.default ?? 0) + 1}%`);
  await expect(said).toContainText(after);
  const { max = 0 } = visits?.limits ?? {};
  for (const beyond of ['0', `${max + 0.5}`]) {
    await number.fill('250');
    await expect(result).toHaveText(after);
    await number.fill(beyond);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(result).toHaveText('–');
  }
});

test('an amount with cents counts, between the whole ones of its slider', async ({ page }) => {
  await openHydrated(page, route);
  const price = section.inputs.find(({ name }) => name === 'price');
  const amount = page.locator(`#${section.id}`).getByLabel(price?.label ?? '', { exact: true });
  await amount.fill('149.9');
  await expect(partsOf(page).result).toHaveText(money({ price: 149.9 }));
  await expect(amount).not.toHaveAttribute('aria-invalid');
});

/** The colours of a slider's line at a quarter and at three quarters of it, and of its corner. */
async function colorsOn(slider: Locator) {
  const { data, info } = await sharp(await slider.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = 3 * (Math.floor(info.height * y) * info.width + Math.floor(info.width * x));
    return data.subarray(start, start + 3).join(' ');
  };
  return { quarter: at(0.25, 0.5), threeQuarters: at(0.75, 0.5), ground: at(0.5, 0.1) };
}

test('a slider is filled up to its thumb, and shows its focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, route);
  const { slider } = partsOf(page);
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  const { outlineStyle, outlineWidth } = await slider.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth };
  });
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await slider.press('Home');
    const rest = await colorsOn(slider);
    await slider.press('End');
    const filled = await colorsOn(slider);
    for (const { quarter, threeQuarters, ground } of [rest, filled]) {
      expect(quarter, forcedColors).toBe(threeQuarters);
      expect(quarter, forcedColors).not.toBe(ground);
    }
    expect(rest.quarter, forcedColors).not.toBe(filled.quarter);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers at first and their result stand there, and nothing to change', async ({
    page,
  }) => {
    await page.goto(route);
    const { result, number, slider } = partsOf(page);
    await expect(result).toHaveText(money({}));
    await expect(result).toBeVisible();
    for (const control of [number, slider]) await expect(control).toBeHidden();
    const { label = '', unit = '' } = visits ?? {};
    const line = page.locator(`#${section.id} fieldset div`).filter({ hasText: label }).first();
    await expect(
      line.getByText(`${visits?.default} ${unit}`, { exact: true }).first(),
    ).toBeVisible();
  });
});
