import { fieldFocused } from '../editing/show-text.ts';
import { LanguageText } from './language-text.tsx';
import { NamedTextUse } from './named-text.tsx';
import { contextOf, errorsOf, filled, type PanelFieldProps } from './panel-context.ts';
import { pointerTo } from './pointer-to.ts';
import { useSameFigure } from './same-figure.tsx';

/** A text in all its languages, side by side; those that lack it or are behind say so. */
export function TextField(props: PanelFieldProps) {
  const { schema, errorSchema, fieldPathId, onChange, required } = props;
  const formData = textsOf(props.formData);
  const { subject, texts, notices, shown } = contextOf(props);
  const { $id: id, path } = fieldPathId;
  const pointer = pointerTo(path);
  const hasText = Object.values(formData).some(Boolean);
  const figure = useSameFigure(props, formData, (next) => onChange(next, path));
  const write = (language: string, text: string) => {
    const isKept = text !== '' || required || (schema.minLength === undefined && !schema.isTime);
    const written = figure.write(language, text);
    const { [language]: _text, ...others } = written;
    const next = isKept ? written : others;
    onChange(Object.keys(next).length > 0 ? next : undefined, path);
  };
  const markOf = (code: string) => {
    const isStale = subject.stale.some(
      (each) => each.language === code && each.pointer === pointer,
    );
    return isStale ? texts.stale : hasText && formData[code] === undefined ? texts.missing : '';
  };
  const noticesOn = (code: string) =>
    notices.filter(
      (notice) =>
        notice.text === formData[code] &&
        ((notice.language === code && notice.pointer === pointer) ||
          notice.pointer === `${pointer}/${code}`),
    );
  const version = subject.versions.find(({ language }) => language === shown);
  /** The page shows the text that is written, in its own language. */
  const showOnPage = () => {
    const detail = version && { file: version.file, pointer: version.pointer + pointer };
    if (detail) dispatchEvent(new CustomEvent(fieldFocused, { detail }));
  };
  const named = Object.values(formData).find(
    (text) => text.startsWith('@') && subject.namedTexts[text],
  );
  const errorsIn = (code: string) => errorsOf(errorSchema, code)?.__errors ?? [];
  const count = subject.languages.filter(({ code }) => errorsIn(code).length > 0).length;
  return (
    <div role="group" aria-labelledby={`${id}-label`} onFocus={showOnPage} onBlur={figure.end}>
      <div className="languages">
        {subject.languages.map((language) => (
          <LanguageText
            key={language.code}
            props={props}
            language={language}
            text={formData[language.code]}
            mark={markOf(language.code)}
            errors={errorsIn(language.code)}
            notices={noticesOn(language.code)}
            write={(text) => write(language.code, text)}
          />
        ))}
      </div>
      {figure.box}
      {named !== undefined && <NamedTextUse props={props} name={named} />}
      {count > 0 && (
        <p className="faults">{filled(texts.faults, { count, all: subject.languages.length })}</p>
      )}
    </div>
  );
}

/** The languages of a text that are texts. */
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(
      (each): each is [string, string] => typeof each[1] === 'string',
    ),
  );
