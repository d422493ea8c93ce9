/** A figure and what it counts, or what it is the number of: `18 anos`, `mês 12`. */
const figures = /(?<![\p{L}\d-])(\d[\d.,]*) (?=\p{L}{1,8}(?!\p{L}))|(\p{L}) (?=\d+[.,]?$)/gu;

/** A short word that begins a sentence after another one. */
const beginnings = /([.!?…] [¿¡]?\p{Lu}\p{L}{0,3}) (?=\S)/gu;

/** A text in which no line ends between what belongs together. */
export const boundFigures = (text: string): string =>
  text.replace(figures, (_, figure = '', letter = '') => `${figure}${letter}\u00a0`);

/** A heading in which a sentence also begins with two words. */
export const boundHeading = (text: string): string =>
  boundFigures(text).replace(beginnings, '$1\u00a0');
