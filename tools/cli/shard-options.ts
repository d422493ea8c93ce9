import { join, resolve } from 'node:path';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator, findMessage } from '../messages/translate.ts';
import { pagesFolder } from '../model/server-data.ts';
import type { ProgressListener } from '../pipeline/build.ts';
import type { BuildResult } from '../pipeline/build-result.ts';
import { ShardError } from '../pipeline/shards/shard-error.ts';
import { parseShare } from '../pipeline/shards/share.ts';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

/** What is built where only a share is, or shares are joined, and the folder of the result. */
type ShardBuild = {
  build: (progress: ProgressListener) => Promise<BuildResult>;
  folder: string;
};

/**
 * What `--shard i/n` or `--merge FOLDERS` ask for, with `--out`; undefined for a build at once.
 * @throws UsageError where they are said wrongly; the build, where shards cannot be joined
 */
export function parseShardOptions(
  { shard, merge, out, operands }: CommandOptions,
  root: string,
  language: ToolLanguage,
): ShardBuild | undefined {
  const t = createTranslator(language);
  const inWords = (cause: unknown): never => {
    if (!(cause instanceof ShardError)) throw cause;
    const { reason, ...values } = cause.fault;
    throw new UsageError(findMessage(language, `cli.build.shards.${reason}`, values));
  };
  const [word] = operands;
  if (word !== undefined && !merge) throw new UsageError(t('cli.extraWord', { word }));
  if (shard === undefined && !merge) {
    if (out !== undefined) throw new UsageError(t('cli.build.shards.onlyOut'));
    return undefined;
  }
  if (shard !== undefined && merge) throw new UsageError(t('cli.build.shards.both'));
  if (merge) {
    if (word === undefined) throw new UsageError(t('cli.build.shards.none'));
    const target = resolve(String(out ?? root));
    return {
      folder: join(target, pagesFolder),
      async build(progress) {
        const { mergeShards } = await import('../pipeline/shards/merge-shards.ts');
        return mergeShards(operands, target, progress).catch(inWords);
      },
    };
  }
  const share = parseShare(String(shard));
  if (!share) throw new UsageError(t('cli.build.shards.wrongShare', { said: String(shard) }));
  const usual = join(root, 'shards', `${share.index}-of-${share.count}`);
  const folder = resolve(String(out ?? usual));
  return {
    folder,
    async build(progress) {
      const { buildShard } = await import('../pipeline/shards/build-shard.ts');
      return buildShard(root, share, folder, progress).catch(inWords);
    },
  };
}
