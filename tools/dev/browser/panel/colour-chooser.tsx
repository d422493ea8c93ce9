import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { contextOf } from './panel-context.ts';

/** An angle of colour in degrees, with the colour that it gives; without one the site's counts. */
export function ColourChooser({ props, id, value, choose }: ChooserProps<number>) {
  const { texts } = contextOf(props);
  const { minimum, maximum } = props.schema;
  const shared = { min: minimum, max: maximum, ...problemAttributes(props) };
  return (
    <div className="colour">
      <span
        className="swatch"
        style={{ background: value === undefined ? 'none' : `oklch(0.545 0.125 ${value})` }}
      />
      <input
        {...shared}
        type="range"
        aria-labelledby={`${id}-label`}
        value={value ?? 0}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <input
        {...shared}
        id={id}
        type="number"
        value={value ?? ''}
        onChange={({ target }) => choose(target.value === '' ? undefined : target.valueAsNumber)}
      />
      {!props.required && value !== undefined && (
        <button type="button" onClick={() => choose(undefined)}>
          {texts.none}
        </button>
      )}
    </div>
  );
}
