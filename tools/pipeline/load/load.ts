import { lstatSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileKindOf, publicAddress } from '../../model/file-paths.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relative-path.ts';
import type { LeftOut, SiteFiles } from '../../model/site.ts';
import { ifThere, listFiles, maxFileBytes } from './list-files.ts';
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
 * The same files with one of them read anew, or without it where it is gone.
 * @returns what it was given, where nothing has changed
 * @throws where the file is there and cannot be read
 */
export async function reload(files: SiteFiles, root: string, path: string): Promise<SiteFiles> {
  if (basename(path).startsWith('.')) return files;
  const file = relativePath(root, path);
  const entry = readEntry(path, file);
  const former = files.json.get(file);
  const isLeftOut = files.leftOut?.has(file) ?? false;
  if (publicAddress(file) === undefined && !isLeftOut) {
    if (!entry && !former) return files;
    if (entry && 'bytes' in entry && former && Buffer.from(former).equals(entry.bytes))
      return files;
  }
  const changed = {
    ...files,
    json: new Map(files.json),
    publicFiles: new Map(files.publicFiles),
    leftOut: new Map(files.leftOut),
  };
  put(changed, file, entry);
  if (!entry === !former || fileKindOf(file)?.schema !== 'page') return changed;
  return { ...changed, removedPages: await readRemovedPages(root) };
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
