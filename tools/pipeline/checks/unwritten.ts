import { draftPaths } from '../../model/drafts.ts';
import { error, type Problem } from '../../model/problem.ts';
import { pointerPart } from '../../model/json-pointer.ts';
import { type Source } from '../../model/source.ts';
import type { Check } from './check.ts';

/** What a text begins with that `npm run new` put there and nobody has written yet. */
export const unwrittenMark = '✎';

export const unwrittenCode = 'text/unwritten';

/** No page goes out with texts that wait to be written. While editing they show with their mark. */
export const unwritten: Check = {
  codes: [unwrittenCode],
  run(site) {
    const drafts = draftPaths(site);
    const pages = site.pages
      .filter(({ sound, path }) => sound && !drafts.has(path))
      .map(({ source }) => source);
    return [...pages, ...site.shells.values(), ...site.messages.values()].flatMap(markedIn);
  },
};

const known = new WeakMap<Source, Problem[]>();

/** The marked texts of a file, looked for once. */
function markedIn(source: Source): Problem[] {
  const found = known.get(source) ?? marked(source, source.value, '');
  known.set(source, found);
  return found;
}

function marked(source: Source, value: unknown, pointer: string): Problem[] {
  if (typeof value === 'string')
    return value.startsWith(unwrittenMark)
      ? [
          error(unwrittenCode, source.at(pointer), {
            text: value.slice(unwrittenMark.length).trim(),
          }),
        ]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    marked(source, each, `${pointer}/${pointerPart(key)}`),
  );
}
