import { sortProblems, type Problem } from '../../model/problem.ts';

const mostPlaces = 5;

/**
 * What is missing is one problem, however often it is named: told where it is named first, with the
 * other places.
 * @param problems problems of one kind, each with what it names
 * @param isRight how often the name that was probably meant stands elsewhere: where the wrong one
 *   stands often and the right one nowhere, either may be the misspelt one
 */
export function once(
  problems: { name: string; problem: Problem }[],
  isRight: (nearest: string) => number,
): Problem[] {
  const byName = new Map<string, Problem[]>();
  for (const { name, problem } of problems)
    byName.set(name, [...(byName.get(name) ?? []), problem]);
  return [...byName.values()].map((uses) => {
    const [first, ...others] = sortProblems(uses) as [Problem, ...Problem[]];
    if (others.length === 0) return first;
    const { edit, ...told } = first;
    const places = others
      .slice(0, mostPlaces)
      .map(({ file, line }) => `${file}:${line}`)
      .join(', ');
    return {
      ...told,
      params: {
        ...first.params,
        also: others.length > mostPlaces ? `${places}, …` : places,
        alsoCount: String(others.length),
      },
      ...(edit && isRight(first.params.nearest ?? '') > 0 && { edit }),
    };
  });
}
