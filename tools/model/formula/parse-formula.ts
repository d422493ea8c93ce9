import jsep from 'jsep';
import {
  type Formula,
  functionNames,
  hasParts,
  isOperation,
  type Operation,
} from '../../../src/lib/formula.ts';

/** What keeps a formula from being read: a sign or word that means nothing in it, or its end. */
export type FormulaFault = { kind: 'syntax'; found: string } | { kind: 'function'; name: string };

export type ParsedFormula =
  | { formula: Formula; fault?: undefined }
  | { formula?: undefined; fault: FormulaFault };

/**
 * Reads a formula: numbers, names of inputs, `+ - * / %`, comparisons, `condition ? a : b`,
 * brackets, and the functions by their names. Whatever else the parser knows of the language of
 * programs is a fault.
 */
export function parseFormula(text: string): ParsedFormula {
  try {
    return { formula: formulaOf(jsep(text)) };
  } catch (thrown) {
    const fault =
      thrown instanceof Unreadable
        ? thrown.fault
        : syntaxFault(text.slice((thrown as { index?: number }).index ?? 0).trim());
    return { fault: fault.kind === 'syntax' && !fault.found ? syntaxFault(text) : fault };
  }
}

/** The names of the inputs that a formula uses, each once. */
export const namesIn = (formula: Formula): string[] =>
  typeof formula === 'string'
    ? [formula]
    : typeof formula === 'number'
      ? []
      : [...new Set(formula.slice(1).flatMap((part) => namesIn(part as Formula)))];

class Unreadable extends Error {
  fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const syntaxFault = (found: string): FormulaFault => ({
  kind: 'syntax',
  found: found.slice(0, 12),
});

const unreadable = (found: string) => new Unreadable(syntaxFault(found));

function formulaOf(given: jsep.Expression): Formula {
  const node = given as jsep.CoreExpression;
  switch (node.type) {
    case 'Literal':
      if (Number.isFinite(node.value)) return Number(node.value);
      throw unreadable(node.raw);
    case 'Identifier':
      return node.name;
    case 'UnaryExpression':
      if (node.operator === '-') return ['-', 0, formulaOf(node.argument)];
      throw unreadable(node.operator);
    case 'BinaryExpression':
      if (!isOperation(node.operator)) throw unreadable(node.operator);
      return [node.operator, formulaOf(node.left), formulaOf(node.right)];
    case 'ConditionalExpression':
      return ['?', formulaOf(node.test), formulaOf(node.consequent), formulaOf(node.alternate)];
    case 'CallExpression':
      return [functionOf(node), ...node.arguments.map(formulaOf)];
    default:
      throw unreadable(signs[node.type] ?? '');
  }
}

function functionOf({ callee, arguments: parts }: jsep.CallExpression): Operation {
  const name = callee.type === 'Identifier' ? String(callee.name) : '';
  if (!isOperation(name) || !functionNames.includes(name))
    throw new Unreadable({ kind: 'function', name });
  if (!hasParts(name, parts.length)) throw unreadable(`${name}(`);
  return name;
}

/** By what one sees that something else was written than a formula; of a list, all of it. */
const signs: Partial<Record<jsep.ExpressionType, string>> = {
  ArrayExpression: '[',
  MemberExpression: '.',
  SequenceExpression: ',',
  ThisExpression: 'this',
};
