/** What a text begins with that `npm run new` put there and nobody has written yet. */
export const placeholderMark = '✎';

/** A text as one that waits to be written; what names a message, and what is empty, stays. */
export const asPlaceholder = (text: string): string =>
  /^($|@|✎)/.test(text) ? text : `${placeholderMark} ${text}`;
