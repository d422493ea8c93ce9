import type { FieldNotice } from '../../protocol/panel.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';

type Props = {
  /** Of the field, and what it is called. */
  id: string;
  name: string;
  notices: FieldNotice[];
  texts: PanelTexts;
  /** Writes what is meant in the text's place. */
  replace: (meant: string) => void;
};

/** What is to be said of a text below its field; one button does what leaves no doubt. */
export function FieldNotices({ id, name, notices, texts, replace }: Props) {
  if (notices.length === 0) return null;
  const meant = notices.find(({ replacement }) => replacement !== undefined)?.replacement;
  return (
    <div className="notices">
      <div id={`${id}-notices`}>
        {notices.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {meant !== undefined && (
        <button
          type="button"
          aria-label={`${texts.replace}: ${name}`}
          title={meant}
          onClick={() => replace(meant)}
        >
          {texts.replace}
        </button>
      )}
    </div>
  );
}
