import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../tools/model/content-hash.ts';
import { ignoreCodes } from '../../tools/model/ignore-codes.ts';
import { pagesFolder, serverFolder } from '../../tools/model/server-data.ts';
import { recordsFolder } from '../../tools/pipeline/site-record.ts';

/**
 * Has nothing be left of a site's builds and checks, as where it never was: bundles and pictures
 * stay.
 */
export async function forgetSite(root: string): Promise<void> {
  for (const folder of [pagesFolder, serverFolder])
    await rm(join(root, folder), { recursive: true, force: true });
  // Nothing is kept yet where nothing was ever built.
  for (const name of (await readdir(recordsFolder).catch(ignoreCodes('ENOENT'))) ?? [])
    if (name.startsWith(`${contentHash(root)}.`)) await rm(join(recordsFolder, name));
}
