import { expect, test } from 'vitest';
import { skeletonOf } from '../../tools/pipeline/resolve/skeletons.ts';

const section = (type: string, ground?: string) => ({ type, ground, id: type }) as never;

test('the outlines of the first three sections stand on the ground of each', () => {
  const sections = [
    section('hero', 'dark'),
    section('cards', 'sand'),
    section('stats', 'dark'),
    section('faq'),
  ];
  expect(skeletonOf({ loading: 'skeleton', sections })).toEqual([
    'hero-dark',
    'cards',
    'band-dark',
  ]);
  expect(skeletonOf({ loading: 'header', sections })).toEqual([]);
});
