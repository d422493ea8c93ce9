import type { Bench } from '../tools/cli/bench.ts';
import { measureBesideEleventy } from './test-support/beside-eleventy.ts';
import { forgetSite } from './test-support/forget-site.ts';
import { timesAsMuch } from './test-support/runs.ts';
import { edits } from './test-support/site-edits.ts';
import type { Cost } from './test-support/timed-process.ts';

/**
 * At most so many times the time in which Eleventy builds as many pages as a whole: 0.3 and 0.5 s
 * where that takes 2.4 s. A message that all pages have takes at most a build as a whole.
 */
const targets = { nothing: 0.125, 'words of a section': 0.21 };
const fullBuild = 'build as a whole';
const asAWhole = 'message of all pages of a language';

export const options: Bench['options'] = ['pages', 'rounds', 'own-words', 'json', 'against'];

/**
 * Builds a generated site as a whole, and after an edit of each kind, with what the build before
 * has left, beside Eleventy.
 */
export const run: Bench['run'] = (log, options = {}) =>
  measureBesideEleventy(log, options, {
    usualPages: 3000,
    async measureRound(root, build, round) {
      await forgetSite(root);
      const costs: Record<string, Cost> = { [fullBuild]: await build() };
      for (const [kind, edit] of Object.entries(edits)) {
        await edit(root, round);
        costs[kind] = await build();
      }
      return costs;
    },
    judge(result) {
      const times = (kind: string, other: string) => timesAsMuch(result, kind, other, 'seconds');
      const held = Object.entries(targets).map(([kind, target]) => {
        const found = times(kind, 'Eleventy');
        log(`${kind}: ${found.toFixed(2)} times Eleventy's whole build, at most ${target}`);
        return found <= target;
      });
      const whole = times(asAWhole, fullBuild);
      log(`${asAWhole}: ${whole.toFixed(2)} times a build as a whole, at most 1`);
      return held.every(Boolean) && whole <= 1;
    },
  });
