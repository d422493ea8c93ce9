const boundSpace = /(\d| \p{L}) /gu;

/** A text in which a figure, or a word of one letter, stays on one line with what follows it. */
export const boundWords = (text: string): string => text.replace(boundSpace, '$1\u00a0');
