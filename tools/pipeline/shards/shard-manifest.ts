import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import type { BuildResult } from '../build-result.ts';
import type { SiteLists } from '../render/site-lists.ts';
import type { ShardPage } from './shard-links.ts';
import type { Share } from './share.ts';

/** What a shard says of itself, in its folder beside the two with its files. */
export const manifestFile = 'shard.json';
export const shardFolders = { pages: 'dist', server: 'server' };

/** Of a shard that another version of the tool wrote, nothing else is read. */
const format = 1;

/** The site at a moment, as far as a share made it. */
export type ShardState = {
  /** In ms since 1970. */
  instant: number;
  /** The digest of each file, by address; the lists of all pages are left out. */
  files: Record<string, string>;
  lists: SiteLists;
  /** Where each of the listed pages stands among all. */
  order: number[];
  /** By file. */
  pages: Record<string, ShardPage>;
};

export type ShardManifest = {
  format: typeof format;
  share: Share;
  /** All that a build is made of, as one hash: code, site, year, and which pages are out. */
  inputs: string;
  result: Pick<BuildResult, 'pages' | 'nextChange' | 'changesLeft'>;
  /** The site now, and at each of its coming changes. */
  states: ShardState[];
  /** The digest of each file for the server, by its path there, but for those of the changes. */
  server: Record<string, string>;
};

export const manifestText = (manifest: Omit<ShardManifest, 'format'>): string =>
  JSON.stringify({ format, ...manifest } satisfies ShardManifest);

/** The manifest of a shard's folder; undefined where it is none of this version. */
export async function readManifest(folder: string): Promise<ShardManifest | undefined> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(
    ignoreCodes('ENOENT', 'ENOTDIR'),
  );
  if (text === undefined) return undefined;
  try {
    const manifest = JSON.parse(text) as ShardManifest;
    return manifest.format === format ? manifest : undefined;
  } catch {
    return undefined;
  }
}
