import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import { changeFolder, pagesFolder } from '../../model/server-data.ts';
import type { StoredContent } from '../../model/stored-content.ts';
import type { SiteOutput } from '../render/render.ts';
import { listFiles, type SiteLists } from '../render/site-lists.ts';
import type { Shard } from './read-shards.ts';
import { ShardError } from './shard-error.ts';
import { type ShardState, shardFolders } from './shard-manifest.ts';

/** The whole site at a moment. */
export type WholeState = {
  instant: number;
  output: SiteOutput;
  lists: SiteLists;
  pages: PageEntries;
};
type PageEntries = [file: string, page: ShardState['pages'][string]][];

/** The site at each of its moments, with the lists of all its pages. */
export function joinStates(shards: Shard[]): Promise<WholeState[]> {
  const outputs = shards.map(outputsOf);
  return Promise.all(
    (shards[0]?.states ?? []).map(async ({ instant, lists }, index) => {
      const states = shards.flatMap(({ states: all }) => all[index] ?? []);
      // Files that several shares have are the same, and so it does not matter whose are taken.
      const output: SiteOutput = new Map(outputs.flatMap((each) => [...(each[index] ?? [])]));
      const whole = { ...lists, pages: inOrder(states) };
      const pages = states.flatMap((state) => Object.entries(state.pages));
      const files = new Set(pages.map(([file]) => file));
      for (const [address, text] of await listFiles(whole, (file) => files.has(file)))
        output.set(address, text);
      return { instant, output, lists: whole, pages };
    }),
  );
}

const inOrder = (states: ShardState[]): SiteLists['pages'] =>
  states
    .flatMap(({ order, lists }) =>
      lists.pages.map((page, index) => ({ page, at: order[index] ?? 0 })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ page }) => page);

/** A shard's files at each moment: what a change left as it was is where it was before. */
function outputsOf({ folder, states }: Shard): Map<string, StoredContent>[] {
  const outputs: Map<string, StoredContent>[] = [];
  for (const { instant, files } of states) {
    const before = outputs.at(-1);
    const within = before
      ? join(shardFolders.server, changeFolder(instant), pagesFolder)
      : shardFolders.pages;
    outputs.push(
      new Map(
        Object.entries(files).map(([address, digest]) => {
          const same = before?.get(address);
          const isSame = same?.digest === digest;
          return [address, isSame ? same : fileOfShard(join(folder, within, address), digest)];
        }),
      ),
    );
  }
  return outputs;
}

/** A file of a shard, which is compared with its digest when it is read. */
export const fileOfShard = (file: string, digest: string): StoredContent => ({
  digest,
  byteLength: 0,
  async read() {
    const content = await readFile(file).catch(ignoreCodes('ENOENT', 'ENOTDIR'));
    if (!content || contentHash(content) !== digest)
      throw new ShardError({ reason: 'damaged', file });
    return content;
  },
});
