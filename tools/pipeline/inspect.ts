import { check } from './checks/index.ts';
import { sortProblems, type Problem } from '../model/problem.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { validate } from './validate/validate.ts';

/** Validate and check: everything that can be said of a site without building it. */
export function inspect(files: SiteFiles): { site?: Site; problems: Problem[] } {
  const { site, problems } = validate(files);
  return { site, problems: sortProblems(oneAPlace([...problems, ...(site ? check(site) : [])])) };
}

/**
 * One mistake is one problem: a text of the wrong form is told of as what it was to name, where
 * that is known, and nobody is warned of a page before its errors are gone.
 */
function oneAPlace(problems: Problem[]): Problem[] {
  const placeOf = ({ file, pointer }: Problem) => `${file} ${pointer}`;
  const isForm = ({ code }: Problem) => code === 'schema/pattern';
  const formless = new Set(problems.filter(isForm).map(placeOf));
  const named = new Set(
    problems.filter((problem) => !isForm(problem) && problem.params.nearest).map(placeOf),
  );
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(documentOf));
  return problems.filter((problem) => {
    if (problem.severity === 'warning') return !wrong.has(documentOf(problem));
    return !formless.has(placeOf(problem)) || isForm(problem) !== named.has(placeOf(problem));
  });
}

/** A file with its other languages. */
const documentOf = ({ file }: Problem) => file.replace(/[^/]+$/, '');
