/** A piece of a line: words as they are, or words with an emphasis, or a link. */
export type RichInline =
  | string
  | { strong: RichInline[] }
  | { em: RichInline[] }
  | { link: RichInline[]; to: string }
  | { link: RichInline[]; href: string };

/** A paragraph, or a list of lines. */
export type RichBlock = RichInline[] | { list: 'ul' | 'ol'; items: RichInline[][] };

/** A text with markup, as the build read it: the browser only shows it. */
export type RichTree = RichBlock[];

/**
 * The tree of a text, where it has markup. A text may be the name of what every object has,
 * `constructor`.
 */
export const richTreeOf = (
  texts: Record<string, RichTree> | undefined,
  text: string,
): RichTree | undefined => (texts && Object.hasOwn(texts, text) ? texts[text] : undefined);

/** All words of a rich text without its markup, for what takes plain texts only. */
export function plainWords(tree: RichTree): string {
  const wordsOf = (inlines: RichInline[]): string => inlines.map(wordsOfOne).join('');
  const wordsOfOne = (inline: RichInline): string => {
    if (typeof inline === 'string') return inline;
    if ('strong' in inline) return wordsOf(inline.strong);
    return wordsOf('em' in inline ? inline.em : inline.link);
  };
  return tree
    .flatMap((block) => ('items' in block ? block.items : [block]))
    .map(wordsOf)
    .join(' ');
}
