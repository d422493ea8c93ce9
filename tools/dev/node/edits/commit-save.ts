import { GitError } from '../../../editing/git.ts';
import { commitFiles, isAuthorKnown, isBranch } from '../../../editing/git-commit.ts';
import { uncommittedContent } from '../../../editing/uncommitted-content.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { Site } from '../../../model/site.ts';
import type { CommitRequest } from '../../protocol/commit.ts';
import type { EditAnswer } from '../../protocol/edits.ts';

/** What a commit is made of. */
export type CommitSubject = {
  /** As it is shown: it names the pictures that go along. */
  site: Site | undefined;
  /** What was changed, in people's words, saved or not. */
  sentences: string[];
  /** The files that the save writes. */
  files: string[];
};

/** A branch's name that git and every file system take, and that is no option. */
const branchPattern = /^[a-z0-9]+([._-][a-z0-9]+)*(\/[a-z0-9]+([._-][a-z0-9]+)*)*$/;

/** Lines of a commit's message are no longer. */
const lineLength = 72;

/**
 * Why nothing can be committed, before anything is written: nothing to commit, no words, a branch
 * that cannot be called so or is there already, no git, nobody whose commit it would be.
 */
export async function commitRefusal(
  root: string,
  { site, files }: Omit<CommitSubject, 'sentences'>,
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
 * the sentences of the changes. Nothing is pushed.
 * @returns the commit's name, or what git said against it
 */
export async function commitSave(
  root: string,
  { site, sentences, files: written }: CommitSubject,
  { message, branch }: CommitRequest,
  language: ToolLanguage,
): Promise<EditAnswer> {
  const t = createTranslator(language);
  try {
    const files = await uncommittedContent(root, site, written);
    if (files.length === 0) return { outcome: 'refused', message: t('edit.sameAsCommitted') };
    const words = message ?? commitMessage(sentences, files, language);
    const commit = await commitFiles(root, files, words, branch);
    return { outcome: 'done', problems: [], commit };
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    return { outcome: 'refused', message: t('edit.notCommitted', { reason: cause.message }) };
  }
}

/**
 * One change is the subject itself, if it is short; of several, each has a line. Where nobody knows
 * what was changed, the files have.
 */
export function commitMessage(
  sentences: string[],
  files: string[],
  language: ToolLanguage,
): string {
  const [first = ''] = sentences;
  if (sentences.length === 1 && first.length <= lineLength) return first;
  const t = createTranslator(language);
  const subject =
    sentences.length > 0
      ? t('edit.commitSubject', { count: sentences.length })
      : t('edit.commitFiles', { count: files.length });
  const lines = sentences.length > 0 ? sentences : files;
  return [subject, '', ...lines.map((line) => `- ${line}`)].join('\n');
}
