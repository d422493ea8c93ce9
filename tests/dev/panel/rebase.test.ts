import { expect, test } from 'vitest';
import { rebase } from '../../../tools/dev/protocol/rebase.ts';

const base = { heading: { en: 'Old', fr: 'Vieux' }, tone: 'coral', items: ['a', 'b', 'c'] };

test.each([
  ['neither', {}, {}, {}],
  ['others', {}, { tone: 'gold' }, { tone: 'gold' }],
  ['both the same', { tone: 'gold' }, { tone: 'gold' }, { tone: 'gold' }],
  ['both another', { tone: 'gold' }, { tone: 'red' }, { tone: 'gold' }],
  [
    'each a language',
    { heading: { en: 'Mine', fr: 'Vieux' } },
    { heading: { en: 'Old', fr: 'Leur' } },
    { heading: { en: 'Mine', fr: 'Leur' } },
  ],
  [
    'each an item',
    { items: ['A', 'b', 'c'] },
    { items: ['a', 'b', 'C'] },
    { items: ['A', 'b', 'C'] },
  ],
  [
    'an item, and others add one before it',
    { items: ['A', 'b', 'c'] },
    { items: ['x', 'a', 'b', 'c'] },
    { items: ['x', 'A', 'b', 'c'] },
  ],
  [
    'an item that others removed',
    { items: ['A', 'b', 'c'] },
    { items: ['b', 'c'] },
    { items: ['A', 'b', 'c'] },
  ],
  [
    'an item more',
    { items: ['a', 'b', 'c', 'd'] },
    { tone: 'gold' },
    { items: ['a', 'b', 'c', 'd'], tone: 'gold' },
  ],
  [
    'an item less, and others another item',
    { items: ['b', 'c'] },
    { items: ['a', 'b', 'C'] },
    { items: ['b', 'C'] },
  ],
  [
    'an item less, and others an item more',
    { items: ['a', 'c'] },
    { items: ['x', 'a', 'b', 'c'] },
    { items: ['x', 'a', 'c'] },
  ],
  [
    'an item more, and others another item',
    { items: ['a', 'b', 'c', 'd'] },
    { items: ['A', 'b', 'c'] },
    { items: ['A', 'b', 'c', 'd'] },
  ],
  ['one added here, one there', { mine: 1 }, { theirs: 2 }, { mine: 1, theirs: 2 }],
  ['one removed here', { tone: undefined }, { items: [] }, { tone: undefined, items: [] }],
  ['one removed there', { items: ['a'] }, { tone: undefined }, { items: ['a'], tone: undefined }],
])('where %s changed, no change is lost', (_, mine, theirs, both) => {
  const made = (change: object) => JSON.parse(JSON.stringify({ ...base, ...change }));
  expect(rebase(base, made(mine), made(theirs))).toEqual(made(both));
});

test('what is there no more says what it is here, if that was changed', () => {
  expect(rebase(base, { ...base, tone: 'gold' }, undefined)).toEqual({ ...base, tone: 'gold' });
  expect(rebase(base, base, undefined)).toBeUndefined();
});
