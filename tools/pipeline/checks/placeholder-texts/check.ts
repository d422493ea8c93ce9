import { draftPaths } from '../../../model/drafts.ts';
import { escapePointerPart } from '../../../model/json-pointer.ts';
import { placeholderMark } from '../../../model/placeholder-mark.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { inSections } from '../in-sections.ts';

export const placeholderCode = 'text/unwritten';

/** No page goes out with texts that wait to be written. While editing they show with their mark. */
export const check: Check = (site) => {
  const drafts = draftPaths(site);
  const pages = site.pages
    .filter(({ isValid: sound, path }) => sound && !drafts.has(path))
    .map(({ written }) => written);
  const shared = [...site.sections.values()].flatMap((versions) => [...versions.values()]);
  const { forms, shells, messages } = site;
  const others = [forms, shells, messages].flatMap((sources) => [...sources.values()]);
  return [...pages, ...shared, ...others].flatMap(problemsOf);
};

/** Most parts of a site have no mark, and this finds out without a look at each text. */
const problemsOf = inSections((value, pointer, source) =>
  JSON.stringify(value).includes(placeholderMark)
    ? placeholderProblems(source, value, pointer)
    : [],
);

function placeholderProblems(source: SourceFile, value: unknown, pointer: string): Problem[] {
  if (typeof value === 'string')
    return value.startsWith(placeholderMark)
      ? [
          error(placeholderCode, source.at(pointer), {
            text: value.slice(placeholderMark.length).trim(),
          }),
        ]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    placeholderProblems(source, each, `${pointer}/${escapePointerPart(key)}`),
  );
}
