import { expect, test } from 'vitest';
import { compact } from '../../src/theme/compact.ts';

test('what says nothing goes, and what says something stays in its order', () => {
  expect(
    compact({
      styles:
        '.b{color:red;gap:0.5rem 0.25em;color:blue;}.c{background:url(data:a;b);opacity:1.05;}' +
        '@media print{.b{top:0;}}@media print{.c{top:1px;}.c>i{top:2px;}}@media screen{.b{top:0;}}',
      body: '<p class="c-0"><svg><use href="#x"></use></svg></p><p class="b"></p>',
    }),
  ).toEqual({
    styles:
      '.b{gap:.5rem .25em;color:blue}.c{background:url(data:a;b);opacity:1.05}' +
      '@media print{.b{top:0}.c{top:1px}.c>i{top:2px}}@media screen{.b{top:0}}',
    body: '<p><svg><use href="#x"/></svg></p><p class="b"></p>',
  });
});
