import { plainWords, type RichInline, type RichTree } from '../../../../src/lib/rich-text.ts';
import type { RichMode } from '../../../model/rich-text/parse-markdown.ts';
import { parseRichText } from '../../../model/rich-text/parse-rich-text.ts';
import type { TextFault } from './find-invisible.ts';
import { findUnpaired } from './find-unpaired.ts';

function paired(sign: string): RegExp {
  const beside = `[\\p{L}\\p{N}${sign}]`;
  const words = `(?=[^\\s${sign}])([^${sign}\\n]*)(?<=\\S)`;
  return new RegExp(`(?<!${beside})(${sign}{1,2})${words}\\1(?!${beside})`, 'gu');
}

/** Signs of WhatsApp and Markdown for emphasis that are none here. */
const underscores = paired('_');

/** What else of Markdown and WhatsApp is none here, and shows as it is written. */
const others = [
  paired('~'),
  paired('`'),
  /```/,
  /!\[[^\]\n]*\]\([^)\n]*\)/,
  /^ {0,3}#{1,6}[ \t]+[^\s{}][^{}]*$/m,
  /^ {0,3}>[ \t]+\S/m,
  /^ {0,3}\|?[ \t]*:?-{3,}:?[ \t]*\|/m,
  /<(?:https?:\/\/|mailto:)[^>\s]+>/,
];

/** What looks like a link and is not read as one: without words, or with something in between. */
const brokenLink = /(?<![!\\])\[([^\]\n]*)\]([ \t]*)\(([^)\n]*)\)/g;

/**
 * The first markup of a text that shows as it is written, since the text may have none, or none of
 * that kind; and the text as it was meant, where that is sure.
 */
export function findMarkup(text: string, rich: RichMode | undefined): TextFault | undefined {
  if (!/[*_~`[#>|]|\n/.test(text)) return undefined;
  const { tree, firstMark } = parseRichText(text, 'blocks');
  const isRead = rich === 'blocks' || (rich === 'line' && !tree?.some((block) => 'items' in block));
  const marks = [
    ...(isRead ? [] : [firstMark]),
    ...others.map((pattern) => text.match(pattern) && text.search(pattern)),
    ...Array.from(text.matchAll(underscores), ({ index }) => index),
    ...brokenLinks(text, rich),
    findUnpaired(text, tree),
  ].filter((index) => typeof index === 'number');
  if (marks.length === 0) return undefined;
  const index = Math.min(...marks);
  const found = text.slice(index, index + maxShown);
  const meant = asMeant(text, rich, tree);
  return { index, found, ...(meant !== undefined && meant.trim() !== '' && { meant }) };
}

const maxShown = 30;

const brokenLinks = (text: string, rich: RichMode | undefined): number[] => {
  const read = rich ? parseRichText(text, rich).links.map(({ start }) => start) : [];
  return Array.from(text.matchAll(brokenLink)).flatMap(
    ({ 0: whole, 3: destination = '', index }) =>
      read.some((start) => start > index && start < index + whole.length) ||
      !/^\s*(?:[/#]|https?:|mailto:|tel:|www\.)/.test(destination)
        ? []
        : [index],
  );
};

/** Underscores are asterisks where those are read; elsewhere all emphases go, and nothing else. */
function asMeant(
  text: string,
  rich: RichMode | undefined,
  tree: RichTree | undefined,
): string | undefined {
  const meant = rich
    ? text
        .replace(underscores, (_whole, sign: string, words: string) => {
          const stars = '*'.repeat(sign.length);
          return stars + words + stars;
        })
        .replace(brokenLink, (whole, label: string, gap: string, to: string) =>
          gap !== '' && label !== '' && /^\S+$/.test(to) ? `[${label}](${to})` : whole,
        )
    : (tree && isEmphasisOnly(tree) ? plainWords(tree) : text).replace(underscores, '$2');
  return meant !== text && findMarkup(meant, rich) === undefined ? meant : undefined;
}

const isEmphasisOnly = (tree: RichTree): boolean =>
  tree.length === 1 && tree.every((block) => !('items' in block) && block.every(isWords));

const isWords = (inline: RichInline): boolean =>
  typeof inline === 'string' ||
  ('strong' in inline && inline.strong.every(isWords)) ||
  ('em' in inline && inline.em.every(isWords));
