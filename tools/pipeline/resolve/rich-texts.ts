import type { RichInline, RichTree } from '../../../src/lib/rich-text.ts';
import { parseRichText } from '../../model/rich-text/parse-rich-text.ts';
import type { Reference } from '../../model/site.ts';

/**
 * The texts with markup among what a page names, by what is written. Where the same words stand in
 * a line and in blocks, too, the blocks count: a line shows their words.
 * @param localTarget a target as it is called in the page's language
 * @returns undefined where there are none
 */
export function richTextsOf(
  references: Reference[],
  localTarget: (to: string) => string,
): Record<string, RichTree> | undefined {
  const inMode = (mode: 'line' | 'blocks') =>
    references.flatMap(({ kind, value }) => {
      const { tree } = kind === `rich-${mode}` ? parseRichText(value, mode) : {};
      return tree ? [[value, withTargets(tree, localTarget)] as const] : [];
    });
  const texts = [...inMode('line'), ...inMode('blocks')];
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function withTargets(tree: RichTree, localTarget: (to: string) => string): RichTree {
  const localize = (inline: RichInline): RichInline => {
    if (typeof inline === 'string') return inline;
    if ('strong' in inline) return { strong: inline.strong.map(localize) };
    if ('em' in inline) return { em: inline.em.map(localize) };
    const link = inline.link.map(localize);
    return 'to' in inline ? { link, to: localTarget(inline.to) } : { ...inline, link };
  };
  return tree.map((block) =>
    'items' in block
      ? { ...block, items: block.items.map((item) => item.map(localize)) }
      : block.map(localize),
  );
}
