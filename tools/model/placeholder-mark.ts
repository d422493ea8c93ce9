/** What a text begins with that `npm run new` put there and nobody has written yet. */
export const placeholderMark = '✎';
