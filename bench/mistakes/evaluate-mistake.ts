import type { Problem } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { type Mistake, withChanges } from './mistake.ts';

export type MistakeResult = {
  mistake: Mistake;
  problems: Problem[];
  /** One problem, at the very line and column. */
  exact: boolean;
  /** Whether the right word is suggested; undefined where no word was misspelt. */
  suggested?: boolean;
};

/** What the check says of each mistake, one after the other. */
export async function evaluateMistakes(
  files: SiteFiles,
  mistakes: Mistake[],
): Promise<MistakeResult[]> {
  const results: MistakeResult[] = [];
  for (const mistake of mistakes) results.push(await evaluateMistake(files, mistake));
  return results;
}

async function evaluateMistake(files: SiteFiles, mistake: Mistake): Promise<MistakeResult> {
  const {
    place: { file, line, column },
    ...effect
  } = mistake.make();
  const { problems } = await checkSite(withChanges(files, effect));
  const [first] = problems;
  const exact =
    problems.length === 1 && first?.file === file && first.line === line && first.column === column;
  return {
    mistake,
    problems,
    exact,
    ...(mistake.intendedWord !== undefined && {
      suggested: problems.some(({ params }) => params.nearest === mistake.intendedWord),
    }),
  };
}

/** How many mistakes of each kind were told as they should be. */
export function tally(
  results: MistakeResult[],
): { kind: string; made: number; exact: number; none: number; typos: number; suggested: number }[] {
  const kinds = [...new Set(results.map(({ mistake }) => mistake.kind))].sort();
  return kinds.map((kind) => {
    const ofKind = results.filter(({ mistake }) => mistake.kind === kind);
    return {
      kind,
      made: ofKind.length,
      exact: ofKind.filter(({ exact }) => exact).length,
      none: ofKind.filter(({ problems }) => problems.length === 0).length,
      typos: ofKind.filter(({ suggested }) => suggested !== undefined).length,
      suggested: ofKind.filter(({ suggested }) => suggested).length,
    };
  });
}
