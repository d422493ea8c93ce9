import { expect, test } from 'vitest';
import { remainingErrors } from '../../src/forms/validate-lead.ts';

test('a problem is left while its field has that very problem', () => {
  const shown = [
    { name: 'FNAME', rule: 'required' },
    { name: 'EMAIL', rule: 'email' },
  ] as const;
  expect(remainingErrors([...shown], [...shown])).toEqual(shown);
  expect(remainingErrors([...shown], [shown[1]])).toEqual([shown[1]]);
  expect(remainingErrors([...shown], [])).toEqual([]);
});

test('another problem of the field, or of another field, is not told in its place', () => {
  expect(
    remainingErrors([{ name: 'EMAIL', rule: 'required' }], [{ name: 'EMAIL', rule: 'email' }]),
  ).toEqual([]);
  expect(remainingErrors([], [{ name: 'EMAIL', rule: 'email' }])).toEqual([]);
});
