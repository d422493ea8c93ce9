/**
 * What stands for a name where it has no sign: the first letters of its first and its last word.
 * @param name of a company or a person, in any script
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word = '') => [...word][0])
    .join('')
    .toLocaleUpperCase();
}
