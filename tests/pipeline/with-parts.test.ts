import { expect, test } from 'vitest';
import { withParts } from '../../tools/pipeline/resolve/with-parts.ts';

const upper = (part: unknown): unknown => {
  if (typeof part === 'string') return part.toUpperCase();
  return typeof part === 'object' && part !== null ? withParts(part, upper) : part;
};

test('only what changes is copied, and nothing that is given is changed', () => {
  const given = { title: 'a', items: [{ name: 'B' }, { name: 'c', sizes: [1, 2] }], none: null };
  const before = structuredClone(given);
  const made = withParts(given, upper) as typeof given;
  expect(made).toEqual({
    title: 'A',
    items: [{ name: 'B' }, { name: 'C', sizes: [1, 2] }],
    none: null,
  });
  expect(Object.keys(made)).toEqual(Object.keys(given));
  expect(given).toEqual(before);
  expect(made.items[0]).toBe(given.items[0]);
  expect(made.items[1]?.sizes).toBe(given.items[1]?.sizes);
  expect(withParts(made, upper)).toBe(made);
});
