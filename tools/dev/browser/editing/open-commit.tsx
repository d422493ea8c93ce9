import type { CommitAnswer, CommitRequest } from '../../protocol/commit.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import { askServer } from '../ask-server.ts';
import { withServerNotice } from '../server-notice.ts';

/**
 * Opens the dialog in which the changes are saved and committed. It is loaded when this is done
 * first.
 * @param commit saves and commits, and says why it cannot be, or nothing
 */
export const openCommit = (
  messages: PreviewMessages,
  commit: (request: CommitRequest) => Promise<string>,
): Promise<unknown> =>
  withServerNotice(async () => {
    const [answer, { showDialog }, { CommitDialog }] = await Promise.all([
      askServer('/__edit/commit') as Promise<CommitAnswer>,
      import('../rail/show-dialog.tsx'),
      import('./commit-dialog.tsx'),
    ]);
    const { language } = messages;
    showDialog({ name: 'edit-commit', language, label: answer.texts.title }, (close) => (
      <CommitDialog answer={answer} commit={commit} close={close} />
    ));
  }, messages);
