import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { pagesFolder } from '../tools/model/server-data.ts';
import { measureBesideEleventy } from './test-support/beside-eleventy.ts';
import { forgetSite } from './test-support/forget-site.ts';
import { type Run, timesAsMuch } from './test-support/runs.ts';

const targets = { timesEleventy: 2 };

/** A build of the same files, which are known to have no mistakes. */
const again = 'build of a site that was checked';

const timesEleventy = (result: Run, name: string) =>
  timesAsMuch(result, name, 'Eleventy', 'seconds');

export const options: Bench['options'] = ['pages', 'rounds', 'own-words', 'json', 'against'];

/**
 * Builds a generated site, with bundles and pictures kept and all else made anew, beside Eleventy.
 */
export const run: Bench['run'] = (log, options = {}) =>
  measureBesideEleventy(log, options, {
    usualPages: 720,
    async measureRound(root, build) {
      await forgetSite(root);
      const first = await build();
      await rm(join(root, pagesFolder), { recursive: true, force: true });
      return { build: first, [again]: await build() };
    },
    judge(result) {
      for (const name of ['build', again]) {
        const processors = timesAsMuch(result, name, 'Eleventy');
        log(
          `the ${name} takes ${timesEleventy(result, name).toFixed(2)} times Eleventy's time, ` +
            `and ${processors.toFixed(2)} times its processors'`,
        );
      }
      return timesEleventy(result, 'build') <= targets.timesEleventy;
    },
  });
