import { expect, test } from 'vitest';
import {
  bodyWithShortNames,
  shortNamesOf,
  stylesWithShortNames,
} from '../../src/theme/class-names.ts';

test('classes are named in the order of their styles, in styles and body alike', () => {
  const names = shortNamesOf(['c-1abc2', 'c-x9']);
  expect(
    stylesWithShortNames(
      '.c-1abc2{color:red}@media print{.c-x9:hover,li>.c-1abc2{top:.5em}}',
      names,
    ),
  ).toBe('.b{color:red}@media print{.c:hover,li>.b{top:.5em}}');
  expect(
    bodyWithShortNames(
      '<p class="c-x9">c-x9</p><p class="c-1abc2 js c-0" title="class c-1abc2">.c-x9</p>',
      names,
    ),
  ).toBe('<p class="c">c-x9</p><p class="b js c-0" title="class c-1abc2">.c-x9</p>');
});

test('a thousand names are all different, and none says anything to anybody', () => {
  const long = Array.from({ length: 1_000 }, (_, index) => `c-${index}`);
  const styles = long.map((name) => `.${name}{}`).join('');
  const short = stylesWithShortNames(styles, shortNamesOf(long)).match(/[a-z]+/g) ?? [];
  expect(new Set(short).size).toBe(1_000);
  expect(short.slice(0, 26)).toEqual([...'bcdefghiklmnopqrstuvwxyz', 'bb', 'bc']);
  expect(short.filter((name) => /^(js|ads?|advert)$/.test(name))).toEqual([]);
});

test('animations are named with the classes, and properties are left', () => {
  const styles = '.c-1{animation-name:animation-x1}@keyframes animation-x1{to{top:0}}';
  const names = shortNamesOf(['c-1', 'animation-x1']);
  expect(stylesWithShortNames(styles, names)).toBe('.b{animation-name:c}@keyframes c{to{top:0}}');
});
