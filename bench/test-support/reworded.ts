/** A number as letters: other figures than in the other languages would be told of. */
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A text with a number at its end, as letters. */
export const reworded = (text: string, number: number) =>
  text.replace(/(?: \([a-j]+\))?([.!?]?)$/, ` (${inLetters(number)})$1`);
