import { resolveRef } from '../schemas.ts';
import { type MarkdownInline, spanOf } from './parse-markdown.ts';

/** A link in a text: where it leads, as it is written, and from where to where that stands. */
export type RichLink = { destination: string; start: number; end: number };

/**
 * Where a link leads, and where that stands in its text. A link without words, or with a title,
 * and a picture, which has a ! before it, are none of ours.
 */
export function destinationOf(
  text: string,
  node: Extract<MarkdownInline, { type: 'link' }>,
): RichLink | undefined {
  const last = node.children.at(-1);
  const [from, end] = spanOf(node);
  if (!last || node.title || text[from - 1] === '!') return undefined;
  const labelEnd = spanOf(last)[1];
  const [whole = '', before = '', destination = ''] =
    /^\]\(([ \t]*)([^\s<>]+)[ \t]*\)$/.exec(text.slice(labelEnd, end)) ?? [];
  if (whole === '' || text.slice(from + 1, labelEnd).trim() === '') return undefined;
  const start = labelEnd + 2 + before.length;
  return { destination, start, end: start + destination.length };
}

const matches = (definition: 'to' | 'href', destination: string): boolean => {
  const { pattern } = resolveRef({ $ref: `#/definitions/${definition}` });
  return destination !== '' && new RegExp(String(pattern), 'u').test(destination);
};

/** What a destination is, as the schemas have it: in the site, outside it, or neither. */
export function linkKind(destination: string): 'to' | 'href' | undefined {
  // Two slashes would begin the name of another server.
  if (!destination.startsWith('//') && matches('to', destination)) return 'to';
  return matches('href', destination) ? 'href' : undefined;
}
