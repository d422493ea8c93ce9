import { describe, expect, test } from 'vitest';
import { askedFields } from '../../src/forms/asked-fields.ts';
import { validateLead } from '../../src/forms/validate-lead.ts';
import type { ResolvedField } from '../../src/lib/page-data.ts';

const field = (name: string, more: Partial<ResolvedField> = {}): ResolvedField => ({
  name,
  kind: 'text',
  label: name,
  required: true,
  starred: false,
  shown: true,
  autocomplete: 'off',
  maxLength: 3,
  ...more,
});
const names = (fields: ResolvedField[], values: Record<string, string>) =>
  askedFields(fields, values).map(({ name }) => name);

/** Every state of a field that others depend on, and what follows for one and for a chain. */
describe('whether a field is asked for', () => {
  const chain = (shown: boolean, is: string | [string, ...string[]]) => [
    field('a', { shown }),
    field('b', { showIf: { field: 'a', is } }),
    field('c', { showIf: { field: 'b', is: 'x' } }),
  ];
  test.each([
    // a is shown, its value, the condition, b's value: what is asked for
    [true, 'x', 'x', 'x', ['a', 'b', 'c']],
    [true, 'x', 'x', 'y', ['a', 'b']],
    [true, 'x', 'x', '', ['a', 'b']],
    [true, 'y', 'x', 'x', ['a']],
    [true, '', 'x', 'x', ['a']],
    [true, undefined, 'x', 'x', ['a']],
    [true, 'X', 'x', 'x', ['a']],
    [true, 'y', ['x', 'y'], 'x', ['a', 'b', 'c']],
    [true, 'z', ['x', 'y'], 'x', ['a']],
    [false, 'x', 'x', 'x', []],
    [false, 'y', ['x', 'y'], 'x', []],
  ] as const)('shown %s, value %s, is %j, then %s', (shown, a, is, b, asked) => {
    const values = { ...(a !== undefined && { a }), b };
    expect(names(chain(shown, is as string), values)).toEqual(asked);
  });

  test('a condition on nothing, on itself or in a circle hides', () => {
    const circle = [
      field('a', { showIf: { field: 'b', is: 'x' } }),
      field('b', { showIf: { field: 'a', is: 'x' } }),
      field('c', { showIf: { field: 'c', is: 'x' } }),
      field('d', { showIf: { field: 'toString', is: 'x' } }),
    ];
    expect(names(circle, { a: 'x', b: 'x', c: 'x' })).toEqual([]);
  });

  test('what is hidden is not judged, whatever it holds', () => {
    const fields = [field('a'), field('b', { showIf: { field: 'a', is: 'x' } })];
    expect(validateLead(fields, { a: 'y', b: 'far too long' })).toEqual([]);
    expect(validateLead(fields, { a: 'x', b: 'far too long' })).toEqual([
      { name: 'b', rule: 'tooLong' },
    ]);
    expect(validateLead(fields, { a: 'x' })).toEqual([{ name: 'b', rule: 'required' }]);
  });
});

describe('a choice', () => {
  const options = [{ value: 'x', label: 'X' }];
  test.each([
    ['select', true, '', 'option'],
    ['select', false, '', undefined],
    ['radio', true, 'x', undefined],
    ['radio', false, 'X', 'option'],
    ['checkbox', true, '', 'tick'],
    ['checkbox', false, '', undefined],
    ['checkbox', true, 'yes', undefined],
    ['checkbox', false, 'on', 'tick'],
  ] as const)('%s, required %s, %j', (kind, required, value, rule) => {
    const choice = field('a', { kind, required, ...(kind !== 'checkbox' && { options }) });
    expect(validateLead([choice], { a: value })).toEqual(rule ? [{ name: 'a', rule }] : []);
  });
});
