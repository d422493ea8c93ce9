import { checkSite } from '../tools/pipeline/check-site.ts';
import type { Problem } from '../tools/model/problem.ts';
import { load } from '../tools/pipeline/load/load.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { evaluateMistake, tally } from './mistakes/evaluate-mistake.ts';
import { makeMistakes } from './mistakes/make-mistakes.ts';
import type { Bench } from '../tools/cli/bench.ts';

export const about: Bench['about'] = {
  pt:
    'milhares de sites, cada um com um só erro: um problema, na linha e coluna certas, com a ' +
    'sugestão certa',
  en:
    'thousands of sites with a single mistake each: one problem, at the right line and ' +
    'column, with the right suggestion',
  es:
    'miles de sitios, cada uno con un solo error: un problema, en la línea y columna exactas,' +
    ' con la sugerencia correcta',
};

const maxPerKind = 250;
const targets = { sites: 1000, exact: 0.98, suggested: 0.95 };

export const run: Bench['run'] = async (log) => {
  const files = await load(projectRoot);
  const { site } = checkSite(files);
  if (!site) throw new Error('This site has mistakes of its own: npm run check');
  const results = makeMistakes(site, maxPerKind).map((mistake) => evaluateMistake(files, mistake));
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(whole, 1)).toFixed(2)}%`;
  for (const { kind, made, exact, none, typos, suggested } of tally(results))
    log(
      `${kind.padEnd(40)} ${String(made).padStart(4)} sites, ${share(exact, made)} exact, ` +
        `${none} unseen${typos > 0 ? `, ${share(suggested, typos)} right suggestion` : ''}`,
    );
  for (const { mistake, problems, exact, suggested } of results)
    if (!exact || suggested === false)
      log(`missed: ${mistake.kind}, ${mistake.what}: ${problems.map(formatFound).join('; ')}`);
  const exact = results.filter((result) => result.exact).length;
  const unseen = results.filter(({ problems }) => problems.length === 0).length;
  const typos = results.filter(({ suggested }) => suggested !== undefined);
  const suggested = typos.filter((result) => result.suggested).length;
  log(
    `${results.length} sites: ${share(exact, results.length)} one problem at the exact ` +
      `place, ${unseen} unseen, ${share(suggested, typos.length)} of ${typos.length} slips ` +
      'with the right suggestion',
  );
  return (
    results.length >= targets.sites &&
    unseen === 0 &&
    exact >= targets.exact * results.length &&
    suggested >= targets.suggested * typos.length
  );
};

const formatFound = ({ code, file, line, column, params }: Problem): string =>
  `${code} ${file}:${line}:${column} (${params.nearest ?? ''})`;
