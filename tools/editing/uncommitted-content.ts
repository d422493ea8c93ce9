import {
  fileKindOf,
  publicAddress,
  publicFile,
  siteFile,
  siteFolders,
} from '../model/file-paths.ts';
import type { Site } from '../model/site.ts';
import { git } from './git.ts';
import { uncommittedAt } from './git-commit.ts';

/** What names public files: a site as it is, or nothing where none could be read yet. */
type NamingSite = Pick<Site, 'references' | 'files'> | undefined;

/**
 * What a commit of a site takes: its content that differs from the last commit, and of new public
 * files those that the content names, without which its clones would lack them. What somebody
 * staged stays theirs, unless it is such a file or one of those that are written now.
 * @param written files that are in it whatever else holds
 * @throws GitError
 */
export async function uncommittedContent(
  root: string,
  site: NamingSite,
  written: string[] = [],
): Promise<string[]> {
  const [named, own] = [new Set(namedFiles(site)), new Set(written)];
  const found = await uncommittedAt(root, [...siteFolders]);
  const taken = found.filter(({ file, isNew, isStaged }) => {
    if (own.has(file)) return true;
    if (publicAddress(file) !== undefined) return isNew ? named.has(file) : !isStaged;
    return !isStaged && (file === siteFile || fileKindOf(file) !== undefined);
  });
  return taken.map(({ file }) => file);
}

/**
 * How many files of a site's folders wait for a commit: those that one in the editor takes, and
 * what somebody staged. New public files that no page names do not.
 * @throws GitError
 */
export async function countUncommitted(root: string, site: NamingSite): Promise<number> {
  const named = new Set(namedFiles(site));
  const found = await uncommittedAt(root, [...siteFolders]);
  return found.filter(
    ({ file, isNew, isStaged }) =>
      publicAddress(file) === undefined || !isNew || isStaged || named.has(file),
  ).length;
}

/**
 * The public files that a site names and git does not have, ignored ones among them.
 * @throws GitError
 */
export async function filesUnknownToGit(root: string, site: NamingSite): Promise<string[]> {
  const known = new Set((await git(root, 'ls-files', '-z', '--', 'public')).split('\0'));
  return namedFiles(site).filter((file) => !known.has(file));
}

/** The public files that a site's content names. */
const namedFiles = (site: NamingSite): string[] => [
  ...new Set(
    site?.references.flatMap(({ value }) =>
      site.files.publicFiles.has(value) ? publicFile(value) : [],
    ),
  ),
];
