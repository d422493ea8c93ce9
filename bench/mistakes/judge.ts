import { inspect } from '../../tools/pipeline/inspect.ts';
import type { Problem } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { withChanges, type Mistake } from './mistake.ts';

export type Verdict = {
  mistake: Mistake;
  problems: Problem[];
  /** One problem, at the very line and column. */
  exact: boolean;
  /** Whether the right word is suggested; undefined where no word was misspelt. */
  suggested?: boolean;
};

/** What the check says of a mistake. */
export function judge(files: SiteFiles, mistake: Mistake): Verdict {
  const {
    changes,
    place: { file, line, column },
  } = mistake.make();
  const { problems } = inspect(withChanges(files, changes));
  const [first] = problems;
  const exact =
    problems.length === 1 && first?.file === file && first.line === line && first.column === column;
  return {
    mistake,
    problems,
    exact,
    ...(mistake.meant !== undefined && {
      suggested: problems.some(({ params }) => params.nearest === mistake.meant),
    }),
  };
}

/** How many mistakes of each kind were told as they should be. */
export function tally(
  verdicts: Verdict[],
): { kind: string; made: number; exact: number; none: number; slips: number; suggested: number }[] {
  const kinds = [...new Set(verdicts.map(({ mistake }) => mistake.kind))].sort();
  return kinds.map((kind) => {
    const own = verdicts.filter(({ mistake }) => mistake.kind === kind);
    return {
      kind,
      made: own.length,
      exact: own.filter(({ exact }) => exact).length,
      none: own.filter(({ problems }) => problems.length === 0).length,
      slips: own.filter(({ suggested }) => suggested !== undefined).length,
      suggested: own.filter(({ suggested }) => suggested).length,
    };
  });
}
