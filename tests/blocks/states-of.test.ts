import { expect, test } from 'vitest';
import { statesOf } from '../../src/ui/mockup/states-of.ts';

/** What a panel's table is filtered by: the states of its rows. */

const rows = (...notes: string[]) =>
  notes.map((note) => ({
    tone: 'brand' as const,
    value: 'Ana',
    label: 'Pulso',
    note,
    marked: false,
  }));

test('each state has its rows, in the order of the list', () => {
  expect(statesOf(rows('Alta', 'Alta', 'Baixa'), 3)).toEqual([
    { name: 'Alta', count: 2 },
    { name: 'Baixa', count: 1 },
  ]);
});

test('rows that are not shown are in the last state, since the list is sorted by them', () => {
  expect(statesOf(rows('Alta', 'Baixa'), 9)).toEqual([
    { name: 'Alta', count: 1 },
    { name: 'Baixa', count: 8 },
  ]);
});

test.each([
  ['one state', rows('Bem', 'Bem')],
  ['more states than filters', rows('Hora 0', 'Hora 9', 'Hora 14', 'Hora 41')],
  ['none', [{ tone: 'brand' as const, value: 'Ana', label: 'Pulso', marked: false }]],
])('%s is no filter', (_, tiles) => {
  expect(statesOf(tiles, tiles.length)).toEqual([]);
});
