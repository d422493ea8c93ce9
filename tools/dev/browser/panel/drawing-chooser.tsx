import { useState } from 'react';
import type { ChooserProps } from './chooser-props.ts';
import { contextOf } from './panel-context.ts';

/** An icon or a drawing, chosen by its picture. */
export function DrawingChooser({ props, id, value, choose }: ChooserProps<string>) {
  const { schema, required } = props;
  const { texts } = contextOf(props);
  const [isOpen, setOpen] = useState(false);
  const isArt = schema.control === 'art';
  const pick = (name: string | undefined) => {
    choose(name);
    setOpen(false);
  };
  return (
    <div className="chooser" data-art={isArt || undefined}>
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        {value && <Drawing name={value} isArt={isArt} />} {value ?? texts.none}
      </button>
      {isOpen && (
        <div className="grid" role="group" aria-labelledby={`${id}-label`}>
          {!required && (
            <button
              type="button"
              aria-pressed={value === undefined}
              onClick={() => pick(undefined)}
            >
              {texts.none}
            </button>
          )}
          {schema.choices?.map(({ value: name }) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              onClick={() => pick(name)}
            >
              <Drawing name={name} isArt={isArt} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Drawing({ name, isArt }: { name: string; isArt: boolean }) {
  return (
    <svg viewBox={isArt ? '0 0 400 200' : '0 0 24 24'} aria-hidden="true">
      <use href={`/__edit/drawings.svg#${isArt ? 'art-' : ''}${name}`} />
    </svg>
  );
}
