import { contextOf, type PanelFieldProps } from './panel-context.ts';

type Props = {
  props: PanelFieldProps;
  language: { code: string; name: string };
  /** What the text that it names says. */
  text: string;
  write: (text: string) => void;
};

/** A text of the interface that a field names, in one language; it can get other words there. */
export function NamedText({ props, language, text, write }: Props) {
  const { texts } = contextOf(props);
  const title = `${props.schema.title}, ${language.name}`;
  return (
    <div className="named" role="group" aria-label={title}>
      <span className="language">
        {language.name}
        <em>{texts.sharedText}</em>
      </span>
      <p lang={language.code}>{text}</p>
      <button
        type="button"
        className="add"
        aria-label={`${texts.ownWords}: ${title}`}
        onClick={() => write(text)}
      >
        {texts.ownWords}
      </button>
    </div>
  );
}

/** Where a text of the interface shows, and the way to it: who changes it does so everywhere. */
export function NamedTextUse({ props, name }: Pick<Props, 'props'> & { name: string }) {
  const { subject, texts, openPart } = contextOf(props);
  return (
    <p className="help named-use">
      {subject.namedTexts[name]?.note}{' '}
      <button type="button" onClick={() => openPart('messages', name.slice(1))}>
        {texts.changeShared}
      </button>
    </p>
  );
}
