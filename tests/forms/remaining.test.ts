import { expect, test } from 'vitest';
import { remaining } from '../../src/forms/validate-lead.ts';

test('a problem is left while its field has that very problem', () => {
  const shown = [
    { name: 'FNAME', problem: 'required' },
    { name: 'EMAIL', problem: 'email' },
  ] as const;
  expect(remaining([...shown], [...shown])).toEqual(shown);
  expect(remaining([...shown], [shown[1]])).toEqual([shown[1]]);
  expect(remaining([...shown], [])).toEqual([]);
});

test('another problem of the field, or of another field, is not told in its place', () => {
  expect(
    remaining([{ name: 'EMAIL', problem: 'required' }], [{ name: 'EMAIL', problem: 'email' }]),
  ).toEqual([]);
  expect(remaining([], [{ name: 'EMAIL', problem: 'email' }])).toEqual([]);
});
