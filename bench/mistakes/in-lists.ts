import type { Node } from 'jsonc-parser';
import type { Site } from '../../tools/model/site.ts';
import type { SourceFile } from '../../tools/model/source.ts';
import { type Mistake, textMistake } from './mistake.ts';
import { nodeAt, rootOf } from './nodes.ts';

/**
 * Every single mistake between things of one kind: two with one name or text, and sections in
 * another order. The second of two is the wrong one.
 */
export function mistakesInLists({ pages, shells, forms, config }: Site): Mistake[] {
  const sources = pages.map(({ source }) => source);
  return [
    ...sources.flatMap((source) => [
      ...twice('section id', source, ['sections'], 'id'),
      ...swapped(source),
    ]),
    ...[...shells.values()].flatMap((source) =>
      twice('menu id', source, ['header', 'menus'], 'id'),
    ),
    ...[...forms.values()].flatMap((source) => twice('field name', source, ['fields'], 'name')),
    ...twice('language code', config, ['languages'], 'code'),
    ...twice('prefix', config, ['languages'], 'prefix'),
    ...sources.flatMap((source, index) => {
      const former = sources[index - 1]?.value;
      return former
        ? (['title', 'description'] as const).map((key) =>
            replaced(`${key} twice`, source, [key], former[key]),
          )
        : [];
    }),
  ];
}

function replaced(
  kind: string,
  { file, text }: SourceFile,
  path: (string | number)[],
  word: string,
): Mistake {
  const { offset, length, value } = nodeAt(rootOf(text), path);
  return textMistake(
    kind,
    `${value} → ${word}`,
    file,
    text,
    [{ offset, length, content: JSON.stringify(word) }],
    offset,
  );
}

/** Each thing of a list with the name of the first one. */
function twice(kind: string, source: SourceFile, list: string[], key: string): Mistake[] {
  const { children = [] } = nodeAt(rootOf(source.text), list);
  const [first = '', ...others] = children.map((each) => nodeAt(each, [key]).value as string);
  return others.map((_, index) =>
    replaced(`${kind} twice`, source, [...list, index + 1, key], first),
  );
}

/** Each section in the place of the one before it: the first of the two stands wrong. */
function swapped({ file, text }: SourceFile): Mistake[] {
  const sections = nodeAt(rootOf(text), ['sections']).children ?? [];
  const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
  return sections.flatMap((section, index) => {
    const before = sections[index - 1];
    if (!before) return [];
    const edits = [
      { offset: before.offset, length: before.length, content: written(section) },
      { offset: section.offset, length: section.length, content: written(before) },
    ];
    return textMistake(
      'swapped sections',
      `section ${index + 1} before section ${index}`,
      file,
      text,
      edits,
      before.offset,
    );
  });
}
