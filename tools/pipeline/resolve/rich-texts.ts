import type { RichTree } from '../../../src/lib/rich-text.ts';
import { parseRichText } from '../../model/rich-text/parse-rich-text.ts';
import type { Reference } from '../../model/site.ts';

/**
 * The texts with markup among what a page names, by what is written. Where the same words stand in
 * a line and in blocks, too, the blocks count: a line shows their words.
 * @returns undefined where there are none
 */
export function richTextsOf(references: Reference[]): Record<string, RichTree> | undefined {
  const inMode = (mode: 'line' | 'blocks') =>
    references.flatMap(({ kind, value }) => {
      const { tree } = kind === `rich-${mode}` ? parseRichText(value, mode) : {};
      return tree ? [[value, tree] as const] : [];
    });
  const texts = [...inMode('line'), ...inMode('blocks')];
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
