import { expect, it } from 'vitest';
import { cardLists } from '../../src/ui/card-layouts.ts';
import type { Showing } from '../../src/ui/card-spans.ts';

const screen = { mockup: {} } as Showing;
const drawing = { art: 'coach' } as Showing;
const listsOf = (...options: Parameters<typeof cardLists>) =>
  cardLists(...options).map(({ start, cards, inRow }) => [start, cards.length, inRow]);

it('has the cards after the last screen of a bento pass in a row', () => {
  const cards = [screen, drawing, screen, drawing, drawing];
  expect(listsOf(cards, 'bento', 'row')).toEqual([
    [0, 3, false],
    [3, 2, true],
  ]);
});

it.each([
  ['a bento that is no row', [screen, drawing], 'bento', 'stack', false],
  ['a bento without screens', [drawing, drawing], 'bento', 'row', true],
  ['a bento of screens alone', [screen, screen], 'bento', 'row', true],
  ['areas', [screen, drawing], 'areas', 'row', true],
] as const)('keeps the cards of %s in one list', (_name, cards, layout, mobile, inRow) => {
  expect(listsOf([...cards], layout, mobile)).toEqual([[0, cards.length, inRow]]);
});
