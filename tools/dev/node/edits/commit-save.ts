import { commitFiles, currentBranch, GitError } from '../../../editing/git.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { EditAnswer, UnsavedChange } from '../../protocol/edits.ts';

/** A branch's name that git and every file system take, and that is no option. */
const branchPattern = /^[a-z0-9]+([._-][a-z0-9]+)*(\/[a-z0-9]+([._-][a-z0-9]+)*)*$/;

/** Lines of a commit's message are no longer. */
const lineLength = 72;

/**
 * Why a save cannot be committed, before anything is written: nothing to save, a branch that cannot
 * be called so, no git.
 */
export async function commitRefusal(
  root: string,
  changes: readonly UnsavedChange[],
  branch: string | undefined,
  language: ToolLanguage,
): Promise<string | undefined> {
  const t = createTranslator(language);
  if (changes.length === 0) return t('edit.nothingToCommit');
  if (branch !== undefined && !branchPattern.test(branch)) return t('edit.branchName', { branch });
  try {
    await currentBranch(root);
    return undefined;
  } catch (cause) {
    if (cause instanceof GitError) return cause.message;
    throw cause;
  }
}

/**
 * Commits the files that were saved, and no others, with the sentences of the changes as message.
 * Nothing is pushed.
 * @returns the commit's name, or what git said against it
 */
export async function commitSave(
  root: string,
  { files, sentences, branch }: { files: string[]; sentences: string[]; branch?: string },
  language: ToolLanguage,
): Promise<EditAnswer> {
  try {
    const commit = await commitFiles(root, files, commitMessage(sentences, language), branch);
    return { outcome: 'done', problems: [], commit };
  } catch (cause) {
    if (cause instanceof GitError) return { outcome: 'refused', message: cause.message };
    throw cause;
  }
}

/** One change is the subject itself, if it is short; of several, each has a line. */
function commitMessage(sentences: string[], language: ToolLanguage): string {
  const [first = ''] = sentences;
  if (sentences.length === 1 && first.length <= lineLength) return first;
  const subject = createTranslator(language)('edit.commitSubject', { count: sentences.length });
  return [subject, '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
}
