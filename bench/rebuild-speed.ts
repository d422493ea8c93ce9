import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { eleventyProgram, makeEleventySite } from './test-support/eleventy-site.ts';
import { forgetSite } from './test-support/forget-site.ts';
import { generateSite } from './test-support/generated-site.ts';
import { comparisonLines, type Run, runLines, timesAsMuch } from './test-support/runs.ts';
import { edits } from './test-support/site-edits.ts';
import { timeProcess, toolProgram } from './test-support/timed-process.ts';
import { wholeNumber } from './test-support/whole-number.ts';

const usual = { pages: 3000, rounds: 5 };
const fewestRounds = 5;

/**
 * At most so many times the time in which Eleventy builds as many pages as a whole: 0.3 and 0.5 s
 * where that takes 2.4 s. A message that all pages have takes at most a build as a whole.
 */
const targets = { nothing: 0.125, 'words of a section': 0.21 };
const fullBuild = 'build as a whole';
const asAWhole = 'message of all pages of a language';

/**
 * Builds a generated site after an edit of each kind, with what the build before has left, and in
 * turn as a whole, beside Eleventy, which has the same texts.
 */
export const run: Bench['run'] = async (log, { pages, rounds, json, against } = {}) => {
  const wanted = wholeNumber('--pages', pages, usual.pages, 1);
  const repeats = wholeNumber('--rounds', rounds, usual.rounds, fewestRounds);
  const saved: Run | undefined = against && JSON.parse(await readFile(against, 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'rebuild-speed-'));
  const [root, eleventy] = [join(folder, 'site'), join(folder, 'eleventy')];
  try {
    const made = await generateSite(root, wanted);
    await makeEleventySite(eleventy, root);
    const build = () => timeProcess([toolProgram, 'build', '--root', root], projectRoot);
    const buildBeside = () =>
      timeProcess([eleventyProgram, '--input=site', '--output=dist', '--quiet'], eleventy);
    log(`${made} pages, ${repeats} rounds after one that makes bundles and pictures`);
    await build();
    await buildBeside();
    const costs: Run['costs'] = { Eleventy: [], [fullBuild]: [] };
    for (let round = 1; round <= repeats; round++) {
      await rm(join(eleventy, 'dist'), { recursive: true, force: true });
      costs.Eleventy?.push(await buildBeside());
      await forgetSite(root);
      costs[fullBuild]?.push(await build());
      for (const [kind, edit] of Object.entries(edits)) {
        await edit(root, round);
        costs[kind] = [...(costs[kind] ?? []), await build()];
      }
    }
    const result = { node: process.version, cores: availableParallelism(), pages: made, costs };
    for (const line of runLines(result)) log(line);
    const times = (kind: string, other: string) => timesAsMuch(result, kind, other, 'seconds');
    const held = Object.entries(targets).map(([kind, target]) => {
      const found = times(kind, 'Eleventy');
      log(`${kind}: ${found.toFixed(2)} times Eleventy's whole build, at most ${target}`);
      return found <= target;
    });
    const whole = times(asAWhole, fullBuild);
    log(`${asAWhole}: ${whole.toFixed(2)} times a build as a whole, at most 1`);
    if (saved) for (const line of comparisonLines(result, saved)) log(line);
    if (json) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
    return held.every(Boolean) && whole <= 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
