/**
 * A formula as the build has read it: a number, the name of an input, or an operation with what it
 * is done to. It is data: nothing of it is ever run as code.
 */
export type Formula = number | string | [operation: Operation, ...parts: Formula[]];

const truth = (holds: boolean) => (holds ? 1 : 0);

/** What a formula may do with numbers; of a comparison, what holds is 1, and what does not is 0. */
const operations = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
  '<': (a: number, b: number) => truth(a < b),
  '<=': (a: number, b: number) => truth(a <= b),
  '>': (a: number, b: number) => truth(a > b),
  '>=': (a: number, b: number) => truth(a >= b),
  '?': (condition: number, then: number, other: number) => (condition ? then : other),
  min: Math.min,
  max: Math.max,
  round: (a: number) => Math.round(a),
  floor: (a: number) => Math.floor(a),
  ceil: (a: number) => Math.ceil(a),
};

export type Operation = keyof typeof operations;

/** Whether a formula may use an operator or a function of this name. */
export const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** How many values a function takes: min and max, as many as there are, from one. */
export const hasParts = (operation: Operation, count: number): boolean =>
  operation === 'min' || operation === 'max' ? count > 0 : operations[operation].length === count;

/** The functions by name, as a formula calls them: `max(a, b)`. */
export const functionNames = Object.keys(operations).filter((name) => /^\w/.test(name));

/**
 * The value of a formula.
 * @param values the numbers of the inputs, by name
 * @returns NaN or an infinity where there is none: a division by zero, an input without a number
 */
export function evaluate(formula: Formula, values: Readonly<Record<string, number>>): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return values[formula] ?? Number.NaN;
  const [operation, ...parts] = formula;
  const operate: (...numbers: number[]) => number = operations[operation];
  return operate(...parts.map((part) => evaluate(part, values)));
}
