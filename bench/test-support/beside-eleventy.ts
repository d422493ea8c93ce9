import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from '../../tools/cli/bench.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { eleventyProgram, makeEleventySite } from './eleventy-site.ts';
import { generateSite } from './generated-site.ts';
import { comparisonLines, type Run, runLines } from './runs.ts';
import { type Cost, timeProcess, toolProgram } from './timed-process.ts';
import { wholeNumber } from './whole-number.ts';

const usualRounds = 5;
/** A median of fewer says little. */
const fewestRounds = 5;

type Measuring = {
  /** How many pages, where nobody says. */
  usualPages: number;
  /** Builds the site in a folder in some ways. @returns their costs, by what is measured */
  measureRound: (
    root: string,
    build: () => Promise<Cost>,
    round: number,
  ) => Promise<Record<string, Cost>>;
  /** Tells what the run says of the targets. @returns whether they are held */
  judge: (result: Run) => boolean;
};

/**
 * Measures builds of a generated site, round by round, and in turn has Eleventy build pages with
 * the same texts. Eleventy encodes no pictures, checks nothing, and makes plain elements: it is a
 * yardstick of the machine, not the same work.
 * @returns whether the targets are held
 */
export async function measureBesideEleventy(
  log: (line: string) => void,
  { pages, rounds, json, against }: BenchOptions,
  { usualPages, measureRound, judge }: Measuring,
): Promise<boolean> {
  const wanted = wholeNumber('--pages', pages, usualPages, 1);
  const repeats = wholeNumber('--rounds', rounds, usualRounds, fewestRounds);
  const saved: Run | undefined = against && JSON.parse(await readFile(against, 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'build-speed-'));
  const [root, eleventy] = [join(folder, 'site'), join(folder, 'eleventy')];
  try {
    const made = await generateSite(root, wanted);
    await makeEleventySite(eleventy, root);
    const build = () => timeProcess([toolProgram, 'build', '--root', root], projectRoot);
    const buildBeside = async () => {
      await rm(join(eleventy, 'dist'), { recursive: true, force: true });
      const options = ['--input=site', '--output=dist', '--quiet'];
      return timeProcess([eleventyProgram, ...options], eleventy);
    };
    log(`${made} pages, ${repeats} rounds after one that makes bundles and pictures`);
    await build();
    await buildBeside();
    const costs: Run['costs'] = {};
    for (let round = 1; round <= repeats; round++) {
      const measured = {
        ...(await measureRound(root, build, round)),
        Eleventy: await buildBeside(),
      };
      for (const [name, cost] of Object.entries(measured))
        costs[name] = [...(costs[name] ?? []), cost];
    }
    const result = { node: process.version, cores: availableParallelism(), pages: made, costs };
    for (const line of runLines(result)) log(line);
    const isHeld = judge(result);
    if (saved) for (const line of comparisonLines(result, saved)) log(line);
    if (json) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
    return isHeld;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
