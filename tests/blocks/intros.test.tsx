import { expect, test } from 'vitest';
import { fitsBeside } from '../../src/ui/section.tsx';

const words = (length: number) => 'a'.repeat(length);

test('a lead of two lines stands beside any heading', () => {
  expect(fitsBeside(words(8), words(90))).toBe(true);
});

test('a longer lead stands below a heading of one line, and beside one that has two', () => {
  expect(fitsBeside(words(22), words(115))).toBe(false);
  expect(fitsBeside(words(39), words(115))).toBe(true);
});
