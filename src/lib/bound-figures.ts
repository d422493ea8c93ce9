/** A figure and what it counts, or what it is the number of: `18 anos`, `mês 12`. */
const figures = /(?<![\p{L}\d-])(\d[\d.,]*) (?=\p{L}{1,8}(?!\p{L}))|(\p{L}) (?=\d+[.,]?$)/gu;

/** A label in which no line ends between a figure and its word. */
export const boundFigures = (text: string): string =>
  text.replace(figures, (_, figure = '', letter = '') => `${figure}${letter}\u00a0`);
