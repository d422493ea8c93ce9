import type { Node } from 'jsonc-parser';
import type { SourceFile } from '../../tools/model/source.ts';
import { textMistake } from './mistake.ts';

/** Every property of a file whose value is a text or a number, with its path. */
export type Leaf = { key: string; path: string; node: Node; group: Node };

/** The texts and numbers below a value. */
export function leavesOf(node: Node | undefined, path = ''): Leaf[] {
  return (node?.children ?? []).flatMap((child, index): Leaf[] => {
    if (node?.type === 'array') return leavesOf(child, `${path}/${index}`);
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    if (!node || !value || key === 'translatedFrom' || key === 'languageExceptions') return [];
    const place = `${path}/${key}`;
    return value.children
      ? leavesOf(value, place)
      : [{ key, path: place, node: value, group: node }];
  });
}

/**
 * Another value in the place of one.
 * @param skip how many characters after its beginning the problem should be
 */
export const replaced = (
  kind: string,
  source: SourceFile,
  { node }: Leaf,
  value: unknown,
  skip = 0,
) =>
  textMistake(
    kind,
    `${node.value} → ${value}`,
    source.file,
    source.text,
    [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }],
    node.offset + skip,
  );
