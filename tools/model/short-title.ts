import { placeholderMark } from './placeholder-mark.ts';

/** How long what a menu says of a page may be, in letters: the header has room for so much. */
export const menuTextLength = 30;

/**
 * What a page is called for short: its title up to the first colon, bar or dash, in whole words,
 * and without the sign of what waits to be written.
 */
export function shortTitle(title: string, length: number = menuTextLength): string {
  const [name = ''] = title
    .replace(placeholderMark, '')
    .trim()
    .split(/\s*:\s|\s+[|–—-]\s+/u);
  if (name.length <= length) return name;
  const end = name.lastIndexOf(' ', length);
  return name.slice(0, end > 0 ? end : length).trim();
}
