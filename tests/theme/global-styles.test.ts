import { expect, test } from 'vitest';
import { globalStyles, lateStyles, namedProperties } from '../../src/theme/global-styles.ts';
import { cutAtSheet, namedAbove } from '../../src/theme/styles-below.ts';
import { surfaceProperty } from '../../src/theme/surfaces.ts';
import { fixedColors } from '../../src/theme/tokens.ts';
import { drawingSheet } from '../../tools/pipeline/resolve/drawing-sheet.ts';

const fonts = { heading: '/h.woff2', body: '/b.woff2' };
const names = Object.keys(fixedColors);
const definedIn = (styles: string) => names.filter((name) => styles.includes(`--${name}:#`));

test('what a page takes before its sheet comes is in itself, and the rest in the sheet', () => {
  const body = cutAtSheet([
    { html: '<p><path stroke="var(--coral-500)"/></p>' },
    { html: '<div hidden="" data-below="true"> </div><p title="var(--success)"></p>' },
  ]);
  const named = namedAbove(namedProperties('.b{color:var(--danger)}.c{color:var(--on-0)}'), body);
  const [own, late] = [globalStyles(fonts, named), lateStyles(named)];
  expect(definedIn(own)).toEqual(expect.arrayContaining(['danger', 'coral-500', 'ink', 'white']));
  expect(definedIn(late)).toEqual(expect.arrayContaining(['success', 'indigo-700']));
  expect([...definedIn(own), ...definedIn(late)].sort()).toEqual([...names].sort());
  const taken = [...namedProperties(own)].map((value) => value.slice('var(--'.length, -1));
  expect(taken.filter((name) => names.includes(name) && !definedIn(own).includes(name))).toEqual(
    [],
  );
  const grounds = (styles: string) => new Set(styles.match(/--on-[\w-]+(?=:)/g));
  expect(taken.filter((name) => name.startsWith('on-') && !grounds(own).has(`--${name}`))).toEqual(
    [],
  );
  expect(grounds(late)).toContain(surfaceProperty('chip'));
  expect(new Set([...grounds(own), ...grounds(late)])).toEqual(grounds(globalStyles(fonts)));
  expect([...grounds(own)].filter((name) => grounds(late).has(name))).toEqual([]);
  expect([own, late].map((styles) => styles.includes('@media print'))).toEqual([false, true]);
});

test('a page without a sheet has all in itself', () => {
  const own = globalStyles(fonts);
  expect(definedIn(own)).toEqual(names);
  expect(own).toContain('@media print');
});

test('no drawing takes a fixed colour from its page', () => {
  const sheet = drawingSheet({ references: [] }, ['instagram'], []);
  expect(sheet).toContain(fixedColors.ink.toLowerCase());
  expect(names.filter((name) => new RegExp(`var\\(--${name}\\b(?!-)`).test(sheet))).toEqual([]);
});
