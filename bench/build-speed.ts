import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { eleventyProgram, makeEleventySite } from './test-support/eleventy-site.ts';
import { forgetSite } from './test-support/forget-site.ts';
import { generateSite } from './test-support/generated-site.ts';
import { comparisonLines, type Run, runLines, timesAsMuch } from './test-support/runs.ts';
import { timeProcess, toolProgram } from './test-support/timed-process.ts';
import { wholeNumber } from './test-support/whole-number.ts';

const usual = { pages: 720, rounds: 5 };
/** A median of fewer says little. */
const fewestRounds = 5;
const targets = { timesEleventy: 2 };

/** A build of the same files, which are known to have no mistakes. */
const again = 'build of a site that was checked';

const timesEleventy = (result: Run, name: string) =>
  timesAsMuch(result, name, 'Eleventy', 'seconds');

/**
 * Builds a generated site, with bundles and pictures kept and all else made anew, and in turn has
 * Eleventy build pages with the same texts. Eleventy encodes no pictures, checks nothing, and makes
 * plain elements: it is a yardstick of the machine, not the same work.
 */
export const run: Bench['run'] = async (log, { pages, rounds, json, against } = {}) => {
  const wanted = wholeNumber('--pages', pages, usual.pages, 1);
  const repeats = wholeNumber('--rounds', rounds, usual.rounds, fewestRounds);
  const saved: Run | undefined = against && JSON.parse(await readFile(against, 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'build-speed-'));
  const [root, eleventy] = [join(folder, 'site'), join(folder, 'eleventy')];
  try {
    const made = await generateSite(root, wanted);
    await makeEleventySite(eleventy, root);
    const build = async () => {
      await forgetSite(root);
      return buildAgain();
    };
    const buildAgain = async () => {
      await rm(join(root, 'dist'), { recursive: true, force: true });
      return timeProcess([toolProgram, 'build', '--root', root], projectRoot);
    };
    const buildBeside = async () => {
      await rm(join(eleventy, 'dist'), { recursive: true, force: true });
      const options = ['--input=site', '--output=dist', '--quiet'];
      return timeProcess([eleventyProgram, ...options], eleventy);
    };
    log(`${made} pages, ${repeats} rounds after one that makes bundles and pictures`);
    await build();
    await buildBeside();
    const costs: Run['costs'] = { build: [], [again]: [], Eleventy: [] };
    for (let round = 0; round < repeats; round++) {
      costs.build?.push(await build());
      costs[again]?.push(await buildAgain());
      costs.Eleventy?.push(await buildBeside());
    }
    const result = { node: process.version, cores: availableParallelism(), pages: made, costs };
    for (const line of runLines(result)) log(line);
    for (const name of ['build', again]) {
      const processors = timesAsMuch(result, name, 'Eleventy');
      log(
        `the ${name} takes ${timesEleventy(result, name).toFixed(2)} times Eleventy's time, and ` +
          `${processors.toFixed(2)} times its processors'`,
      );
    }
    if (saved) for (const line of comparisonLines(result, saved)) log(line);
    if (json) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
    return timesEleventy(result, 'build') <= targets.timesEleventy;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
