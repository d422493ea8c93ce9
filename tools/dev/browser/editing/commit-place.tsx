import { useState } from 'react';
import type { CommitAnswer, CommitOffer } from '../../protocol/commit.ts';

type Props = {
  offer: Exclude<CommitOffer, { refusal: string }>;
  texts: CommitAnswer['texts'];
};

/**
 * On which branch a commit goes: the present one, or a new one, which is proposed where the
 * published site is made from the present one.
 */
export function CommitPlace({ offer: { branch, newBranch, isMain }, texts }: Props) {
  const [isFresh, setFresh] = useState(isMain || branch === '');
  const present = (isMain ? texts.presentMain : texts.present).replace('{branch}', branch);
  return (
    <fieldset>
      <legend>{texts.place}</legend>
      {branch !== '' && (
        <label className="choice">
          <input
            type="radio"
            name="place"
            value="present"
            checked={!isFresh}
            onChange={() => setFresh(false)}
          />
          {present}
        </label>
      )}
      <label className="choice">
        <input
          type="radio"
          name="place"
          value="fresh"
          checked={isFresh}
          onChange={() => setFresh(true)}
        />
        {texts.fresh}
      </label>
      {isFresh && (
        <>
          <label>
            {texts.branch}
            <input
              name="branch"
              defaultValue={newBranch}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="branch-help"
            />
          </label>
          <p id="branch-help">{texts.branchHelp}</p>
        </>
      )}
    </fieldset>
  );
}
