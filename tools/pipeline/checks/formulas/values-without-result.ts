import type { CalculatorSection } from '../../../../src/generated/types.ts';
import { evaluate, type Formula } from '../../../../src/lib/formula.ts';
import { namesIn } from '../../../model/formula/parse-formula.ts';

type Input = CalculatorSection['inputs'][number];
type Values = Record<string, number>;

/**
 * Values that a visitor may choose and for which a formula gives no finite number, as a text:
 * `hours = 0`. Tried are the defaults, first of all, then each limit and each option with each of
 * the others.
 * @returns undefined where every one of them gives a number
 */
export function valuesWithoutResult(formula: Formula, inputs: Input[]): string | undefined {
  const names = namesIn(formula);
  const used = inputs.filter(({ name }) => names.includes(name));
  const [wrong] = combinations(used).filter(
    (values) => !Number.isFinite(evaluate(formula, values)),
  );
  return (
    wrong &&
    Object.entries(wrong)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')
  );
}

/** Every choice of the inputs' telling values: the first is that of the defaults. */
const combinations = (inputs: Input[]): Values[] =>
  inputs.reduce<Values[]>(
    (all, input) =>
      all.flatMap((values) =>
        valuesToTry(input).map((value) => ({ ...values, [input.name]: value })),
      ),
    [{}],
  );

/** Zero is among them wherever it may be chosen: one divides by it. */
function valuesToTry({ default: first, limits, options = [] }: Input): number[] {
  const zero = limits && limits.min < 0 && limits.max > 0 ? [0] : [];
  return [
    ...new Set([
      first,
      ...(limits ? [limits.min, limits.max, ...zero] : []),
      ...options.map(({ value }) => value),
    ]),
  ];
}
