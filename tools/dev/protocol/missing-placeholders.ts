/**
 * What the code fills into a text and the text does not have, as `brand` of `{brand}`. Where it is
 * formatted it stands as `{count, plural, …}`.
 * @param text undefined where it is not written in that language at all: then nothing is missing
 */
export const missingPlaceholders = (
  text: string | undefined,
  placeholders: readonly string[],
): string[] =>
  text === undefined
    ? []
    : placeholders.filter((name) => !new RegExp(`\\{\\s*${name}\\s*[,}]`).test(text));
