import { inspect } from '../tools/pipeline/inspect.ts';
import { load } from '../tools/pipeline/load/load.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { judge, tally } from './mistakes/judge.ts';
import { makeMistakes } from './mistakes/make.ts';
import type { Bench } from './test-support/bench.ts';

export const about: Bench['about'] = {
  pt: 'milhares de sites, cada um com um só erro: um problema, na linha e coluna certas, com a sugestão certa',
  en: 'thousands of sites with a single mistake each: one problem, at the right line and column, with the right suggestion',
  es: 'miles de sitios, cada uno con un solo error: un problema, en la línea y columna exactas, con la sugerencia correcta',
};

const mostOfAKind = 250;
const demanded = { sites: 1000, exact: 0.98, suggested: 0.95 };

export const run: Bench['run'] = async (log) => {
  const files = await load(projectRoot);
  const verdicts = makeMistakes(inspect(files).site!, mostOfAKind).map((mistake) =>
    judge(files, mistake),
  );
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(whole, 1)).toFixed(2)}%`;
  for (const { kind, made, exact, none, slips, suggested } of tally(verdicts))
    log(
      `${kind.padEnd(40)} ${String(made).padStart(4)} sites, ${share(exact, made)} exact, ${none} unseen${slips > 0 ? `, ${share(suggested, slips)} right suggestion` : ''}`,
    );
  for (const { mistake, problems, exact, suggested } of verdicts)
    if (!exact || suggested === false)
      log(
        `missed: ${mistake.kind}, ${mistake.what}: ${problems.map(({ code, file, line, column, params }) => `${code} ${file}:${line}:${column} (${params.nearest ?? ''})`).join('; ')}`,
      );
  const exact = verdicts.filter((verdict) => verdict.exact).length;
  const unseen = verdicts.filter(({ problems }) => problems.length === 0).length;
  const slips = verdicts.filter(({ suggested }) => suggested !== undefined);
  const suggested = slips.filter((verdict) => verdict.suggested).length;
  log(
    `${verdicts.length} sites: ${share(exact, verdicts.length)} one problem at the exact place, ${unseen} unseen, ${share(suggested, slips.length)} of ${slips.length} slips with the right suggestion`,
  );
  return (
    verdicts.length >= demanded.sites &&
    unseen === 0 &&
    exact >= demanded.exact * verdicts.length &&
    suggested >= demanded.suggested * slips.length
  );
};
