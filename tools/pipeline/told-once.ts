import type { Problem, ProblemCode } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { groupByTarget } from './checks/group-by-target.ts';

/** What is wrong with values that a page has alike in all its languages: addresses and choices. */
const codes = new Set<ProblemCode>([
  'schema/pattern',
  'schema/enum',
  'schema/type',
  'schema/range',
  'link/own-address',
  'link/outside-target',
  'link/unknown-section',
  'link/video-address',
  'link/wrapped-address',
]);

/**
 * The same wrong value at the same place of several languages of a page is one mistake, and one
 * problem: told where the main language has it, with the other places.
 */
export function toldOnce(site: Pick<Site, 'config'>, problems: Problem[]): Problem[] {
  const alike = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { code, pointer, params } = problem;
    const value = params.value ?? params.section;
    if (!codes.has(code) || value === undefined) continue;
    const key = [code, documentOf(problem), pointer, value].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  const instead = new Map<Problem, Problem[]>();
  for (const group of alike.values()) {
    const [first, ...others] = group;
    if (!first || others.length === 0) continue;
    const named = group.map((problem) => ({ name: '', problem }));
    // What is meant is known of the value itself, however often it stands elsewhere.
    instead.set(
      first,
      groupByTarget(site, named, () => 1),
    );
    for (const other of others) instead.set(other, []);
  }
  return problems.flatMap((problem) => instead.get(problem) ?? problem);
}

/** A file with its other languages. */
export const documentOf = ({ file }: Pick<Problem, 'file'>): string => file.replace(/[^/]+$/, '');
