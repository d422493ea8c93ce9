import type { CommitRequest } from '../../protocol/commit.ts';
import type {
  EditAnswer,
  FormEdit,
  SectionEdit,
  UnsavedChange,
  ValueEdit,
} from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import type { EditMessages } from '../../protocol/preview-messages.ts';

/** Sends a change to the editing server. @throws where it does not answer */
async function post(name: string, body: object): Promise<EditAnswer> {
  const response = await fetch(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<EditAnswer>;
}

/** What can be asked of the editing server; each answer says what became of it. */
export const editServer = {
  changes: async (): Promise<UnsavedChange[]> => (await fetch('/__edit/changes')).json(),
  values: (edits: ValueEdit[]): Promise<EditAnswer> => post('values', { edits }),
  section: (edit: SectionEdit): Promise<EditAnswer> => post('section', edit),
  page: (page: PageEdit): Promise<EditAnswer> => post('page', page),
  form: (form: FormEdit): Promise<EditAnswer> => post('form', form),
  undo: (change: string): Promise<EditAnswer> => post('undo', { change }),
  keepMine: (change: string): Promise<EditAnswer> => post('keep-mine', { change }),
  save: (commit: CommitRequest = {}): Promise<EditAnswer> => post('save', commit),
  discard: (): Promise<EditAnswer> => post('discard', {}),
};

/** What an answer says to the person; nothing where all went well. */
export function saidBy(answer: EditAnswer): string {
  if (answer.outcome === 'invalid')
    return answer.problems.map(({ message, hint }) => `${message} ${hint}`).join('\n');
  return answer.outcome === 'refused' ? answer.message : '';
}

/** What is said once a commit is made: how it is sent, or that on its branch it must not be. */
export function saidOfCommit(words: EditMessages, answer: EditAnswer): string {
  if (answer.outcome !== 'done') return '';
  const { commit = '', branch = '', isOnMain } = answer;
  const text = isOnMain ? words.committedOnMain : words.committed;
  return text.replace('{commit}', commit).replace('{branch}', branch);
}
