import { join } from 'node:path';
import { inTurn } from '../../model/in-turn.ts';
import { changeFolder, pagesFolder, serverFiles, serverFolder } from '../../model/server-data.ts';
import { type FileContent, isStored } from '../../model/stored-content.ts';
import { type ProgressListener, stageRunner } from '../build.ts';
import { type BuildResult, byteLength } from '../build-result.ts';
import { changeBetween, contentAt } from '../site-change.ts';
import { verify } from '../verify/verify.ts';
import { recover } from '../write/recover.ts';
import { type FolderContent, openDraft } from '../write/write.ts';
import { fileOfShard, joinStates, type WholeState } from './join-states.ts';
import { readShards, type Shard } from './read-shards.ts';
import { asSummary } from './shard-links.ts';
import { shardFolders } from './shard-manifest.ts';

/**
 * Joins the shards of a site into what one build of it would have made: the same files, byte for
 * byte. What of it no share could verify, the links between pages, is verified first.
 * @param root where `dist/` and `.server/` are written, complete or not at all
 * @throws ShardError unless the shards are all those of one site, and whole
 */
export async function mergeShards(
  folders: string[],
  root: string,
  progress: ProgressListener = () => {},
): Promise<BuildResult> {
  const stage = stageRunner(progress);
  const targets = [pagesFolder, serverFolder].map((name) => join(root, name)) as [string, string];
  const [site, server] = targets;
  await recover(targets);
  const shards = await stage(
    'load',
    () => readShards(folders),
    ({ length }) => length,
  );
  const states = await joinStates(shards);
  const pages = shards.reduce((sum, { result }) => sum + result.pages, 0);
  const files = { json: new Map(), publicFiles: new Map() };
  const problems = await stage(
    'verify',
    () => states.flatMap(verifyState),
    () => pages,
  );
  if (problems.length > 0) return { problems, files, pages };
  const draft = openDraft(targets);
  try {
    const output = await stage(
      'write',
      async () => {
        const store = draft.storeOf(site);
        const stored = await inTurn(
          [...(states[0]?.output ?? [])],
          async ([address, content]) =>
            [address, store.put(address, await bytesOf(content))] as const,
        );
        const content: FolderContent = new Map(stored);
        await draft.replace(
          new Map([
            [site, content],
            [server, await serverContent(shards, states)],
          ]),
        );
        return content;
      },
      ({ size }) => size,
    );
    return { ...shards[0]?.result, problems, files, pages, bytes: byteLength(output) };
  } finally {
    await draft.end();
  }
}

const bytesOf = async (content: FileContent): Promise<string | Uint8Array> =>
  isStored(content) ? content.read() : content;

const verifyState = ({ output, lists, pages }: WholeState) =>
  verify(
    output,
    lists.redirects.map(({ from }) => from),
    new Map(pages.map(([file, page]) => [file, asSummary(page)])),
  );

/** The folder for the server: its program and data, which all shares have, and the changes. */
async function serverContent([shard]: Shard[], states: WholeState[]): Promise<FolderContent> {
  const content: FolderContent = new Map();
  const folder = shard?.folder ?? '';
  for (const [path, digest] of Object.entries(shard?.server ?? {}))
    content.set(path, await fileOfShard(join(folder, shardFolders.server, path), digest).read());
  const changes = [];
  for (const [index, { output, instant }] of states.entries()) {
    const before = states[index - 1];
    if (!before) continue;
    const change = changeBetween(before.output, output, instant);
    for (const address of change.written)
      content.set(
        `${changeFolder(instant)}/${pagesFolder}${address}`,
        await bytesOf(contentAt(output, address)),
      );
    changes.push(change);
  }
  return content.set(serverFiles.changes, JSON.stringify(changes));
}
