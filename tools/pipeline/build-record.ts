import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../model/content-hash.ts';
import { readKept, trimDiskCache, writeKept } from '../model/disk-cache.ts';
import { ignoreCodes } from '../model/ignore-codes.ts';
import type { Problem } from '../model/problem.ts';
import type { NextChange } from '../model/publishing.ts';
import { projectRoot } from '../model/schemas.ts';
import type { SiteFiles } from '../model/site.ts';
import { codeHash } from './bundle/cached-bundle.mjs';
import type { HtmlSummary } from './verify/read-html.ts';
import { listFolders } from './write/list-folders.ts';

/** The last build of each site, by the hash of the site's folder. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/builds');
const recordFile = (root: string) => join(cacheFolder, `${contentHash(root)}.json`);

/** A file that a build made, and may take over as long as it is made of the same. */
export type KeptFile = { madeOf: string; digest: string; summary?: KeptSummary };

/** What was read of a page, as JSON. */
export type KeptSummary = {
  [Key in keyof HtmlSummary]: HtmlSummary[Key] extends ReadonlySet<string>
    ? string[]
    : HtmlSummary[Key];
};

/** What a build that ended well has left behind: another of the same code may begin with it. */
export type BuildRecord = {
  /** The code that built, as one hash. */
  code: string;
  /** The site's files, and the year, as one hash. */
  site: string;
  /** When the same pages are out as then, in ms since 1970; null where there is no end to it. */
  period: { from: number | null; until: number | null };
  /** What was in the folders that it wrote, as `listFolders` tells. */
  listing: string;
  result: {
    problems: Problem[];
    pages: number;
    bytes: number;
    nextChange?: NextChange;
    changesLeft?: number;
  };
  /** By path within the site's folder. */
  files: Record<string, KeptFile>;
};

/** The code of the whole tool and of the pages, as one hash. @param place as of `codeHash` */
export const hashOfCode = (place?: string): string =>
  codeHash(['src', 'server', 'schemas', 'tools', 'docs/json-format.md', ...configuration], place);

const configuration = ['vite.config.ts', 'package-lock.json'];

/** Everything that a site's pages are made of, beside the code, as one hash. */
export async function hashOfSite({ json, publicFiles }: SiteFiles, year: number): Promise<string> {
  const hash = createHash('sha256').update(`${year}`);
  const add = (name: string, content: Uint8Array) =>
    hash.update(`\n${JSON.stringify(name)} ${content.length}\n`).update(content);
  const byName = <T>(files: ReadonlyMap<string, T>) =>
    [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, content] of byName(json)) add(name, content);
  for (const [name, read] of byName(publicFiles)) add(name, await read());
  return hash.digest('base64url');
}

/** What the last build of a site has left, where the same code made it. */
export async function readRecord(root: string, code: string): Promise<BuildRecord | undefined> {
  const bytes = await readKept(recordFile(root));
  const record = bytes && (JSON.parse(Buffer.from(bytes).toString()) as BuildRecord);
  return record?.code === code ? record : undefined;
}

/**
 * Where nothing may be written beside the caches the next build begins anew, and nothing is lost.
 */
export const writeRecord = (root: string, record: BuildRecord): Promise<void> =>
  writeKept(recordFile(root), Buffer.from(JSON.stringify(record)))
    .then(() => trimDiskCache(cacheFolder))
    .catch(ignoreCodes('EACCES', 'EPERM', 'EROFS', 'ENOSPC'));

/**
 * Whether a build would write what is there: it was made of the same, and nobody has touched it.
 */
export function isCurrent(
  { site, listing, period }: BuildRecord,
  madeOf: string,
  instant: number,
  folders: string[],
): boolean {
  const { from, until } = period;
  if (instant < (from ?? -Infinity) || instant >= (until ?? Infinity)) return false;
  try {
    return site === madeOf && listing === listFolders(folders);
  } catch (cause) {
    return ignoreCodes('ENOENT', 'ENOTDIR')(cause as NodeJS.ErrnoException) ?? false;
  }
}

/**
 * A file that the last build made of the same, unless somebody has changed it since.
 * @param path within the site's folder
 */
export async function findKept(
  root: string,
  files: BuildRecord['files'],
  path: string,
  madeOf: string,
): Promise<string | undefined> {
  const kept = files[path];
  if (kept?.madeOf !== madeOf) return undefined;
  const text = await readFile(join(root, path), 'utf8').catch(ignoreCodes('ENOENT', 'ENOTDIR'));
  return text !== undefined && contentHash(text) === kept.digest ? text : undefined;
}
