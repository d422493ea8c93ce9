import { readdir } from 'node:fs/promises';
import { currentInstant } from '../../model/clock.ts';
import { contentHash } from '../../model/content-hash.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import { BuildError } from '../../model/problem.ts';
import { unchangedPeriod } from '../../model/publishing.ts';
import { changeFolder, pagesFolder, serverFiles } from '../../model/server-data.ts';
import { isStored } from '../../model/stored-content.ts';
import { type ProgressListener, stageRunner } from '../build.ts';
import { type BuildResult, byteLength, comingChanges } from '../build-result.ts';
import { asLoaded } from '../check-again.ts';
import { identifyFiles } from '../load/identify-files.ts';
import { load } from '../load/load.ts';
import type { MadeSite } from '../make-site.ts';
import { listAddresses } from '../render/site-lists.ts';
import { hashOfCode } from '../site-record.ts';
import { recover } from '../write/recover.ts';
import { type FolderContent, openDraft } from '../write/write.ts';
import { ShardError } from './shard-error.ts';
import { shardPages } from './shard-links.ts';
import {
  manifestFile,
  manifestText,
  readManifest,
  type ShardState,
  shardFolders,
} from './shard-manifest.ts';
import type { Share } from './share.ts';

/**
 * Builds a share of a site's pages, with all that is not a page, into a folder of its own, for
 * `mergeShards`. The whole site is read and checked; the links between shares are verified later.
 * @param folder is replaced, complete or not at all
 * @throws ShardError where the folder holds anything but a shard
 */
export async function buildShard(
  root: string,
  share: Share,
  folder: string,
  progress: ProgressListener = () => {},
  instant: number = currentInstant(),
): Promise<BuildResult> {
  const stage = stageRunner(progress);
  await recover([folder]);
  await refuseTaken(folder);
  const year = new Date(instant).getFullYear();
  const files = await stage(
    'load',
    () => load(root),
    ({ json, publicFiles }) => json.size + publicFiles.size,
  );
  const contents = Object.entries(asLoaded(identifyFiles(root), files));
  const madeOf = [year, contents.map(([file, [, digest]]) => [file, digest]).sort()];
  const [{ codeWithGenerated }, { checkSite }, { makeSite, maxComingChanges }] = await Promise.all([
    import('../generated-code.ts'),
    import('../check-site.ts'),
    import('../make-site.ts'),
  ]);
  await codeWithGenerated(hashOfCode());
  const code = hashOfCode('');
  const { site, problems } = await stage(
    'check',
    () => checkSite(files, instant),
    ({ site: checked }) => checked?.pages.length ?? 0,
  );
  const failed = { problems, files, pages: site?.pages.length ?? 0 };
  if (!site || problems.some(({ severity }) => severity === 'error')) return failed;
  const draft = openDraft([folder]);
  try {
    const made = await makeSite(
      root,
      site,
      year,
      {},
      stage,
      draft.storeOf(folder, `/${shardFolders.pages}`),
      { share },
    );
    const result = { pages: made.pages, ...comingChanges(site, maxComingChanges) };
    const inputs = contentHash(JSON.stringify([code, madeOf, unchangedPeriod(site)]));
    const content = shardContent(made);
    content.set(
      manifestFile,
      manifestText({
        share,
        inputs,
        result,
        states: made.states.map(asShardState),
        server: digests(made.program, isForAllShares),
      }),
    );
    await stage(
      'write',
      () => draft.replace(new Map([[folder, content]])),
      () => content.size,
    );
    return { ...result, problems, files, bytes: byteLength(made.output) };
  } catch (cause) {
    if (cause instanceof BuildError)
      return { ...failed, problems: [...problems, ...cause.problems] };
    throw cause;
  } finally {
    await draft.end();
  }
}

/** A shard replaces a shard, and nothing else that somebody may have there. */
async function refuseTaken(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(ignoreCodes('ENOENT'))) ?? [];
  if (names.length > 0 && !(await readManifest(folder)))
    throw new ShardError({ reason: 'taken', folder });
}

/** Whether a file for the server is the same of each share: what changes bring is not. */
const isForAllShares = (path: string) =>
  path !== serverFiles.changes && !path.includes(`/${pagesFolder}/`);

/** The files of a share, but for those that it cannot make as they will be: lists of all pages. */
function shardContent({ output, program, states }: MadeSite): FolderContent {
  const lists = new Set(
    states.flatMap(({ instant, lists: made }) =>
      listAddresses(made).flatMap((address) => [
        `${shardFolders.pages}${address}`,
        `${shardFolders.server}/${changeFolder(instant)}/${pagesFolder}${address}`,
      ]),
    ),
  );
  return new Map(
    [
      ...[...output].map(([address, file]) => [`${shardFolders.pages}${address}`, file] as const),
      ...[...program].map(([path, file]) => [`${shardFolders.server}/${path}`, file] as const),
    ].filter(([path]) => !lists.has(path)),
  );
}

function asShardState({
  instant,
  output,
  lists,
  order,
  read,
}: MadeSite['states'][number]): ShardState {
  const addresses = listAddresses(lists);
  const files = digests(output, (address) => !addresses.includes(address));
  return { instant, files, lists, order, pages: shardPages(read) };
}

const digests = (content: FolderContent, isWanted: (path: string) => boolean) =>
  Object.fromEntries(
    [...content]
      .filter(([path]) => isWanted(path))
      .map(([path, file]) => [path, isStored(file) ? file.digest : contentHash(file)]),
  );
