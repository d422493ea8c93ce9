import {
  type ChangedFile,
  committedAmong,
  currentBranch,
  GitError,
  isMainBranch,
} from '../../../editing/git.ts';
import { commitFiles, isAuthorKnown, isBranch } from '../../../editing/git-commit.ts';
import { uncommittedContent } from '../../../editing/uncommitted-content.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { publicAddress } from '../../../model/file-paths.ts';
import type { CommitRequest } from '../../protocol/commit.ts';
import type { EditAnswer } from '../../protocol/edits.ts';
import { type CommitContent, commitWords } from './commit-words.ts';

/** What a commit is made of; the site, as it is shown, names the pictures that go along. */
export type CommitSubject = CommitContent & {
  /** The files that the save writes. */
  files: string[];
};

/** A branch's name that git and every file system take, and that is no option. */
const branchPattern = /^[a-z0-9]+([._-][a-z0-9]+)*(\/[a-z0-9]+([._-][a-z0-9]+)*)*$/;

/**
 * Why nothing can be committed, before anything is written: nothing to commit, no words, a branch
 * that cannot be called so or is there already, no git, nobody whose commit it would be.
 */
export async function commitRefusal(
  root: string,
  { site, files }: CommitSubject,
  { message, branch }: CommitRequest,
  language: ToolLanguage,
): Promise<string | undefined> {
  const t = createTranslator(language);
  if (message?.trim() === '') return t('edit.noMessage');
  if (branch !== undefined && !branchPattern.test(branch)) return t('edit.branchName', { branch });
  try {
    if (files.length === 0 && (await uncommittedContent(root, site)).length === 0)
      return t('edit.nothingToCommit');
    if (!(await isAuthorKnown(root))) return t('edit.noAuthor');
    return branch !== undefined && (await isBranch(root, branch))
      ? t('edit.branchTaken', { branch })
      : undefined;
  } catch (cause) {
    if (cause instanceof GitError) return t('edit.noGit', { reason: cause.message });
    throw cause;
  }
}

/**
 * Commits the site's content as it is on disk, and nothing else, with the person's words, or else
 * those that are proposed. Nothing is pushed.
 * @returns the commit's name, its branch and whether the published site is made from that, or what
 *   git said against it
 */
export async function commitSave(
  root: string,
  subject: CommitSubject,
  { message, branch }: CommitRequest,
  language: ToolLanguage,
): Promise<EditAnswer> {
  const t = createTranslator(language);
  try {
    const files = await uncommittedContent(root, subject.site, subject.files);
    if (files.length === 0) return { outcome: 'refused', message: t('edit.sameAsCommitted') };
    const words = message ?? (await commitMessage(root, subject, files, language));
    const commit = await commitFiles(root, files, words, branch);
    const present = await currentBranch(root);
    const isOnMain = await isMainBranch(root, present);
    return { outcome: 'done', problems: [], commit, branch: present, isOnMain };
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    return { outcome: 'refused', message: t('edit.notCommitted', { reason: cause.message }) };
  }
}

/** The words that are proposed for a commit of files. @throws GitError */
export async function commitMessage(
  root: string,
  subject: CommitSubject,
  files: string[],
  language: ToolLanguage,
): Promise<string> {
  const committed = await committedAmong(root, files);
  const { json, publicFiles } = subject.content;
  const changed = files.map((file): ChangedFile => {
    const address = publicAddress(file);
    const isThere = address === undefined ? json.has(file) : publicFiles.has(address);
    const status = !committed.has(file) ? 'added' : isThere ? 'changed' : 'removed';
    return { file, status };
  });
  return commitWords(changed, subject, language);
}
