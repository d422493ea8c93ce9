import { useEffect, useRef, useState } from 'react';
import type { ShownForm } from '../../protocol/panel.ts';
import { askServer } from '../ask-server.ts';
import { type FormFrame, openFormFrame } from './form-frame.tsx';
import type { PanelContext } from './panel-context.ts';
import { sheetBelow } from './panel-style.ts';

/** A form as visitors see it while it is edited, also where it stands on no page yet. */
export function FormPreview({ context }: { context: PanelContext }) {
  const { subject, texts, shown } = context;
  const [isOpen, setOpen] = useState(() => innerWidth >= sheetBelow);
  const [language, setLanguage] = useState(shown);
  return (
    <section className="preview" aria-label={texts.formPreview}>
      <div className="bar">
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.formPreview}
        </button>
        {isOpen &&
          subject.languages.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              aria-label={name}
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
      </div>
      {isOpen && (
        <Frame
          name={subject.part.slice('form/'.length)}
          language={language}
          title={texts.formPreview}
        />
      )}
    </section>
  );
}

/** The form in a frame, which is read again whenever the site has changed. */
function Frame({ name, language, title }: { name: string; language: string; title: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  const opened = useRef<FormFrame>(undefined);
  useEffect(() => {
    opened.current = element.current ? openFormFrame(element.current, title) : undefined;
    return () => opened.current?.end();
  }, [title]);
  useEffect(() => {
    let isLatest = true;
    const query = new URLSearchParams({ name, language });
    const read = async () => {
      const answer = (await askServer(`/__edit/shown-form?${query}`)) as ShownForm | undefined;
      if (isLatest && answer?.page) await opened.current?.show(answer);
    };
    const update = () => void read().catch(console.error);
    update();
    import.meta.hot?.on('site:update', update);
    return () => {
      isLatest = false;
      import.meta.hot?.off('site:update', update);
    };
  }, [name, language]);
  return <iframe ref={element} title={title} />;
}
