import { expect, test } from 'vitest';
import type { HeroSection } from '../../src/generated/types.ts';
import { arrangementOf, besideFrom } from '../../src/ui/opening-layouts.ts';
import { blockSchemas } from '../../tools/model/schemas.ts';

const examples = (blockSchemas().hero!.examples as { pt: HeroSection }[]).map(({ pt }) => pt);
const screen = examples.find(({ mockup }) => mockup)!;
const drawing = examples.find(({ art }) => art)!;
const words = { ...drawing, art: undefined };

test('an opening has the layout that its JSON names', () => {
  const wide = { ...screen, mockup: { ...screen.mockup!, device: 'dashboard' as const } };
  for (const layout of ['split', 'centered', 'stage', 'pair', 'halves'] as const)
    expect(arrangementOf({ ...wide, layout })).toBe(layout);
  expect(arrangementOf({ ...drawing, layout: 'scene' })).toBe('scene');
});

test('a telephone in a half is beside its words on a tablet, and a wide screen below them', () => {
  for (const [device, from] of [
    ['phone', 700],
    ['dashboard', 960],
    ['bare', 960],
  ] as const) {
    const mockup = { ...screen.mockup!, device };
    expect(besideFrom(arrangementOf({ ...screen, mockup, layout: 'halves' })), device).toBe(from);
  }
  expect(besideFrom(arrangementOf({ ...screen, layout: 'stage' }))).toBeUndefined();
});

test('what a layout has no place for stands beside the words', () => {
  expect(arrangementOf({ ...drawing, layout: 'pair' })).toBe('split');
  expect(arrangementOf({ ...screen, layout: 'scene' })).toBe('split');
});

test('words alone have no layout of a picture', () => {
  for (const layout of ['split', 'stage', 'pair', 'scene', 'halves'] as const)
    expect(arrangementOf({ ...words, layout })).toBe('words');
  expect(arrangementOf({ ...words, layout: 'centered' })).toBe('centered');
});
