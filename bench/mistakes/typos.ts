import { elementOf } from './random.ts';

/** The keys beside each letter on a keyboard (QWERTY, as in Brazil). */
const adjacentKeys: Record<string, string> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'awdx',
  d: 'sefc',
  f: 'drgv',
  g: 'fthb',
  h: 'gyjn',
  j: 'hukm',
  k: 'jil',
  l: 'ko',
  z: 'asx',
  x: 'zsdc',
  c: 'xdfv',
  v: 'cfgb',
  b: 'vghn',
  n: 'bhjm',
  m: 'njk',
};

/**
 * A word with letters mistyped as people do: left out, doubled, swapped with the next, or one of
 * the keys beside it in its place or after it.
 * @param count how many slips
 * @returns another word, or undefined where the slips cancel out
 */
export function withTypos(word: string, count: 1 | 2, random: () => number): string | undefined {
  let typed = word;
  for (let done = 0; done < count; done++) typed = withTypo(typed, random);
  return typed === word ? undefined : typed;
}

function withTypo(word: string, random: () => number): string {
  const letters = [...word].flatMap((letter, index) => (/[a-z]/i.test(letter) ? [index] : []));
  const index = letters[Math.floor(random() * letters.length)] ?? 0;
  const letter = word[index] ?? '';
  const neighbours = adjacentKeys[letter.toLowerCase()] ?? 'x';
  const other = neighbours.charAt(Math.floor(random() * neighbours.length));
  const [before, after] = [word.slice(0, index), word.slice(index + 1)];
  const next = /[a-z]/i.test(after[0] ?? '') ? after[0] : undefined;
  const variants = [
    before + after,
    before + letter + letter + after,
    before + other + after,
    before + letter + other + after,
    next === undefined ? before + other + after : before + next + letter + after.slice(1),
  ];
  return elementOf(variants, random);
}

/** Two slips leave a short word unrecognisable to people as well. */
export const minLengthForTwoTypos = 5;
