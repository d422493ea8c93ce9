import { expect, test } from 'vitest';
import { shareIn } from '../../src/ui/mockup/share-in.ts';

/** The bar of a program's screen says what its words say, or is not there. */

test.each([
  ['Semana 3 de 8', 38],
  ['Week 4 of 12', 33],
  ['8.214 passos Meta de hoje: 10.000', 82],
  ['8,214 steps Today’s goal: 10,000', 82],
  ['8 214 pasos de 10 000', 82],
  ['5 de 5 dias', 100],
  ['0 de 4 etapas', 0],
])('%s is %i%%', (text, share) => {
  expect(shareIn(text)).toBe(share);
});

test.each(['12 dias', 'Categoria especial', '24/7', '118/76, às 8h', '0 de 0', ''])(
  '%s says no share',
  (text) => {
    expect(shareIn(text)).toBeUndefined();
  },
);
