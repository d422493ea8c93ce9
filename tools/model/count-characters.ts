/** The length of a text as schemas count it: in code points, an emoji beyond the BMP being one. */
export const countCharacters = (text: string): number => Array.from(text).length;
