import { expect, test } from 'vitest';
import { bodyLimitsOf } from '../../server/leads/body-limits.ts';
import type { ResolvedForm } from '../../src/lib/page-data.ts';

const limitsOf = (fields: object[]) => {
  const form = { fields, hidden: [] } as unknown as ResolvedForm;
  return bodyLimitsOf(new Map([['en', new Map([['contact', form]])]]));
};
const texts = (count: number, maxLength: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `F${index}`, maxLength }));

test('a small form may send 16 KiB and 40 fields', () => {
  expect(limitsOf(texts(2, 200))).toEqual({ bytes: 16 * 1024, fields: 40 });
});

test('what fills the largest form in whatever script is taken', () => {
  const body = new URLSearchParams(
    texts(45, 500).map(({ name, maxLength }) => [name, '\u9f8d'.repeat(maxLength)]),
  );
  const { bytes, fields } = limitsOf(texts(45, 500));
  expect(bytes).toBeGreaterThan(body.toString().length + 4_000);
  expect(fields).toBeGreaterThan(45);
});

test('but no more than a disk can bear', () => {
  expect(limitsOf(texts(100, 5_000)).bytes).toBe(256 * 1024);
});
