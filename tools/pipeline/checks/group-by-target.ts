import { groupBy } from '../../model/group-by.ts';
import { type Problem, sortProblems } from '../../model/problem.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';

const maxLocations = 5;

/**
 * What is missing is one problem, however often it is named: told where it is named first, in the
 * main language if there, with the other places.
 * @param problems problems of one kind, each with what it names
 * @param countUses how often the name that was probably meant stands elsewhere: where the wrong one
 *   stands often and the right one nowhere, either may be the misspelt one
 */
export function groupByTarget(
  site: Pick<Site, 'config'>,
  problems: { name: string; problem: Problem }[],
  countUses: (nearest: string) => number,
): Problem[] {
  return [...groupBy(problems, ({ name }) => name).values()].map((sameTarget) => {
    const found = sameTarget.map(({ problem }) => problem);
    const [first, ...others] = mainLanguageFirst(site, sortProblems(found)) as [
      Problem,
      ...Problem[],
    ];
    if (others.length === 0) return first;
    const { edit, ...reported } = first;
    const locations = others
      .slice(0, maxLocations)
      .map(({ file, line }) => `${file}:${line}`)
      .join(', ');
    return {
      ...reported,
      params: {
        ...first.params,
        also: others.length > maxLocations ? `${locations}, …` : locations,
        alsoCount: String(others.length),
      },
      ...(edit && countUses(first.params.nearest ?? '') > 0 && { edit }),
    };
  });
}

/** Places in the order of the files, but those of the main language before those of the others. */
export function mainLanguageFirst<T extends { file: string }>(
  site: Pick<Site, 'config'>,
  places: T[],
): T[] {
  const ending = `/${mainLanguageOf(site).code}.json`;
  const isOther = ({ file }: T) => Number(/\/[a-z]{2}\.json$/.test(file) && !file.endsWith(ending));
  return places.toSorted((a, b) => isOther(a) - isOther(b));
}
