import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator, findMessage } from '../../messages/translate.ts';
import { timeLabel } from '../../model/time-label.ts';
import { buildSite, type ProgressListener } from '../../pipeline/build.ts';
import type { BuildResult } from '../../pipeline/build-result.ts';
import { type Command, siteRoot } from '../command.ts';
import { parseShardOptions } from '../shard-options.ts';
import { buildShared } from '../shared-build.ts';

/** `npm run build`: writes dist/ and .server/, complete or not at all; or a share of them. */
export const command: Command = {
  options: {
    root: { type: 'string' },
    shard: { type: 'string' },
    merge: { type: 'boolean' },
    out: { type: 'string' },
  },
  maxOperands: Infinity,
  run: async (values, language) => {
    const root = siteRoot(values);
    const shards = parseShardOptions(values, root, language);
    const result = shards
      ? await reportBuild(shards.build, shards.folder, language)
      : await buildAndReport(root, language);
    return result.bytes === undefined ? 1 : 0;
  },
};

/**
 * Builds a site and tells how it goes; what went wrong is told too, and then there is no output.
 */
export const buildAndReport = (root: string, language: ToolLanguage): Promise<BuildResult> =>
  buildShared(
    root,
    () => reportBuild((progress) => buildSite(root, progress), join(root, 'dist'), language),
    language,
  );

/** Tells how a build goes whose result will stand in a folder. */
async function reportBuild(
  build: (progress: ProgressListener) => Promise<BuildResult>,
  folder: string,
  language: ToolLanguage,
): Promise<BuildResult> {
  const t = createTranslator(language);
  const begin = performance.now();
  const result = await build(reportProgress(language));
  if (result.problems.length > 0) {
    const { formatProblems } = await import('../format-problems.ts');
    console.log(`\n${formatProblems(result, language)}`);
  }
  if (result.bytes !== undefined) {
    console.log(
      t('cli.build.done', {
        pages: result.pages,
        bytes: `${(result.bytes / 1e6).toFixed(1)} MB`,
        seconds: ((performance.now() - begin) / 1000).toFixed(1),
        folder,
      }),
    );
    if (result.nextChange) {
      const { time, files } = result.nextChange;
      const pages = files.slice(0, maxFiles).join(', ') + (files.length > maxFiles ? ', …' : '');
      console.log(t('cli.build.nextChange', { time: timeLabel(time, language), pages }));
    }
    if (result.changesLeft) console.log(t('cli.build.changesLeft', { count: result.changesLeft }));
  } else console.log(t('cli.build.kept'));
  return result;
}

/** How many of the pages that a change is about are told by name. */
const maxFiles = 3;

const reportProgress =
  (language: ToolLanguage): ProgressListener =>
  (stage, done) => {
    const label = findMessage(language, `cli.build.stages.${stage}`) ?? stage;
    const name = label.padEnd(22);
    if (done) {
      const [count, time] = [String(done.count), String(Math.round(done.milliseconds))];
      const start = process.stdout.isTTY ? '\r' : '';
      console.log(`${start}${name} ${count.padStart(4)}  ${time.padStart(6)} ms`);
    } else if (process.stdout.isTTY) process.stdout.write(`\r${name}    …`);
  };
