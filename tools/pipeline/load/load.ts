import { lstatSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileKindOf, publicAddress } from '../../model/file-paths.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relative-path.ts';
import type { LeftOut, SiteFiles } from '../../model/site.ts';
import { ifThere, isHiddenPath, listFiles, maxFileBytes } from './list-files.ts';
import { readRemovedPages } from './removed-pages.ts';

/** What a site's folder has under a name: a file that is read, at once or later, or left out. */
type Entry =
  | { bytes: Uint8Array }
  | { read: () => Promise<Uint8Array> }
  | { leftOut: LeftOut }
  | undefined;

/**
 * Reads a site's folder: every file of pages-config and translations, and the names of its public
 * files.
 * @param root the site's folder
 * @throws where the folder, or a file in it, cannot be read
 */
export async function load(root: string): Promise<SiteFiles> {
  const removedPages = await readRemovedPages(root);
  return { ...loadSome(root, listFiles(root)), ...(removedPages && { removedPages }) };
}

/**
 * What a report shows of a site's files: those that problems are in. Where a problem could be fixed
 * it is all, as a fix is tried before it is offered.
 * @returns nothing where there are no problems
 */
export async function loadTold(root: string, problems: Problem[]): Promise<{ files?: SiteFiles }> {
  if (problems.length === 0) return {};
  if (problems.some(({ edit }) => edit)) return { files: await load(root) };
  return { files: loadSome(root, [...new Set(problems.map(({ file }) => file))]) };
}

/** The same with some of the files only. @param names within the site's folder */
export function loadSome(root: string, names: string[]): SiteFiles {
  const files = { json: new Map(), publicFiles: new Map(), leftOut: new Map() };
  for (const file of names) put(files, file, readEntry(join(root, file), file));
  return files;
}

/**
 * The same files with some of them read anew, or without those that are gone.
 * @param paths as the system names them
 * @returns the files, those that were given where nothing has changed; and why some could not be
 *   read, though they are there: those are as before
 * @throws GitError where pages are there or gone, and git cannot say what was removed
 */
export async function reload(
  files: SiteFiles,
  root: string,
  paths: Iterable<string>,
): Promise<{ files: SiteFiles; failures: Error[] }> {
  const entries = new Map<string, Entry>();
  const failures: Error[] = [];
  for (const path of paths) {
    const file = relativePath(root, path);
    if (isHiddenPath(file)) continue;
    try {
      const entry = readEntry(path, file);
      if (differs(files, file, entry)) entries.set(file, entry);
    } catch (cause) {
      failures.push(cause as Error);
    }
  }
  if (entries.size === 0) return { files, failures };
  const changed = {
    ...files,
    json: new Map(files.json),
    publicFiles: new Map(files.publicFiles),
    leftOut: new Map(files.leftOut),
  };
  for (const [file, entry] of entries) put(changed, file, entry);
  const hasOtherPages = [...entries].some(
    ([file, entry]) => !entry === files.json.has(file) && fileKindOf(file)?.schema === 'page',
  );
  const removedPages = hasOtherPages ? await readRemovedPages(root) : files.removedPages;
  return { files: { ...changed, removedPages }, failures };
}

/** Whether a name has something else now; of public files, which are read later, nobody knows. */
function differs({ json, leftOut }: SiteFiles, file: string, entry: Entry): boolean {
  if (publicAddress(file) !== undefined || leftOut?.has(file)) return true;
  const former = json.get(file);
  return entry && 'bytes' in entry && former
    ? !Buffer.from(former).equals(entry.bytes)
    : entry !== former;
}

/** At once, since to wait for thousands of small files is five times the work of reading them. */
function readEntry(path: string, file: string): Entry {
  const stats = ifThere(() => lstatSync(path));
  if (stats?.isSymbolicLink()) return { leftOut: { reason: 'symbolic-link' } };
  if (!stats?.isFile()) return undefined;
  if (stats.size > maxFileBytes) return { leftOut: { reason: 'too-large', bytes: stats.size } };
  if (publicAddress(file) !== undefined) return { read: () => readFile(path) };
  const bytes = ifThere(() => readFileSync(path));
  return bytes && { bytes };
}

/** Puts what is under a name in the place of what was there. */
function put(
  {
    json,
    publicFiles,
    leftOut,
  }: Pick<SiteFiles, 'json' | 'publicFiles'> & { leftOut: Map<string, LeftOut> },
  file: string,
  entry: Entry,
): void {
  const address = publicAddress(file);
  json.delete(file);
  if (address !== undefined) publicFiles.delete(address);
  leftOut.delete(file);
  if (!entry) return;
  if ('bytes' in entry) json.set(file, entry.bytes);
  else if ('leftOut' in entry) leftOut.set(file, entry.leftOut);
  else if (address !== undefined) publicFiles.set(address, entry.read);
}
