import { expect, test } from 'vitest';
import { piecesInText } from '../../src/ui/sentence.ts';
import { endIn, endMark, startMark, withoutMarks } from '../../tools/dev/protocol/text-marks.ts';

const after = (...words: string[]) => words.map((word) => ({ after: word }));

/** A text with its pieces as `[1]`, and its sentences in lines; `|` is before a piece's word. */
const shown = (text: string, words: string[]): string =>
  piecesInText(text, after(...words))
    .map(({ parts, rest }) =>
      [
        ...parts.map(
          ({ before, word, piece }) => `${before}|${word} [${words.indexOf(piece.after) + 1}] `,
        ),
        rest,
      ]
        .join('')
        .trim(),
    )
    .join('\n');

test.each([
  [
    'Quem treina dorme, come e sonha.',
    ['treina', 'come'],
    'Quem |treina [1] dorme, |come [2] e sonha.',
  ],
  ['Quem dorme, come.', ['dorme'], 'Quem |dorme, [1] come.'],
  ['Quem dorme, come.', ['come', 'Quem'], '|Quem [2] dorme, |come. [1]'],
  ['Dorme bem. Acorda bem.', ['Acorda'], 'Dorme bem.\n|Acorda [1] bem.'],
  ['Dorme bem. Acorda bem.', ['bem'], 'Dorme |bem. [1]\nAcorda bem.'],
  // A word that is not there, and none.
  ['Dorme bem. Acorda bem.', ['sonha', ' '], 'Dorme bem.\nAcorda |bem. [1] | [2]'],
  ['Dorme bem', [], 'Dorme bem'],
  // What only looks like the end of a sentence.
  [
    'Fale com a Dra. Helena às 8 a.m. de hoje.',
    ['Dra'],
    'Fale com a |Dra. [1] Helena às 8 a.m. de hoje.',
  ],
])('pieces stand after the words that they name: %s %j', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});

test('a text that is being edited begins and ends with its marks, and is the same text', () => {
  const text = `${startMark(7)}Dorme bem. Acorda cedo.`;
  const pieces = after(`${startMark(8)}Dorme`, 'cedo');
  const words = piecesInText(text, pieces).flatMap(({ parts, rest }) => [
    ...parts.flatMap(({ before, word }) => [before, word]),
    rest,
  ]);
  expect(words[0]! + words[1]!).toBe(`${startMark(7)}Dorme`);
  expect(words.at(-1)).toBe(endMark(7));
  expect(endIn(words.at(-1)!)).toBe(7);
  expect(withoutMarks(words.join(' ')).replace(/\s+/g, ' ').trim()).toBe('Dorme bem. Acorda cedo.');
});
