import { literalSpan } from '../literal-offsets.ts';
import type { RichMode } from './parse-markdown.ts';
import { parseRichText } from './parse-rich-text.ts';

/**
 * The pointer of a link in a text, as though the text held its links: `/sections/0/lead/line-0` is
 * the first one of that lead. Numbers, and not offsets: they stay as they are when another link of
 * the text is rewritten.
 */
export const linkPointer = (text: string, mode: RichMode, index: number): string =>
  `${text}/${mode}-${index}`;

const linkPart = /^(line|blocks)-(\d+)$/;

/**
 * Where the destination of a link stands in the JSON literal that holds its text.
 * @param part the last part of the link's pointer
 * @returns offset and length in the literal; undefined where it has no such link
 */
export function linkSpan(
  literal: string,
  part: string,
): { offset: number; length: number } | undefined {
  const [, mode, index] = linkPart.exec(part) ?? [];
  if (mode === undefined || !literal.startsWith('"')) return undefined;
  const { links } = parseRichText(String(JSON.parse(literal)), mode as RichMode);
  const link = links[Number(index)];
  return link && literalSpan(literal, link.start, link.end);
}
