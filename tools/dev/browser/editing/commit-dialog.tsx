import type { CommitAnswer, CommitRequest } from '../../protocol/commit.ts';
import { DialogForm } from '../dialog-form.tsx';
import { CommitPlace } from './commit-place.tsx';

type Props = {
  answer: CommitAnswer;
  noServer: string;
  /** Saves and commits. @returns why it cannot be; nothing where it was done */
  commit: (request: CommitRequest) => Promise<string>;
  close: () => void;
};

/** How the changes are committed: with which words, and on which branch. */
export function CommitDialog({ answer: { offer, texts }, noServer, commit, close }: Props) {
  const send = async (read: (name: string) => string) => {
    const branch = read('place') === 'fresh' ? { branch: read('branch').trim() } : {};
    const refusal = await commit({ commit: true, message: read('message').trim(), ...branch });
    if (refusal === '') close();
    return refusal;
  };
  return (
    <DialogForm
      title={texts.title}
      closeLabel={texts.close}
      noServer={noServer}
      close={close}
      refusal={offer.refusal}
      send={send}
    >
      <p>{texts.explanation}</p>
      {offer.refusal === undefined && (
        <>
          <label>
            {texts.message}
            <textarea
              name="message"
              rows={8}
              defaultValue={offer.message}
              aria-describedby="message-help"
            />
          </label>
          <p id="message-help">{texts.messageHelp}</p>
          <CommitPlace offer={offer} texts={texts} />
          {offer.uncommitted.length > 0 && (
            <div className="others">
              <p>{texts.others.replace('{count}', String(offer.uncommitted.length))}</p>
              <ul>
                {offer.uncommitted.map((file) => (
                  <li key={file}>{file}</li>
                ))}
              </ul>
            </div>
          )}
          <button type="submit" className="primary">
            {texts.send}
          </button>
        </>
      )}
    </DialogForm>
  );
}
