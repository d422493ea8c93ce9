import { expect, test } from 'vitest';
import { compactBody, compactMarkup, compactStyles } from '../../src/theme/compact.ts';

test('what says nothing goes, and what says something stays in its order', () => {
  expect(
    compactStyles([
      '.b{color:red;gap:0.5rem 0.25em;color:blue;}',
      '.c{background:url(data:a;b);opacity:1.05;}@media print{.b{top:0;}}',
      '@media print{.c{top:1px;}.c>i{top:2px;}}@media screen{.b{top:0;}}',
    ]),
  ).toBe(
    '.b{gap:.5rem .25em;color:blue}.c{background:url(data:a;b);opacity:1.05}' +
      '@media print{.b{top:0}.c{top:1px}.c>i{top:2px}}@media screen{.b{top:0}}',
  );
  expect(compactBody('<p class="c-0"><svg><use href="#x"></use></svg></p><p class="b"></p>')).toBe(
    '<p><svg><use href="#x"/></svg></p><p class="b"></p>',
  );
});

test('what HTML need not have goes, and what would mean something else stays', () => {
  expect(
    compactMarkup(
      '<a hrefLang="pt" title="d&#x27;agua &quot;/>&quot;" class="b">L&#x27;eau hrefLang=</a>' +
        '<svg viewBox="0 0 1 1" class="c"><path class="d"></path></svg><p class="e f">A</p>' +
        '<input autoComplete="off" title="a > b" required="" class="g"/>class="h"',
    ),
  ).toBe(
    `<a hreflang="pt" title="d'agua &quot;/>&quot;" class="b">L'eau hrefLang=</a>` +
      '<svg viewBox="0 0 1 1" class="c"><path class="d"/></svg><p class="e f">A</p>' +
      '<input autocomplete="off" title="a > b" required="" class="g">class="h"',
  );
});
