import { checkSite } from '../../pipeline/index.ts';
import { load } from '../../pipeline/load/load.ts';
import { type Command, siteRoot } from '../command.ts';
import { takeScreenshots } from '../take-screenshots.ts';
import { buildAndReport } from './build.ts';

/** `npm run screenshots`: every page at three widths, with one page to look through them. */
export const command: Command = {
  options: { root: { type: 'string' }, only: { type: 'string', default: '' } },
  async run(values, language) {
    const root = siteRoot(values);
    const { bytes } = await buildAndReport(root, language);
    const { site } = await checkSite(await load(root));
    if (bytes === undefined || !site) return 1;
    const { skeletonMinimumMs } = site.config.value.timings;
    return takeScreenshots({ root, only: String(values.only), skeletonMinimumMs, language });
  },
};
