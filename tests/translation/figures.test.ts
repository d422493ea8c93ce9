import { expect, it } from 'vitest';
import { figuresIn } from '../../tools/pipeline/compare/figures.ts';

it.each([
  ['1.000 e 2,5', '1,000 and 2.5'],
  ['Mais de 500 aparelhos em 24 horas', 'In 24 hours, more than 500 devices'],
  ['(11) 90000-0000', '+55 11 90000-0000'],
  ['20 de maio de 2025', '20 May 2025'],
  ['118/76 mmHg', '118/76 mmHg'],
  ['R$ 1.234.567,89', 'R$ 1,234,567.89'],
  ['às 7h e às 8h30', 'a las 7:00 y a las 8:30'],
  ['às 20h', 'at 20:00'],
  ['da 0h às 9h', 'from 12 a.m. to 9 AM'],
  ['das 12h às 14h e às 15h30', 'from 12 p.m. to 2 p.m. and at 3:30 pm'],
])('%s says the same figures as %s', (one, other) => {
  expect(figuresIn(one)).toEqual(figuresIn(other));
  expect(figuresIn(one).length).toBeGreaterThan(0);
});

it.each([
  ['500', '50'],
  ['às 14h', 'at 2 a.m.'],
  ['às 12h', 'at 12 a.m.'],
  ['1,5', '15'],
  ['2 de 4', '2'],
  ['7h', '7:30'],
  ['1:200', '1'],
  ['(11) 90000-0000', '+55 11 90000-0001'],
  ['de 2019 a 2025', '2019'],
])('%s does not say the figures of %s', (one, other) =>
  expect(figuresIn(one)).not.toEqual(figuresIn(other)),
);
