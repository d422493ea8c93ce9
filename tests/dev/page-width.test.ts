import { expect, test } from 'vitest';
import { narrower, wider } from '../../tools/dev/browser/page-width.ts';

test.each([
  ['(min-width: 960px)', '(min-width: 1446px)'],
  ['screen and (max-width: 30em)', 'screen and (max-width: 966px)'],
  ['(20rem <= width < 640px)', '(806px <= width < 1126px)'],
  ['(min-width: 40.5em) and (min-height: 30em)', '(min-width: 1134px) and (min-height: 30em)'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s is, of a window that is 486 px wider, %s', (conditions, wanted) => {
  expect(wider(conditions, 486)).toBe(wanted);
});

test('a value that goes by the window’s width goes by the page’s', () => {
  expect(narrower('clamp(2.5rem, 1.55rem + 4.2vw, -10vw)', 0.5)).toBe(
    'clamp(2.5rem, 1.55rem + 2.1vw, -5vw)',
  );
});
