import { type KeyboardEvent, useRef, useState } from 'react';
import type { ReadyItem } from '../../protocol/panel-schema.ts';

type Props = {
  /** What the button says that opens the choice. */
  label: string;
  items: ReadyItem[];
  add: (item: ReadyItem) => void;
};

/** A button that opens what is ready to be added to a list, in groups. Escape closes it. */
export function ReadyMenu({ label, items, add }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const groups = Map.groupBy(items, ({ group }) => group);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (item: ReadyItem) => {
    setOpen(false);
    add(item);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its buttons
    <div className="ready" onKeyDown={closeOnEscape}>
      <button
        ref={opener}
        type="button"
        className="add"
        data-focus="add"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        + {label}
      </button>
      {isOpen &&
        [...groups].map(([group, ready]) => (
          <div key={group} role="group" aria-label={group}>
            <p className="help" aria-hidden="true">
              {group}
            </p>
            {ready.map((item) => (
              <button key={item.title} type="button" onClick={() => choose(item)}>
                {item.title}
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}
