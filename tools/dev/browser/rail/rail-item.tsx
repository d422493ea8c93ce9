import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import type { EditMessages } from '../../protocol/preview-messages.ts';
import type { RailSection, RailTexts } from '../../protocol/rail.ts';
import { filled } from '../panel/panel-context.ts';

/** What is done with a section of the rail. */
export type ItemAction = 'open' | 'up' | 'down' | 'duplicate' | 'add' | 'remove';

/** Which half of a section a dragged one is over: it goes before it, or after it. */
export type Edge = 'before' | 'after';

type Props = {
  section: RailSection;
  index: number;
  isLast: boolean;
  texts: RailTexts;
  words: EditMessages;
  /** @param focus what has the focus, and is to keep it */
  act: (action: ItemAction, id: string, focus?: string) => void;
};

/** A section in the rail: what it is, its marks, and what can be done to it. */
export function RailItem({ section, index, isLast, texts, words, act }: Props) {
  const { id, name, heading } = section;
  const item = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    const edgeAt = ({ clientY }: { clientY: number }): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'before' : 'after';
    };
    return combine(
      draggable({
        element,
        getInitialData: () => ({ section: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.section !== id,
        getData: ({ input }) => ({ section: id, edge: edgeAt(input) }),
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input)),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    );
  }, [id]);
  const marks = [
    section.isUnwritten && texts.unwritten,
    section.stale.length > 0 && filled(texts.stale, { languages: section.stale.join(', ') }),
    section.missing.length > 0 && filled(texts.missing, { languages: section.missing.join(', ') }),
    section.isShared && texts.shared,
  ].filter((mark) => mark !== false);
  const actions: [ItemAction, string, string, boolean][] = [
    ['up', '↑', words.moveUp, index > 0],
    ['down', '↓', words.moveDown, !isLast],
    ['add', texts.addAfter, texts.addAfter, true],
    ['duplicate', words.duplicate, words.duplicate, true],
    ['remove', words.remove, words.remove, true],
  ];
  return (
    <li
      ref={item}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      onKeyDown={(event) => {
        const step = event.altKey && steps[event.key];
        if (!step) return;
        event.preventDefault();
        act(step, id, (event.target as HTMLElement).dataset.focus);
      }}
    >
      <span className="grip" aria-hidden="true">
        ⠿
      </span>
      <button
        type="button"
        className="open"
        data-focus={`open ${id}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => act('open', id)}
      >
        <b>{`${index + 1} ${name}`}</b>
        <span>{heading || id}</span>
        {marks.map((mark) => (
          <em key={mark}>{mark}</em>
        ))}
      </button>
      <div className="acts">
        {actions.map(([action, sign, label, isEnabled]) => (
          <button
            key={action}
            type="button"
            data-words={sign === label ? undefined : label}
            aria-label={`${label}: ${id}`}
            data-focus={`${action} ${id}`}
            disabled={!isEnabled}
            onClick={() => act(action, id)}
          >
            {sign}
          </button>
        ))}
      </div>
    </li>
  );
}

const steps: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' };
