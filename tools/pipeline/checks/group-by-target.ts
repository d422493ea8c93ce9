import { type Problem, sortProblems } from '../../model/problem.ts';

const maxLocations = 5;

/**
 * What is missing is one problem, however often it is named: told where it is named first, with the
 * other places.
 * @param problems problems of one kind, each with what it names
 * @param countUses how often the name that was probably meant stands elsewhere: where the wrong one
 *   stands often and the right one nowhere, either may be the misspelt one
 */
export function groupByTarget(
  problems: { name: string; problem: Problem }[],
  countUses: (nearest: string) => number,
): Problem[] {
  const byName = new Map<string, Problem[]>();
  for (const { name, problem } of problems)
    byName.set(name, [...(byName.get(name) ?? []), problem]);
  return [...byName.values()].map((sameTarget) => {
    const [first, ...others] = sortProblems(sameTarget) as [Problem, ...Problem[]];
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
