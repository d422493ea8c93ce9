import { describe, expect, test } from 'vitest';
import { validateLead } from '../../src/forms/validate-lead.ts';
import type { ResolvedField } from '../../src/lib/page-data.ts';

const field = (change: Partial<ResolvedField>): ResolvedField => ({
  name: 'EMAIL',
  kind: 'email',
  label: 'E-mail',
  required: true,
  starred: false,
  shown: true,
  autocomplete: 'off',
  maxLength: 30,
  ...change,
});

describe('validateLead', () => {
  test.each(['a@b.co', 'ana.silva+site@clinica.com.br', "o'neil@x.org", 'joão@saúde.com.br'])(
    '%s is an address',
    (EMAIL) => {
      expect(validateLead([field({})], { EMAIL })).toEqual([]);
    },
  );

  test.each([
    'a',
    'a@b',
    '@b.co',
    'a@b.',
    'a@.co',
    'a b@c.co',
    'a@b@c.co',
    'a@b.co, c@d.co',
    'a@b.co\nc@d.co',
    '<a@b.co>',
  ])('%j is none', (EMAIL) => {
    expect(validateLead([field({})], { EMAIL })).toEqual([{ name: 'EMAIL', rule: 'email' }]);
  });

  test('a required field must be filled, one that is not shown need not', () => {
    expect(validateLead([field({})], {})).toEqual([{ name: 'EMAIL', rule: 'required' }]);
    expect(validateLead([field({ shown: false })], {})).toEqual([]);
    expect(validateLead([field({ required: false })], { EMAIL: '' })).toEqual([]);
  });

  test('too long is said once, in the order of the fields', () => {
    const fields = [field({ name: 'FNAME', kind: 'text', maxLength: 2 }), field({})];
    expect(validateLead(fields, { FNAME: 'abc', EMAIL: `${'a'.repeat(40)}` })).toEqual([
      { name: 'FNAME', rule: 'tooLong' },
      { name: 'EMAIL', rule: 'tooLong' },
    ]);
  });

  test('an address of any length is judged in no time', () => {
    const times = Array.from({ length: 10 }, () => {
      const begin = performance.now();
      validateLead([field({ maxLength: 20_000 })], { EMAIL: `a@${'a.'.repeat(8000)}` });
      return performance.now() - begin;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
