import { clampRgb, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type ColorScale, colorScale } from '../../src/theme/color-scale.ts';
import { colorScaleSteps, hueScale } from '../../src/theme/color-steps.ts';
import { fixedColors } from '../../src/theme/tokens.ts';

const { white, ink, body, muted, ipe } = fixedColors;
const hues = Array.from({ length: 360 }, (_, hue) => ({ hue, colors: colorScale(hue) }));

/** The hue at which two colours are hardest to tell apart. */
function worst(pair: (colors: ColorScale) => [string, string]) {
  return hues
    .map(({ hue, colors }) => ({ hue, contrast: wcagContrast(...pair(colors)) }))
    .reduce((low, each) => (each.contrast < low.contrast ? each : low));
}

/** VISUAL, "White-label from one number": what holds at every hue. */
describe('at every hue', () => {
  test.each<[name: string, least: number, pair: (colors: ColorScale) => [string, string]]>([
    ['white on 600', 5.03, (brand) => [white, brand[600]]],
    ['white on 700', 6.84, (brand) => [white, brand[700]]],
    ['700 on 100', 6.08, (brand) => [brand[700], brand[100]]],
    ['white on 900', 13.7, (brand) => [white, brand[900]]],
    ['500 on white', 3.06, (brand) => [brand[500], white]],
    ['ipê on 900', 8.93, (brand) => [ipe, brand[900]]],
    ['ink on 100', 4.5, (brand) => [ink, brand[100]]],
    ['ink on 300, of a table of shades', 9.7, (brand) => [ink, brand[300]]],
    ['body on 100', 4.5, (brand) => [body, brand[100]]],
    ['muted on 100', 4.5, (brand) => [muted, brand[100]]],
    ['700 on white', 4.5, (brand) => [brand[700], white]],
    ['100 on 950', 4.5, (brand) => [brand[100], brand[950]]],
    ['200 on 950', 4.5, (brand) => [brand[200], brand[950]]],
    ['600 on sand, as a ring', 3, (brand) => [brand[600], fixedColors['sand-100']]],
  ])('%s is at least %d', (_name, least, pair) => {
    const { hue, contrast } = worst(pair);
    expect(contrast, `hue ${hue}`).toBeGreaterThanOrEqual(least);
  });
});

test.each<[name: string, least: number, text: string, ground: string]>([
  ['ink on ipê', 10.8, ink, ipe],
  ['ink on ipê 200', 10.8, ink, fixedColors['ipe-200']],
  ...(['white', 'sand-50', 'sand-100', 'sand-200'] as const).map(
    (ground) =>
      [`muted on ${ground}`, 4.5, muted, fixedColors[ground]] as [string, number, string, string],
  ),
  ...(['ipe-100', 'coral-100', 'indigo-100'] as const).map(
    (ground) =>
      [`body on ${ground}`, 4.5, body, fixedColors[ground]] as [string, number, string, string],
  ),
  ['coral text', 4.5, fixedColors['coral-700'], fixedColors['coral-100']],
  ['indigo text', 4.5, fixedColors['indigo-700'], fixedColors['indigo-100']],
  ['an error', 4.5, fixedColors.danger, fixedColors['danger-100']],
  ['a success', 4.5, fixedColors.success, fixedColors['success-100']],
  ['the border of a field', 3, fixedColors.control, white],
])('%s is at least %d', (_name, least, text, ground) => {
  expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(least);
});

test('every step of every hue is a colour that a screen shows', () => {
  for (const { colors } of hues)
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

/** The ramp as browsers show it where a part of a page has a hue of its own: what sRGB lacks, cut off. */
const cutOff = (step: keyof typeof colorScaleSteps, h: number) => {
  const [l, c] = colorScaleSteps[step];
  return clampRgb({ mode: 'oklch', l, c, h });
};

test.each([
  ['white on 600', 4.9, () => white, 600],
  ['white on 900', 13.7, () => white, 900],
  ['700 on 100', 6, (hue: number) => cutOff(100, hue), 700],
  ['500 on white', 3, () => white, 500],
  ['ink on 300', 9.4, () => ink, 300],
] as const)(
  'where the browser computes the ramp, %s is at least %d',
  (_name, least, other, step) => {
    expect(hueScale[`--brand-${step}`]).toBe(
      `oklch(${colorScaleSteps[step].join(' ')} var(--hue))`,
    );
    for (const { hue } of hues)
      expect(wcagContrast(other(hue), cutOff(step, hue)), `hue ${hue}`).toBeGreaterThanOrEqual(
        least,
      );
  },
);
