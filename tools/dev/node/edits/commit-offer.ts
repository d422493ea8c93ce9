import { currentBranch, GitError, isMainBranch } from '../../../editing/git.ts';
import { isBranch } from '../../../editing/git-commit.ts';
import { uncommittedContent } from '../../../editing/uncommitted-content.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import type { Site } from '../../../model/site.ts';
import type { CommitOffer } from '../../protocol/commit.ts';
import { type CommitSubject, commitMessage, commitRefusal } from './commit-save.ts';

/**
 * What a commit would be: its words, the present branch, a name for a new one, and the files on
 * disk that it would take along; or why none can be.
 * @param files those that a save would write
 */
export async function commitOffer(
  root: string,
  subject: CommitSubject,
  language: ToolLanguage,
): Promise<CommitOffer> {
  const { site, files } = subject;
  const refusal = await commitRefusal(root, subject, {}, language);
  if (refusal !== undefined) return { refusal };
  const uncommitted = await uncommittedContent(root, site, files);
  const all = [...new Set([...files, ...uncommitted])];
  const branch = await currentBranch(root);
  return {
    message: await commitMessage(root, subject, all, language),
    branch,
    newBranch: await freeBranch(root, branchFor(all)),
    isMain: await isMainBranch(root, branch),
    uncommitted,
  };
}

/** How many files of a site are in no commit; none outside of a repository, where none waits. */
export const uncommittedCount = (root: string, site: Site | undefined): Promise<number> =>
  uncommittedContent(root, site).then(
    ({ length }) => length,
    (cause) => {
      if (!(cause instanceof GitError)) throw cause;
      return 0;
    },
  );

/** A branch's name after the one page that is changed, or after the day. */
function branchFor(files: string[]): string {
  const routes = files
    .map(fileKindOf)
    .flatMap((kind) => (kind?.schema === 'page' ? kind.route : []));
  const [route, ...others] = new Set(routes);
  return route !== undefined && others.length === 0
    ? `page/${route.replaceAll('/', '-').toLowerCase()}`
    : `edit-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}`;
}

async function freeBranch(root: string, name: string, count = 1): Promise<string> {
  const tried = count === 1 ? name : `${name}-${count}`;
  return (await isBranch(root, tried)) ? freeBranch(root, name, count + 1) : tried;
}
