import { contextOf, type PanelFieldProps } from './panel-context.ts';
import { pointerTo } from './pointer-to.ts';

/** A text in all its languages, side by side; those that lack it or are behind say so. */
export function TextField(props: PanelFieldProps) {
  const { schema, fieldPathId, onChange, rawErrors, required } = props;
  const formData = textsOf(props.formData);
  const { subject, texts } = contextOf(props);
  const { $id: id, path } = fieldPathId;
  const pointer = pointerTo(path);
  const hasText = Object.values(formData).some(Boolean);
  const write = (language: string, text: string) => {
    const isKept = text !== '' || required || schema.minLength === undefined;
    const { [language]: _former, ...others } = formData;
    const next = isKept ? { ...others, [language]: text } : others;
    onChange(Object.keys(next).length > 0 ? next : undefined, path);
  };
  return (
    <div className="languages" role="group" aria-labelledby={`${id}-label`}>
      {subject.versions.map(({ language, name }) => {
        const text = formData[language];
        const isStale = subject.stale.some(
          (each) => each.language === language && each.pointer === pointer,
        );
        const mark = isStale ? texts.stale : hasText && text === undefined ? texts.missing : '';
        return (
          <label key={language}>
            <span className="language">
              {name}
              {mark && <em>{mark}</em>}
              {schema.maxLength !== undefined && (
                <span className="count">
                  {text?.length ?? 0} / {schema.maxLength}
                </span>
              )}
            </span>
            <textarea
              id={`${id}-${language}`}
              lang={language}
              rows={schema.isLong ? 3 : 1}
              value={text ?? ''}
              aria-label={`${schema.title}, ${name}`}
              aria-invalid={Boolean(rawErrors?.length)}
              aria-describedby={rawErrors?.length ? `${id}-errors` : undefined}
              onKeyDown={(event) =>
                event.key === 'Enter' && !schema.isLong && event.preventDefault()
              }
              onChange={({ target }) => write(language, target.value)}
            />
          </label>
        );
      })}
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
