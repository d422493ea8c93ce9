import type { Page } from 'playwright/test';
import type { CalculatorSection } from '../../../src/generated/types.ts';
import { evaluate } from '../../../src/lib/formula.ts';
import { parseFormula } from '../../../tools/model/formula/parse-formula.ts';
import { holdScripts } from '../forms/opening.ts';
import { expect, open, pageAt, test } from '../site.ts';

const route = '/telemedicina';
const section = pageAt(route).json.sections.find(
  ({ type }) => type === 'calculator',
) as unknown as CalculatorSection;
const [visits, , missed] = section.inputs;
const defaults = Object.fromEntries(section.inputs.map((input) => [input.name, input.default]));

/** The first result of some numbers, as the page writes it. */
function money(changed: Record<string, number>): string {
  const [first] = section.results;
  const { formula = Number.NaN } = parseFormula(first?.formula ?? '');
  const value = evaluate(formula, { ...defaults, ...changed });
  const style = { style: 'currency', currency: first?.currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat('pt-BR', style).format(value);
}

const partsOf = (page: Page) => {
  const calculator = page.locator(`#${section.id}`);
  return {
    result: calculator.locator('output[for]').first(),
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
  await number.fill('0');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(result).toHaveText('–');
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
