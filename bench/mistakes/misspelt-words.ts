import type { Node } from 'jsonc-parser';
import { parseTarget } from '../../src/lib/links.ts';
import type { Edit } from '../../tools/model/problem.ts';
import type { Schema } from '../../tools/model/schemas.ts';
import { textMistake } from './mistake.ts';
import type { Traversal } from './traversal.ts';
import { minLengthForTwoTypos, withTypos } from './typos.ts';

/**
 * A word with one slip and, if it is long enough, with two; what is right by chance is left out.
 */
function slips(
  { random }: Traversal,
  word: string,
  right: string[],
): { typed: string; count: string }[] {
  const counts = word.length >= minLengthForTwoTypos ? ([1, 2] as const) : ([1] as const);
  return counts.flatMap((count) => {
    const typed = withTypos(word, count, random);
    return typed === undefined || typed === '' || right.includes(typed)
      ? []
      : [{ typed, count: count === 1 ? 'one slip' : 'two slips' }];
  });
}

/** Notes a word that is misspelt, for each number of slips. */
export function misspell(
  doing: Traversal,
  kind: string,
  node: Node,
  word: string,
  right: string[],
  write: (typed: string) => string = String,
  meant = write(word),
) {
  for (const { typed, count } of slips(doing, word, right)) {
    const edits: Edit[] = [
      { offset: node.offset, length: node.length, content: JSON.stringify(write(typed)) },
    ];
    doing.found.push(
      textMistake(
        `${kind}, ${count}`,
        `${word} → ${typed}`,
        doing.file,
        doing.text,
        edits,
        node.offset,
        meant,
      ),
    );
  }
}

/** Notes what may be misspelt in a text, by what its schema says it is. */
export function inString(doing: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  const { names: known, file } = doing;
  const value = node.value as string;
  const ids = known.ids.get(file) ?? [];
  if (schema.const !== undefined) misspell(doing, 'type', node, value, []);
  else if (schema.enum) misspell(doing, 'choice', node, value, schema.enum.map(String));
  else if (schema.refers === 'form') misspell(doing, 'form', node, value, known.forms);
  else if (schema.refers === 'picture' || schema.refers === 'media')
    misspell(doing, 'picture', node, value, known.files);
  else if (schema.refers === 'section') misspell(doing, 'section', node, value, ids);
  else if (schema.refers === 'message' && value.startsWith('@'))
    misspell(
      doing,
      'message',
      node,
      value.slice(1),
      known.messages,
      (typed) => `@${typed}`,
      value.slice(1),
    );
  else if (schema.refers === 'target') {
    const { path: to, section } = parseTarget(value);
    const anchor = section && `#${section}`;
    if (to.length > 1)
      misspell(
        doing,
        'route',
        node,
        to.slice(1),
        known.paths.map((each) => each.slice(1)),
        (typed) => `/${typed}${anchor}`,
      );
    if (section && to === '')
      misspell(doing, 'section', node, section, ids, (typed) => `#${typed}`, section);
  } else if (
    path.at(-1) === 'id' &&
    (path[0] === 'sections' || path[1] === 'menus') &&
    typeof path.at(-2) === 'number' &&
    path.length <= 4
  )
    misspell(doing, 'id', node, value, ids);
  else if (path.at(-1) === 'flag') misspell(doing, 'flag', node, value, []);
}
