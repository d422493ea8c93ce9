import { useEffect, useMemo, useRef } from 'react';
import type { PanelSubject } from '../../protocol/panel.ts';
import type { NoticeTexts } from '../server-notice.ts';
import type { FieldPath } from './field-path.ts';
import { FormPreview } from './form-preview.tsx';
import { useHeldField } from './held-field.ts';
import { PageLinks } from './page-links.tsx';
import { filled, type PanelContext } from './panel-context.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelSession } from './panel-session.ts';
import type { PanelState } from './panel-state.ts';
import { PartLinks } from './part-links.tsx';
import { errorsAtFields } from './problem-errors.ts';
import { SearchPreview } from './search-preview.tsx';
import { SearchedForm } from './searched-form.tsx';

type Props = {
  state: PanelState;
  session: PanelSession;
  openPart: PanelContext['openPart'];
  /** What is searched for at first among the texts of the interface. */
  search: string;
  words: NoticeTexts;
  /** The way to the field at which it opens, if to any. */
  way: FieldPath;
  makeForm: (onMade: (name: string) => void) => void;
  close: () => void;
};

/** The panel: what is edited and where, its fields, and what became of the last change. */
export function Panel(props: Props) {
  const { state, session, openPart, makeForm, search, words, way, close } = props;
  const { subject, parts, texts, choices, notices, draft, problems } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = subject ? shownLanguage(subject, words.language) : '';
  const context = useMemo(
    () => subject && { subject, texts, choices, notices, words, shown, way, openPart, makeForm },
    [subject, texts, choices, notices, words, shown, way, openPart, makeForm],
  );
  const { held, handlers, isHeld } = useHeldField();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held says whether it is
  const placed = useMemo(
    () => subject && errorsAtFields(subject, draft, problems, texts, isHeld),
    [subject, draft, problems, texts, held],
  );
  const Fields = subject?.part === 'messages' ? SearchedForm : PanelForm;
  return (
    <>
      <div className="head">
        <h2 ref={heading} tabIndex={-1} id="panel-name">
          {subjectName(state)}
        </h2>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      {context && subject?.part.startsWith('form/') && <FormPreview context={context} />}
      <div className="content" {...handlers}>
        {subject?.part && (
          <PartLinks
            {...{ parts, texts, openPart }}
            shown={subject.part}
            makeForm={() => makeForm((name) => openPart(`form/${name}`))}
          />
        )}
        {!subject && <p className="note">{texts.gone}</p>}
        {subject && subject.missing.length > 0 && (
          <p className="note">
            {filled(texts.missingIn, { languages: subject.missing.join(', ') })}
          </p>
        )}
        {subject && subject.sharedBy.length > 0 && (
          <p className="note">
            {filled(subject.part ? texts.shownOn : texts.sharedBy, {
              pages: subject.sharedBy.join(', '),
            })}
          </p>
        )}
        {placed?.others.map(({ message, hint, location: place }) => (
          <p className="errors" role="alert" key={place + message}>
            {`${message} ${hint}`}
          </p>
        ))}
        <p className="status" role="status">
          {statusOf(state, placed)}
        </p>
        {context && !subject?.section && !subject?.part && (
          <SearchPreview context={context} draft={draft} />
        )}
        {context && (
          <Fields
            context={context}
            search={search}
            draft={draft}
            errors={placed?.errors}
            onChange={session.change}
          />
        )}
        {subject?.links && (
          <PageLinks links={subject.links} address={subject.address} {...{ texts, words }} />
        )}
      </div>
    </>
  );
}

/** What became of the last change. What is refused is said once its field shows it. */
function statusOf(
  { texts, notice, refusal, other }: PanelState,
  placed: ReturnType<typeof errorsAtFields> | undefined,
): string {
  if (refusal) return refusal;
  if (notice !== 'refused') return notice ? filled(texts[notice], { current: other }) : '';
  if (placed && placed.count > 0) return filled(texts.refusedFields, { count: placed.count });
  return placed && placed.others.length > 0 ? texts.refused : '';
}

/** What is edited, in people's words. */
function subjectName({ subject, parts, texts }: PanelState): string {
  if (subject?.part) return parts.find(({ name }) => name === subject.part)?.title ?? '';
  return subject?.section
    ? `${subject.typeTitle} – ${filled(texts.section, { section: subject.section })}`
    : texts.openPage;
}

/**
 * The language of the page on the screen, of a form that of the tools; or the first that there is.
 */
function shownLanguage({ languages, part }: PanelSubject, tools: string): string {
  const code = part.startsWith('form/') ? tools : document.documentElement.lang.slice(0, 2);
  return (languages.find((language) => language.code === code) ?? languages[0])?.code ?? '';
}
