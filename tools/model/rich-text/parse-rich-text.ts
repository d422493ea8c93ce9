import type { RichBlock, RichInline, RichTree } from '../../../src/lib/rich-text.ts';
import { addressFault } from '../address-fault.ts';
import { isEmphasis } from './is-emphasis.ts';
import { destinationOf, linkKind, type RichLink } from './links.ts';
import {
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownList,
  parseMarkdown,
  type RichMode,
  spanOf,
} from './parse-markdown.ts';

/** What was read of a text; no tree where it has no markup, and is shown as it is written. */
export type RichText = {
  tree: RichTree | undefined;
  links: RichLink[];
  /** Where the first emphasis, link or list begins. */
  firstMark?: number;
};

const plain: RichText = { tree: undefined, links: [] };

/** Deeper than anybody means it, what is within stays as it is written. */
const maxDepth = 6;

const cache = new Map<string, RichText>();
const maxCached = 5000;
const maxSigns = 200;

/**
 * Reads a text that may have markup: `**strong**`, `*em*`, `[label](to)`; in blocks also
 * paragraphs, which an empty line divides, and lists of at least two lines. All else is words.
 */
export function parseRichText(text: string, mode: RichMode): RichText {
  if (!/[*[\\\n]/.test(text) || isBeyondReason(text)) return plain;
  const key = `${mode} ${text}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= maxCached) cache.clear();
  const read = readRichText(text, mode);
  cache.set(key, read);
  return read;
}

/** What nobody writes, and what would take the parser seconds: it is words. */
const isBeyondReason = (text: string) =>
  (text.match(/[*[]/g)?.length ?? 0) > maxSigns ||
  /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+){4}/m.test(text);

function readRichText(text: string, mode: RichMode): RichText {
  const links: RichLink[] = [];
  let firstMark: number | undefined;
  const marked = <T extends object>(node: MarkdownBlock | MarkdownInline, part: T): T => {
    firstMark = Math.min(firstMark ?? text.length, spanOf(node)[0]);
    return part;
  };
  const inline = (nodes: MarkdownInline[], depth = 0): RichInline[] =>
    joinWords(nodes.flatMap((node) => toInline(node, depth)));
  const written = (node: MarkdownBlock | MarkdownInline) => text.slice(...spanOf(node));
  const toInline = (node: MarkdownInline, depth: number): RichInline[] => {
    if (node.type === 'text') return [node.value];
    if (!('children' in node) || depth === maxDepth) return [written(node)];
    if (node.type === 'link') {
      const link = destinationOf(text, node);
      if (!link) return [written(node)];
      links.push(link);
      const kind = linkKind(link.destination);
      const label = inline(node.children, depth + 1);
      if (kind === 'to') return [marked(node, { link: label, to: link.destination })];
      // The check names what is wrong with an address; it is no link even where nobody checked.
      return kind === 'href' && addressFault(link.destination) === undefined
        ? [marked(node, { link: label, href: link.destination })]
        : [written(node)];
    }
    const inner = inline(node.children, depth + 1);
    if (node.type === 'strong' && isEmphasis(text, ...spanOf(node), 2))
      return [marked(node, { strong: inner })];
    if (node.type === 'emphasis' && isEmphasis(text, ...spanOf(node), 1))
      return [marked(node, { em: inner })];
    const [from, to] = spanOf(node);
    const signs = node.type === 'strong' ? 2 : 1;
    return [text.slice(from, from + signs), ...inner, text.slice(to - signs, to)];
  };
  const toBlock = (node: MarkdownBlock): RichBlock => {
    if (node.type === 'paragraph') return inline(node.children);
    const items = node.type === 'list' && itemsOf(node, text);
    if (!items) return [written(node)];
    const list = node.ordered ? 'ol' : 'ul';
    return marked(node, { list, items: items.map((item) => inline(item)) });
  };
  const tree = parseMarkdown(text, mode).map(toBlock);
  const blocks = mode === 'line' && tree.length > 1 ? [oneLine(tree)] : tree;
  return { tree: isAsWritten(blocks, text) ? undefined : blocks, links, firstMark };
}

/**
 * The lines of a list: at least two, since a single one may begin with a dash or a number by
 * chance; numbered from 1; each a line, and nothing within it.
 */
function itemsOf(list: MarkdownList, text: string): MarkdownInline[][] | undefined {
  if (list.children.length < 2 || (list.ordered && list.start !== 1)) return undefined;
  if (text[spanOf(list)[0]] === '+') return undefined;
  const items = list.children.flatMap(({ children: [only, ...more] }) =>
    only?.type === 'paragraph' && more.length === 0 ? [only.children] : [],
  );
  return items.length === list.children.length ? items : undefined;
}

const oneLine = (tree: RichTree): RichInline[] =>
  joinWords(
    tree.flatMap((block, index) => (Array.isArray(block) ? [index > 0 ? ' ' : '', ...block] : [])),
  );

/** Words that stand beside each other as one text. */
function joinWords(inlines: RichInline[]): RichInline[] {
  const joined: RichInline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline === '') continue;
    if (typeof inline === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}

/** Whether a text has nothing but words, so that it is shown letter by letter. */
function isAsWritten([only, ...more]: RichTree, text: string): boolean {
  if (only === undefined) return true;
  if (more.length > 0 || !Array.isArray(only) || only.length > 1) return false;
  const [words = ''] = only;
  return typeof words === 'string' && withoutSpaces(words) === withoutSpaces(text);
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
