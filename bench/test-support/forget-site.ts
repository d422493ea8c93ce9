import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../tools/model/content-hash.ts';
import { pagesFolder, serverFolder } from '../../tools/model/server-data.ts';
import { recordsFolder } from '../../tools/pipeline/site-record.ts';

/**
 * Has nothing be left of a site's builds and checks, as where it never was: bundles and pictures
 * stay.
 */
export async function forgetSite(root: string): Promise<void> {
  for (const folder of [pagesFolder, serverFolder])
    await rm(join(root, folder), { recursive: true, force: true });
  const records = (await readdir(recordsFolder)).filter((name) =>
    name.startsWith(`${contentHash(root)}.`),
  );
  for (const name of records) await rm(join(recordsFolder, name));
}
