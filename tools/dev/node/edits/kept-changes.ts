import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentHash } from '../../../model/content-hash.ts';
import { ignoreRefusal, readKept, writeKept } from '../../../model/disk-cache.ts';
import { projectRoot } from '../../../model/schemas.ts';
import type { UnsavedChange } from '../../protocol/edits.ts';

const cacheFolder = join(projectRoot, 'node_modules/.cache/unsaved');

/** What is kept of a change: what is asked for and in which words, not what comes of it. */
type KeptChange = Pick<UnsavedChange, 'sentence' | 'request'>;

/** The file in which the unsaved changes of a site's folder outlast the editing server. */
export const keptChangesFile = (root: string): string =>
  join(cacheFolder, `${contentHash(resolve(root))}.json`);

/** The changes that were unsaved when the server ended, as if none had been tried yet. */
export async function readKeptChanges(file: string): Promise<UnsavedChange[]> {
  const bytes = await readKept(file);
  const kept = bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as KeptChange[]) : [];
  return kept.map(({ sentence, request }, index) => ({
    ...{ id: `${index + 1}`, sentence, request },
    ...{ isLeftOut: false, conflicts: [] },
  }));
}

/** Keeps the unsaved changes in place of those before, where the disk can be written. */
export async function keepChanges(file: string, changes: readonly UnsavedChange[]): Promise<void> {
  const kept = changes.map(({ sentence, request }): KeptChange => ({ sentence, request }));
  const done =
    kept.length > 0
      ? writeKept(file, new TextEncoder().encode(JSON.stringify(kept)))
      : rm(file, { force: true });
  await done.catch(ignoreRefusal);
}
