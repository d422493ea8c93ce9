import { expect, it } from 'vitest';
import { evaluate } from '../../../src/lib/formula.ts';
import { namesIn, parseFormula } from './parse-formula.ts';

const formulaOf = (text: string) => parseFormula(text).formula ?? Number.NaN;

it.each([
  ['a + b * 2', 16],
  ['(a + b) * 2', 22],
  ['-a - -b', -1],
  ['a % 4 / 2', 1],
  ['a < b ? 1 : a >= 6 ? 2 : 3', 2],
  ['(a > b) + (a >= b)', 2],
  ['min(a, b, 2) + max(a)', 8],
  ['round(b / 2) + floor(b / 2) + ceil(b / 2)', 8],
  ['a / 0', Number.POSITIVE_INFINITY],
  ['c', Number.NaN],
])('%s is %d', (text, value) => expect(evaluate(formulaOf(text), { a: 6, b: 5 })).toBe(value));

it('tells the names that a formula uses, each once', () =>
  expect(namesIn(formulaOf('a * max(b, a) > 3 ? c : 1'))).toEqual(['a', 'b', 'c']));

it('no nesting is too deep for an answer', () =>
  expect(parseFormula(`${'('.repeat(20_000)}1`)).toMatchObject({ fault: { kind: 'syntax' } }));
