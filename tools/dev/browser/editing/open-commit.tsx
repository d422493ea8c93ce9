import type { CommitAnswer, CommitRequest } from '../../protocol/commit.ts';
import type { EditMessages, PreviewMessages } from '../../protocol/preview-messages.ts';
import { askServer } from '../ask-server.ts';
import { flushPanel } from '../panel-work.ts';
import { withServerNotice } from '../server-notice.ts';
import { editServer, saidBy, saidOfCommit } from './edit-client.ts';

/**
 * Opens the dialog in which the changes are saved and committed, which says what is against it. It
 * is loaded when this is done first.
 * @param say tells what became of it
 */
export const openCommit = (
  messages: PreviewMessages,
  say: (text: string) => void,
): Promise<unknown> =>
  withServerNotice(async () => {
    await flushPanel();
    const [answer, { showDialog }, { CommitDialog }] = await Promise.all([
      askServer('/__edit/commit') as Promise<CommitAnswer>,
      import('../rail/show-dialog.tsx'),
      import('./commit-dialog.tsx'),
    ]);
    const { language, noServer, edit } = messages;
    const commit = (request: CommitRequest) => commitChanges(request, edit, say);
    showDialog({ name: 'edit-commit', language, label: answer.texts.title }, (close) => (
      <CommitDialog {...{ answer, noServer, commit, close }} />
    ));
  }, messages);

/** Saves and commits. @returns why it cannot be, or nothing */
async function commitChanges(
  request: CommitRequest,
  words: EditMessages,
  say: (text: string) => void,
): Promise<string> {
  const answer = await editServer.save(request);
  if (answer.outcome === 'conflict') return words.unfit;
  if (answer.outcome !== 'done') return saidBy(answer);
  say(saidOfCommit(words, answer));
  return '';
}
