/**
 * Whether asterisks around words are meant as an emphasis. Those of `4*5*6` and `(*) … (*)` are
 * words: the signs of a single emphasis stand at no letter or digit, those of a strong one at no
 * digit, and what is within neither begins with a closing sign nor ends with an opening one.
 * @param from where the first asterisk stands in the text
 * @param to where the last one ends
 * @param signs how many there are on each side
 */
export function isEmphasis(text: string, from: number, to: number, signs: 1 | 2): boolean {
  if (text[from] !== '*') return false;
  const beside = signs === 1 ? /[\p{L}\p{N}]/u : /\p{N}/u;
  if (beside.test(text[from - 1] ?? ' ') || beside.test(text[to] ?? ' ')) return false;
  const inner = text.slice(from + signs, to - signs);
  return !/^[\p{Pe},.;:!?]|\p{Ps}$/u.test(inner);
}
