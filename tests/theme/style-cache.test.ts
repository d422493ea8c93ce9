import { css } from '@emotion/react';
import { expect, test } from 'vitest';
import {
  collectedStyles,
  createServerCache,
  dropUnusedStyles,
} from '../../src/theme/style-cache.ts';

test('styles of classes that a body has not go; animations and used ones stay', () => {
  const cache = createServerCache();
  const [own, given] = [css({ color: 'red' }), css({ gap: 0 })];
  for (const styles of [own, given]) cache.insert(`.c-${styles.name}`, styles, cache.sheet, true);
  cache.inserted['animation-x'] = '@keyframes animation-x{to{opacity:0}}';
  dropUnusedStyles(cache, new Set(['lead', `c-${own.name}`]));
  expect(collectedStyles(cache)).toEqual([
    `.c-${own.name}{color:red;}`,
    '@keyframes animation-x{to{opacity:0}}',
  ]);
});
