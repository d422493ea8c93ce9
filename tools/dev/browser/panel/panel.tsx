import { useEffect, useMemo, useRef } from 'react';
import type { PanelSubject } from '../../protocol/panel.ts';
import { PageLinks } from './page-links.tsx';
import { filled } from './panel-context.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelSession, PanelState } from './panel-session.ts';
import { errorsAtFields } from './problem-errors.ts';
import { SearchPreview } from './search-preview.tsx';

type Props = { state: PanelState; session: PanelSession; close: () => void };

/** The panel: what is edited and where, its fields, and what became of the last change. */
export function Panel({ state, session, close }: Props) {
  const { subject, texts, choices, draft, problems, notice } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = subject ? shownLanguage(subject) : '';
  const context = useMemo(
    () => subject && { subject, texts, choices, shown },
    [subject, texts, choices, shown],
  );
  const placed = useMemo(() => subject && errorsAtFields(subject, problems), [subject, problems]);
  const name = subject?.section
    ? `${filled(texts.section, { section: subject.section })} (${subject.type})`
    : texts.openPage;
  return (
    <>
      <div className="head">
        <h2 ref={heading} tabIndex={-1} id="panel-name">
          {name}
        </h2>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <div className="content">
        {!subject && <p className="note">{texts.gone}</p>}
        {subject && subject.missing.length > 0 && (
          <p className="note">
            {filled(texts.missingIn, { languages: subject.missing.join(', ') })}
          </p>
        )}
        {subject && subject.sharedBy.length > 0 && (
          <p className="note">{filled(texts.sharedBy, { pages: subject.sharedBy.join(', ') })}</p>
        )}
        {placed?.others.map(({ message, hint, location: place }) => (
          <p className="errors" role="alert" key={place + message}>
            {`${message} ${hint}`}
          </p>
        ))}
        <p className="status" role="status">
          {notice && texts[notice]}
        </p>
        {context && !context.subject.section && <SearchPreview context={context} draft={draft} />}
        {context && (
          <PanelForm
            context={context}
            draft={draft}
            errors={placed?.errors}
            onChange={session.change}
          />
        )}
        {subject?.links && (
          <PageLinks links={subject.links} texts={texts} address={subject.address} />
        )}
      </div>
    </>
  );
}

/** The language of the page on the screen, or the first that there is. */
function shownLanguage({ versions }: PanelSubject): string {
  const code = document.documentElement.lang.slice(0, 2);
  return (versions.find(({ language }) => language === code) ?? versions[0])?.language ?? '';
}
