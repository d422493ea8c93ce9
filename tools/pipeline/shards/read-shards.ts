import { join } from 'node:path';
import { hasPlainParts } from '../../model/file-paths.ts';
import { required } from '../../model/required.ts';
import { ShardError } from './shard-error.ts';
import { manifestFile, readManifest, type ShardManifest } from './shard-manifest.ts';

/** A shard that was built: where it is, and what it says of itself. */
export type Shard = ShardManifest & { folder: string };

/**
 * Reads the shards of a site, the first share first.
 * @throws ShardError unless each share of one site, built of the same, is there once
 */
export async function readShards(folders: string[]): Promise<Shard[]> {
  const shards = await Promise.all(folders.map(readShard));
  const [first] = shards;
  const byIndex = new Map<number, Shard>();
  for (const shard of shards) {
    const { folder, share, inputs } = shard;
    const one = required(first, 'shard');
    if (share.count !== one.share.count)
      throw new ShardError({ reason: 'otherCount', one: nameOf(one), other: nameOf(shard) });
    if (inputs !== one.inputs)
      throw new ShardError({ reason: 'otherInputs', one: nameOf(one), other: nameOf(shard) });
    const same = byIndex.get(share.index);
    if (same)
      throw new ShardError({
        reason: 'twice',
        share: `${share.index}/${share.count}`,
        one: same.folder,
        other: folder,
      });
    byIndex.set(share.index, shard);
  }
  const count = first?.share.count ?? 0;
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const missing = all.filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw new ShardError({
      reason: 'missing',
      shares: missing.map((index) => `${index}/${count}`).join(', '),
      count,
      number: missing.length,
    });
  return all.map((index) => required(byIndex.get(index), `shard ${index}`));
}

async function readShard(folder: string): Promise<Shard> {
  const manifest = await readManifest(folder);
  if (!manifest) throw new ShardError({ reason: 'unknown', folder });
  if (!namesOwnFiles(manifest))
    throw new ShardError({ reason: 'damaged', file: join(folder, manifestFile) });
  return { ...manifest, folder };
}

/** A manifest could name files of the machine that are no business of a shard's. */
const namesOwnFiles = ({ states, server }: ShardManifest): boolean =>
  Object.keys(server).every(hasPlainParts) &&
  states.every(
    ({ instant, files }) =>
      Number.isFinite(instant) &&
      Object.keys(files).every((file) => file.startsWith('/') && hasPlainParts(file.slice(1))),
  );

const nameOf = ({ folder, share: { index, count } }: Shard) => `${index}/${count} (${folder})`;
