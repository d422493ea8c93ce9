import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../model/content-hash.ts';
import type { KeptSummary } from './kept-summaries.ts';
import { ifThere } from './load/list-files.ts';

/** A file that a build made, and may take over as long as it is made of the same. */
export type KeptFile = {
  madeOf: string;
  digest: string;
  summary?: KeptSummary;
  /** The address of a page's sheet. */
  sheet?: string;
};

/** By path within the site's folder. */
export type KeptFiles = Record<string, KeptFile>;

/**
 * A file that the last build made of the same, unless somebody has changed it since.
 * @param path within the site's folder
 */
export async function findKept(
  root: string,
  files: KeptFiles,
  path: string,
  madeOf: string,
): Promise<string | undefined> {
  const kept = files[path];
  if (kept?.madeOf !== madeOf) return undefined;
  const text = ifThere(() => readFileSync(join(root, path), 'utf8'));
  return text !== undefined && contentHash(text) === kept.digest ? text : undefined;
}
