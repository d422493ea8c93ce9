import { expect, test } from 'vitest';
import { isNeedless, shapeOf, withStylesOf } from './html-shape.ts';
import { differences } from './pages.ts';
import { declarationsOf } from './style-rules.ts';

const pageOf = (css: string) => shapeOf(`<style>${css}</style>`, true).elements;
const plain = pageOf('.a{color:red}@media (min-width:1px){.b{top:0;left:0}}');
const markup = pageOf('.a,.c li{color:blue}');

/** What is against a page with styles, beside one of plain words and one of all markup. */
const faultsOf = (css: string) =>
  differences(pageOf(css), withStylesOf(plain, markup)).filter((what) => !isNeedless(what));

test('a style is known by what it says and where, whatever its classes are called', () => {
  expect([...declarationsOf('.x.y a{top:0}@media print{.z,ul{left:0;top:0}}')]).toEqual([
    ' .. a { top:0 }',
    '@media print . { left:0 }',
    '@media print . { top:0 }',
    '@media print ul { left:0 }',
    '@media print ul { top:0 }',
  ]);
  expect(faultsOf('@media (min-width:1px){.q{left:0;top:0}}.r{color:red}')).toEqual([]);
});

test('markup may bring its own styles and take others away, and nothing brings another', () => {
  expect(faultsOf('.a li{color:blue}')).toEqual([]);
  for (const css of ['.a{color:green}', 'li{color:blue}', '@media print{.b{top:0}}', '*{top:0}'])
    expect(faultsOf(css), css).toHaveLength(1);
});
