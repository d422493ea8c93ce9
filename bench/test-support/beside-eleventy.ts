import { readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { BenchOptions } from '../../tools/cli/bench.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { eleventyProgram, makeEleventySite } from './eleventy-site.ts';
import { generateSite } from './generated-site.ts';
import { comparisonLines, type Run, readRun, runLines } from './runs.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
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
  { pages, rounds, json, against, 'own-words': hasOwnWords = false }: BenchOptions,
  { usualPages, measureRound, judge }: Measuring,
): Promise<boolean> {
  const wanted = wholeNumber('--pages', pages, usualPages, 1);
  const repeats = wholeNumber('--rounds', rounds, usualRounds, fewestRounds);
  const saved = against === undefined ? undefined : await readRun(against);
  // What cannot be written is found out before anything is measured.
  if (json !== undefined) await writeFile(json, '', { flag: 'a' });
  return withTemporaryFolder('build-speed-', async (folder) => {
    const [root, eleventyRoot] = [join(folder, 'site'), join(folder, 'eleventy')];
    const made = await generateSite(root, wanted, hasOwnWords);
    const eleventy = await makeEleventySite(eleventyRoot, root);
    const build = () => timeProcess([toolProgram, 'build', '--root', root], projectRoot);
    const buildBeside = async () => {
      await rm(join(eleventyRoot, 'dist'), { recursive: true, force: true });
      const options = ['--input=site', '--output=dist', '--quiet'];
      return timeProcess([eleventyProgram, ...options], eleventyRoot);
    };
    const kind = hasOwnWords ? 'copies with words of their own' : 'near-copies';
    log(
      `${made} pages, those beyond the shipped ones ${kind} of its landing pages; ` +
        `${repeats} rounds after one that makes bundles and pictures; Eleventy ${eleventy}`,
    );
    await build();
    await buildBeside();
    for (const site of [root, eleventyRoot]) await expectPages(join(site, 'dist'), made);
    const costs: Run['costs'] = {};
    for (let round = 1; round <= repeats; round++) {
      // Each is first every other time: what one leaves a machine in favours neither.
      const earlier = round % 2 === 0 ? await buildBeside() : undefined;
      const ours = await measureRound(root, build, round);
      const measured = { ...ours, Eleventy: earlier ?? (await buildBeside()) };
      for (const [name, cost] of Object.entries(measured))
        costs[name] = [...(costs[name] ?? []), cost];
    }
    const cores = availableParallelism();
    const result: Run = { node: process.version, eleventy, cores, pages: made, hasOwnWords, costs };
    if (json !== undefined) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
    for (const line of runLines(result)) log(line);
    const isHeld = judge(result);
    if (saved) for (const line of comparisonLines(result, saved)) log(line);
    return isHeld;
  });
}

/** @throws where a build that ended well has not made all pages, or more */
async function expectPages(dist: string, pages: number): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const found = files.filter((file) => basename(file) === 'index.html').length;
  if (found !== pages) throw new Error(`${dist} has ${found} pages, and should have ${pages}`);
}
