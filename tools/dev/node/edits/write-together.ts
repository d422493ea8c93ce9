import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoreCodes } from '../../../model/ignore-codes.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { changedFiles } from '../changed-files.ts';
import { isOwnFile } from '../own-file.ts';

/** A file of a site that is to say something else: as it is on disk, and as it is to be. */
export type FileChange = { file: string; before?: string; after?: string };

/** What a save is to write stands here until all of it is written. */
const journalName = '.unfinished-save.json';

/**
 * Writes files of a site all or none, also where the process ends between two of them: first all
 * that is to be written goes into one journal, and a save that has its journal is completed at the
 * next start. Where one cannot be written, those before it say again what they said.
 * @param root the site's folder
 * @returns whether all were written: what somebody else has written meanwhile stays
 * @throws where the disk refuses, with the file's `path`
 */
export async function writeTogether(root: string, changes: FileChange[]): Promise<boolean> {
  const journal = join(root, journalName);
  for (const { file } of changes)
    if (!(await isOwnFile(root, file))) throw new Error(`${file} is no file of this site`);
  const written: FileChange[] = [];
  let path = journal;
  try {
    await replaceFile(journal, JSON.stringify(changes));
    for (const change of changes) {
      path = join(root, change.file);
      if (!(await isAsBefore(root, change))) return false;
    }
    for (const change of changes) {
      path = join(root, change.file);
      if (await writeChange(root, change)) written.push(change);
      else return await takeBack(root, written);
    }
    return true;
  } catch (cause) {
    await takeBack(root, written);
    // The error's own path is that of the hidden file, or it has none.
    throw Object.assign(cause as Error, { path });
  } finally {
    // The next start must not complete a save that is over.
    await rm(journal, { force: true });
  }
}

/** Writes again what files said before, as far as the disk allows. @returns that none is written */
async function takeBack(root: string, written: FileChange[]): Promise<false> {
  for (const { file, before, after } of written)
    await writeChange(root, { file, before: after, after: before }).catch(console.error);
  return false;
}

/**
 * Completes a save that was interrupted. A file that says neither what it said before that save nor
 * what it was to say was changed by somebody since, and stays as it is. So does what is no file of
 * the site: who sends a folder may send a journal with it.
 * @returns whether there was one
 */
export async function completeSave(root: string): Promise<boolean> {
  const journal = join(root, journalName);
  await rm(partOf(journal), { force: true });
  const text = await readFile(journal, 'utf8').catch(ignoreCodes('ENOENT'));
  if (text === undefined) return false;
  for (const change of JSON.parse(text) as FileChange[])
    if (await isOwnFile(root, change.file)) await writeChange(root, change);
  await rm(journal);
  return true;
}

const isAsBefore = async (root: string, { file, before }: FileChange): Promise<boolean> =>
  (await readFile(join(root, file), 'utf8').catch(ignoreCodes('ENOENT'))) === before;

/** @returns whether the file said what it was to say before */
async function writeChange(root: string, change: FileChange): Promise<boolean> {
  if (!(await isAsBefore(root, change))) return false;
  const path = join(root, change.file);
  if (change.after === undefined) await rm(path, { force: true });
  else await replaceFile(path, change.after);
  return true;
}

/** Puts a text in the place of a file, whole and on the disk, or not at all. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    const part = await open(partOf(path), 'w');
    try {
      await part.writeFile(text);
      await part.sync();
    } finally {
      await part.close();
    }
    await rename(partOf(path), path);
  } catch (cause) {
    await rm(partOf(path), { force: true }).catch(() => undefined);
    throw cause;
  }
}

/** What a file is called until it is whole: hidden, so that nobody takes it for one of the site. */
const partOf = (path: string) => join(dirname(path), `.${basename(path)}.part`);

/** What the files say that say something else than on disk. */
export function changesOf(disk: SiteFiles, now: SiteFiles): FileChange[] {
  const decode = (bytes: Uint8Array | undefined) =>
    bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return changedFiles(disk, now).map((file) => ({
    file,
    before: decode(disk.json.get(file)),
    after: decode(now.json.get(file)),
  }));
}
