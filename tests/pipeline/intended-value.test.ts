import { expect, test } from 'vitest';
import { intendedOfType } from '../../tools/pipeline/validate/intended-value.ts';

test.each([
  ['true', ['sim', 'Sim', ' yes ', 'sí', 'Si', 'true', 'True']],
  ['false', ['não', 'nao', 'No', 'false', 'FALSE']],
] as const)('%s in the words of three languages', (intended, words) => {
  expect(words.map((word) => intendedOfType(word, 'boolean', {}))).toEqual(
    words.map(() => intended),
  );
});

test('other words mean neither true nor false, and yes is no number', () => {
  const others = ['talvez', 'sim, por favor', '', '1'];
  expect(others.map((word) => intendedOfType(word, 'boolean', {}))).toEqual(
    others.map(() => undefined),
  );
  expect(intendedOfType('sim', 'integer', {})).toBeUndefined();
});
