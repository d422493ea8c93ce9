import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeWithUs } from './left-behind.ts';

/**
 * Does something in a folder of its own, which goes afterwards, also where the process ends before.
 * @param prefix what its name begins with
 * @param parent where it is made
 */
export async function withTemporaryFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  const folder = await mkdtemp(join(parent, prefix));
  const hasGone = removeWithUs(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    hasGone();
  }
}
