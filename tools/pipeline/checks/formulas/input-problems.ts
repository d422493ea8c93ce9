import type { CalculatorSection } from '../../../../src/generated/types.ts';
import { error, type Problem, type SourceLocation } from '../../../model/problem.ts';

type Input = CalculatorSection['inputs'][number];

/**
 * What is wrong with the inputs of a calculator: two of one name, limits between which nothing is,
 * a default that nobody could choose.
 * @param at where something of the inputs stands: `0/default`
 */
export const inputProblems = (inputs: Input[], at: (place: string) => SourceLocation): Problem[] =>
  inputs.flatMap((input, index) => {
    const { name, limits } = input;
    if (inputs.findIndex((other) => other.name === name) < index)
      return [error('formula/same-name', at(`${index}/name`), { name })];
    if (limits && limits.min >= limits.max) {
      const params = { minimum: String(limits.min), maximum: String(limits.max) };
      return [error('formula/limits', at(`${index}/limits`), params)];
    }
    const allowed = allowedValues(input);
    if (allowed === undefined) return [];
    const params = { value: String(input.default), allowed };
    return [error('formula/default', at(`${index}/default`), params)];
  });

/** What may be chosen, as a text, where the default is not among it. */
function allowedValues({ default: first, limits, options = [] }: Input): string | undefined {
  if (!limits) {
    const values = options.map(({ value }) => value);
    return values.includes(first) ? undefined : values.join(', ');
  }
  const { min, max, step } = limits;
  const steps = (first - min) / step;
  const isStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return isStep && first >= min && first <= max
    ? undefined
    : `${min}, ${Number((min + step).toPrecision(12))}, …, ${max}`;
}
