import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import type { SectionPlace } from '../../protocol/edits.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import type { RailAnswer } from '../../protocol/rail.ts';
import { type ItemAction, RailItem } from './rail-item.tsx';
import type { RailState } from './rail-session.ts';

type Props = {
  answer: RailAnswer;
  messages: PreviewMessages;
  /** What became of the last thing that was done, for who does not see it. */
  said: string;
  focus: RailState['focus'];
  /** Whether who opened it goes there. */
  takesFocus: boolean;
  act: (action: ItemAction, id: string, focus?: string) => void;
  drop: (id: string, place: SectionPlace) => void;
  add: () => void;
  newPage: () => void;
  close: () => void;
};

/** The sections of the page, which are opened, dragged and changed here. */
export function Rail({ answer, messages, said, focus, takesFocus, ...props }: Props) {
  const { act, drop, add, newPage, close } = props;
  const { sections, texts } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // An item that goes elsewhere in the list loses the focus.
  useEffect(() => {
    const [, id = ''] = focus.name.split(' ');
    const found = [focus.name, `open ${id}`]
      .map((name) => list.current?.querySelector<HTMLElement>(`[data-focus="${name}"]:enabled`))
      .find(Boolean);
    found?.focus();
  }, [focus]);
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const target = location.current.dropTargets[0]?.data;
          if (!target) return;
          const neighbour = String(target.section);
          const place = target.edge === 'before' ? { before: neighbour } : { after: neighbour };
          dropped.current(String(source.data.section), place);
        },
      }),
    [],
  );
  return (
    <>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <p>{texts.hint}</p>
      <p className="said" role="status">
        {said}
      </p>
      <ol ref={list}>
        {sections.map((section, index) => (
          <RailItem
            key={section.id}
            section={section}
            index={index}
            isLast={index === sections.length - 1}
            texts={texts}
            words={messages.edit}
            act={act}
          />
        ))}
      </ol>
      <div className="foot">
        <button type="button" onClick={add}>
          {`+ ${texts.add}`}
        </button>
        <button type="button" onClick={newPage}>
          {`+ ${messages.edit.newPage}`}
        </button>
      </div>
    </>
  );
}
