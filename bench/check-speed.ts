import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { forgetSite } from './test-support/forget-site.ts';
import { generateSite } from './test-support/generated-site.ts';
import { percentile } from './test-support/percentiles.ts';
import { runProgram } from './test-support/run-program.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';
import { toolProgram } from './test-support/timed-process.ts';

const pageCounts = [60, 300, 1200, 3000];
const rounds = 5;
const targets = { seconds: 1, growth: 1.5 };

/**
 * Checks generated sites, each by a process of its own as a person would, start-up and all: as if
 * never before, and once more.
 */
export const run: Bench['run'] = (log) =>
  withTemporaryFolder('check-speed-', async (folder) => {
    const measured = [];
    for (const count of pageCounts) {
      const root = join(folder, String(count));
      const pages = await generateSite(root, count);
      const seconds = await medianOf(
        () => check(root, pages),
        () => forgetSite(root),
      );
      const again = await medianOf(() => check(root, pages));
      log(
        `${pages} pages: ${seconds.toFixed(2)} s, ${Math.round(pages / seconds)} pages/s; ` +
          `nothing changed: ${again.toFixed(2)} s`,
      );
      measured.push({ pages, seconds });
    }
    const [first, , middle, last] = measured as [Measured, Measured, Measured, Measured];
    const perPage = (more: Measured, fewer: Measured) =>
      (more.seconds - fewer.seconds) / (more.pages - fewer.pages);
    const growth = perPage(last, middle) / perPage(middle, first);
    const cost = (more: Measured, fewer: Measured) =>
      `${(1000 * perPage(more, fewer)).toFixed(2)} ms up to ${more.pages}`;
    log(
      `a page more costs ${cost(middle, first)} pages and ${cost(last, middle)}: ` +
        `${growth.toFixed(2)} times as much`,
    );
    return first.seconds < targets.seconds && growth < targets.growth;
  });

type Measured = { pages: number; seconds: number };

/** @param prepare what is done before each time, and is not measured */
async function medianOf(
  work: () => Promise<void>,
  prepare: () => Promise<void> = async () => {},
): Promise<number> {
  const seconds = [];
  for (let round = 0; round < rounds; round++) {
    await prepare();
    const begin = performance.now();
    await work();
    seconds.push((performance.now() - begin) / 1000);
  }
  return percentile(seconds, 50);
}

/** @throws where the check does not find the site right, with all its pages */
async function check(root: string, pages: number): Promise<void> {
  const args = [toolProgram, 'check', '--format', 'json', '--root', root];
  const stdout = await runProgram(args, projectRoot);
  const found = (JSON.parse(stdout) as { pages: number }).pages;
  if (found !== pages) throw new Error(`${found} of ${pages} pages were checked`);
}
