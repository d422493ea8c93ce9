import type { Bench } from '../tools/cli/bench.ts';
import type { Problem } from '../tools/model/problem.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { checkSite } from '../tools/pipeline/check-site.ts';
import { load } from '../tools/pipeline/load/load.ts';
import { evaluateMistakes, tally } from './mistakes/evaluate-mistake.ts';
import { makeMistakes } from './mistakes/make-mistakes.ts';

const maxPerKind = 250;
const targets = { sites: 1000, exact: 0.98, suggested: 0.95 };

export const run: Bench['run'] = async (log) => {
  const files = await load(projectRoot);
  const { site } = await checkSite(files);
  if (!site) throw new Error('This site has mistakes of its own: npm run check');
  const results = await evaluateMistakes(files, makeMistakes(site, maxPerKind));
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(whole, 1)).toFixed(2)}%`;
  for (const { kind, made, exact, none, typos, suggested } of tally(results))
    log(
      `${kind.padEnd(40)} ${String(made).padStart(4)} sites, ${share(exact, made)} exact, ` +
        `${none} unseen${typos > 0 ? `, ${share(suggested, typos)} right suggestion` : ''}`,
    );
  for (const { mistake, problems, exact, suggested } of results)
    if (!exact || suggested === false)
      log(`missed: ${mistake.kind}, ${mistake.what}: ${problems.map(formatProblem).join('; ')}`);
  const exact = results.filter((result) => result.exact).length;
  const unseen = results.filter(({ problems }) => problems.length === 0).length;
  const typos = results.filter(({ suggested }) => suggested !== undefined);
  const suggested = typos.filter((result) => result.suggested).length;
  log(
    `${results.length} sites: ${share(exact, results.length)} one problem at the exact place, ` +
      `${unseen} unseen, ${share(suggested, typos.length)} of ${typos.length} slips with the ` +
      'right suggestion',
  );
  return (
    results.length >= targets.sites &&
    unseen === 0 &&
    exact >= targets.exact * results.length &&
    suggested >= targets.suggested * typos.length
  );
};

/** A problem in one line: its code, its place, and what was meant, where that is known. */
const formatProblem = ({ code, file, line, column, params }: Problem) =>
  `${code} ${file}:${line}:${column} (${params.nearest ?? ''})`;
