import { type FormEvent, useState } from 'react';
import type { EditAnswer, ValueEdit } from '../../protocol/edits.ts';
import type { PageLinks as Links } from '../../protocol/panel.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import { saidBy } from '../editing/edit-client.ts';
import { askForPanel } from '../panel-work.ts';
import { type NoticeTexts, withServerNotice } from '../server-notice.ts';
import { filled } from './panel-context.ts';

type Props = {
  links: Links;
  texts: PanelTexts;
  words: NoticeTexts;
  /** The address of the page on the screen, to which a new redirect leads. */
  address: string;
};

/** Where a page is named: its entries in the menus of the header, and the redirects to it. */
export function PageLinks({ links, texts, words, address }: Props) {
  const [refusal, setRefusal] = useState('');
  const send = async (edits: ValueEdit[]): Promise<boolean> => {
    const ask = () => askForPanel('/__edit/values', { edits }) as Promise<EditAnswer>;
    const answer = await withServerNotice(ask, words);
    if (!answer) return false;
    setRefusal(answer.outcome === 'conflict' ? texts.conflict : saidBy(answer));
    return answer.outcome === 'done';
  };
  const redirect = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const from = String(new FormData(form).get('from') ?? '').trim();
    const value = { from: `/${from.replace(/^\/+/, '')}`, to: address };
    if (from && (await send([{ ...links.newRedirect, value, item: 'added' }]))) form.reset();
  };
  return (
    <>
      {refusal && (
        <p className="errors" role="alert">
          {refusal}
        </p>
      )}
      <fieldset>
        <legend>{texts.menus}</legend>
        {links.menus.map(({ label, entry, add, remove }) => (
          <p key={label}>
            {entry !== undefined && <span>{`${label} › ${entry} `}</span>}
            {remove.length > 0 && (
              <button
                type="button"
                aria-label={`${texts.remove}: ${label}`}
                onClick={() => void send(remove)}
              >
                {texts.remove}
              </button>
            )}
            {add.length > 0 && (
              <button type="button" className="add" onClick={() => void send(add)}>
                {`+ ${filled(texts.addToMenu, { menu: label })}`}
              </button>
            )}
          </p>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.redirects}</legend>
        {links.redirects.map(({ from, to, remove }) => (
          <p key={from}>
            {`${from} → ${to} `}
            <button
              type="button"
              aria-label={`${texts.remove}: ${from}`}
              onClick={() => void send(remove)}
            >
              {texts.remove}
            </button>
          </p>
        ))}
        <form onSubmit={(event) => void redirect(event)}>
          <label>
            {filled(texts.redirectFrom, { address })}
            <input name="from" autoComplete="off" />
          </label>
          <button type="submit" className="add">{`+ ${texts.addRedirect}`}</button>
        </form>
      </fieldset>
    </>
  );
}
