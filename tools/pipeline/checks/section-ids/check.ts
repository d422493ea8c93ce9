import { error, type Problem } from '../../../model/problem.ts';
import { sectionIdsOf } from '../../../model/section-ids.ts';
import { mainLanguageOf, type PageVersion } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/**
 * An id that links may name stands once in its page. A section that was copied in every language is
 * told of once, in the main one.
 */
export const check: Check = (site) => {
  const { code: main } = mainLanguageOf(site);
  const isMain = ({ language }: PageVersion) => Number(language === main);
  return [...site.versions.values()].flatMap((versions) => {
    const told = new Set<string>();
    return versions
      .filter(({ isValid }) => isValid)
      .toSorted((a, b) => isMain(b) - isMain(a))
      .flatMap((page) => {
        const found = duplicateIds(page).filter(({ params: { id = '' } }) => !told.has(id));
        for (const { params } of found) told.add(params.id ?? '');
        return found;
      });
  });
};

function duplicateIds({ source }: PageVersion): Problem[] {
  const first = new Map<string, string>();
  return sectionIdsOf(source.value.sections).flatMap(({ id, pointer }) => {
    const former = first.get(id);
    if (former === undefined) first.set(id, pointer);
    return former === undefined
      ? []
      : [
          error('page/duplicate-id', source.at(pointer), {
            id,
            first: String(source.at(former).line),
          }),
        ];
  });
}
