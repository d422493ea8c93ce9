import { fromMarkdown } from 'mdast-util-from-markdown';

/** Whether a text may have paragraphs and lists, or is a single line of words. */
export type RichMode = 'line' | 'blocks';

export type MarkdownBlock = ReturnType<typeof fromMarkdown>['children'][number];
export type MarkdownInline = Extract<MarkdownBlock, { type: 'paragraph' }>['children'][number];
export type MarkdownList = Extract<MarkdownBlock, { type: 'list' }>;

/**
 * What of Markdown is off: all but emphasis, links, lists and the backslash before a sign. What is
 * off stays as it is written.
 */
const switchedOff = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** The blocks of a text, of which the parts of Markdown that are off are words. */
export const parseMarkdown = (text: string, mode: RichMode): MarkdownBlock[] =>
  fromMarkdown(text, {
    extensions: [{ disable: { null: mode === 'line' ? [...switchedOff, 'list'] : switchedOff } }],
  }).children;

/** Where a node stands in its text. */
export const spanOf = ({
  position,
}: MarkdownBlock | MarkdownInline): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
