import { expect, test } from 'vitest';
import { continuesGround } from '../../src/page/continued-ground.ts';

const cards = { type: 'cards', ground: 'plain' };

test.each([
  ['another ground', { type: 'stats', ground: 'dark' }, false],
  ['the same ground', { type: 'stats', ground: 'plain' }, true],
  ['no ground', { type: 'clauses' }, false],
  ['an opening on the same ground', { type: 'hero', ground: 'plain' }, false],
  ['half of a band', { type: 'split', ground: 'plain', layout: 'bleed' }, false],
  ['a split that is none', { type: 'split', ground: 'plain', layout: 'beside' }, true],
])('after %s', (_, before, continues) => {
  expect(continuesGround(before, cards)).toBe(continues);
});

test('the first section continues none, and one without a ground neither', () => {
  expect(continuesGround(undefined, cards)).toBe(false);
  expect(continuesGround({ type: 'clauses' }, { type: 'clauses' })).toBe(false);
});
