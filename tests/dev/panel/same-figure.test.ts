import { expect, test } from 'vitest';
import { createFigureWriter, isSameFigure } from '../../../tools/dev/protocol/same-figure.ts';

const languages = ['pt', 'en', 'es'];
const all = (text: string) => ({ pt: text, en: text, es: text });
/** What a text says after each of these was typed in its place. */
const typed = (texts: Record<string, string>, language: string, steps: string[]) => {
  const writer = createFigureWriter(languages, '✎');
  return steps.reduce((now, step) => writer.write(now, language, step), texts);
};

test.each(['31%', '24 h', '3×', '24/7', '+ 40', '90 min'])('%j is the same everywhere', (text) =>
  expect(isSameFigure(text)).toBe(true),
);

test.each(['1,5', '1.200', '3 apps', 'R$ 20', '2 mi', '', '%', '@site.count1'])(
  '%j is not',
  (text) => expect(isSameFigure(text)).toBe(false),
);

test('a figure goes to the languages that wait, lack it or say the former one', () => {
  expect(typed(all('✎ 78%'), 'en', ['3', '31', '31%'])).toEqual(all('31%'));
  expect(typed({ pt: '', es: '✎ 78%' }, 'en', ['31%'])).toEqual(all('31%'));
  expect(typed(all('78%'), 'es', ['31%'])).toEqual(all('31%'));
});

test('it goes nowhere where another language says something of its own', () => {
  const texts = { ...all('78%'), en: '8 in 10' };
  expect(typed(texts, 'pt', ['31%'])).toEqual({ ...texts, pt: '31%' });
});

test('what only began like a figure leaves the others as they were', () => {
  const waiting = all('✎ Heading');
  expect(typed(waiting, 'pt', ['5', '5 ', '5 m', '5 mo'])).toEqual({ ...waiting, pt: '5 mo' });
  expect(typed(all('1200'), 'en', ['1', '1,', '1,2'])).toEqual({ ...all('1200'), en: '1,2' });
});

test('what is written later is another text', () => {
  const writer = createFigureWriter(languages, '✎');
  const figures = writer.write(all('✎ 78%'), 'pt', '31');
  writer.end();
  expect(writer.write(figures, 'pt', '31 apps')).toEqual({ ...all('31'), pt: '31 apps' });
});
