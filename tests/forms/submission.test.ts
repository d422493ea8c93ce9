import { expect, test } from 'vitest';
import { createSubmissionKeys } from '../../src/forms/submission-keys.ts';

test('the same content keeps its key, other content gets another', () => {
  const keyOf = createSubmissionKeys();
  const first = keyOf('a');
  expect(keyOf('a')).toBe(first);
  const second = keyOf('b');
  expect(second).not.toBe(first);
  expect(keyOf('b')).toBe(second);
  expect(keyOf('a')).not.toBe(first);
});

test('no two forms share a key, and a key fits a field', () => {
  const keys = Array.from({ length: 1000 }, () => createSubmissionKeys()('a'));
  expect(new Set(keys).size).toBe(1000);
  expect(keys.filter((key) => !/^[\da-z]+(-[\da-z]+){3}$/.test(key))).toEqual([]);
});
