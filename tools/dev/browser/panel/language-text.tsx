import { useRef } from 'react';
import { missingPlaceholders } from '../../protocol/missing-placeholders.ts';
import type { FieldNotice } from '../../protocol/panel.ts';
import { FieldNotices } from './field-notices.tsx';
import { NamedText } from './named-text.tsx';
import { contextOf, filled, namedText, type PanelFieldProps } from './panel-context.ts';
import { TimeInput } from './time-input.tsx';

type Props = {
  props: PanelFieldProps;
  language: { code: string; name: string };
  text: string | undefined;
  /** What is to be said of it: that it is missing, or behind its original. */
  mark: string;
  /** What is wrong in this language alone. */
  errors: string[];
  /** What else is to be said of it. */
  notices: FieldNotice[];
  write: (text: string) => void;
};

/** A text in one language. Of what the code fills in, that which it lacks can be put in again. */
export function LanguageText({ props, language, text, mark, errors, notices, write }: Props) {
  const { schema, fieldPathId } = props;
  const { texts, subject, choices } = contextOf(props);
  const named = namedText(subject, text ?? '', language.code);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = `${fieldPathId.$id}-${language.code}`;
  const isInvalid = errors.length > 0;
  const lacking = missingPlaceholders(text, schema.placeholders ?? []);
  const putIn = (name: string) => {
    const end = text?.length ?? 0;
    const place = field.current?.selectionEnd ?? end;
    write(`${text?.slice(0, place) ?? ''}{${name}}${text?.slice(place) ?? ''}`);
    field.current?.focus();
  };
  if (named !== undefined) return <NamedText {...{ props, language, text: named, write }} />;
  const described = [isInvalid && `${id}-errors`, notices.length > 0 && `${id}-notices`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    'aria-label': `${schema.title}, ${language.name}`,
    'aria-invalid': isInvalid,
    'aria-describedby': described || undefined,
  };
  return (
    <div>
      <label htmlFor={id}>
        <span className="language">
          {language.name}
          {mark && <em>{mark}</em>}
          {schema.maxLength !== undefined && (
            <span className="count">
              {text?.length ?? 0} / {schema.maxLength}
            </span>
          )}
        </span>
        {schema.isTime ? (
          <TimeInput {...shared} time={text ?? ''} write={write} />
        ) : (
          <textarea
            ref={field}
            {...shared}
            lang={language.code}
            rows={schema.isLong ? 3 : 1}
            value={text ?? ''}
            onFocus={({ target }) => text?.startsWith(choices.mark) && target.select()}
            onKeyDown={(event) => event.key === 'Enter' && !schema.isLong && event.preventDefault()}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </label>
      {lacking.map((name) => (
        <button key={name} type="button" className="add" onClick={() => putIn(name)}>
          {`+ {${name}}: ${filled(texts.putIn, { language: language.name })}`}
        </button>
      ))}
      <FieldNotices
        {...{ id, notices, texts }}
        name={shared['aria-label']}
        replace={(meant) => {
          write(meant);
          field.current?.focus();
        }}
      />
      {isInvalid && (
        <div className="errors" id={`${id}-errors`} role="alert">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </div>
  );
}
