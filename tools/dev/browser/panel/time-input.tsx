import { type InputHTMLAttributes, useRef, useState } from 'react';
import { withoutZone, withZone, zoneOf } from '../../protocol/zoned-time.ts';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> & {
  time: string;
  write: (time: string) => void;
};

/**
 * A day and an hour, from the browser's own calendar, in the zone that is shown beside them. A time
 * of which a part is missing is written again before it counts, and stays as it was where the field
 * is left so; an empty field removes it.
 */
export function TimeInput({ time, write, ...attributes }: Props) {
  const [isPartial, setPartial] = useState(false);
  const zone = useRef('');
  zone.current = zoneOf(time) || zone.current;
  return (
    <span className="time">
      <input
        {...attributes}
        type="datetime-local"
        value={isPartial ? '' : withoutZone(time)}
        onChange={({ target }) => {
          const lacksPart = target.value === '' && target.validity.badInput;
          setPartial(lacksPart);
          if (!lacksPart) write(withZone(target.value, zone.current));
        }}
        onBlur={({ target }) => {
          if (!isPartial) return;
          setPartial(false);
          // The browser tells nothing of the last part that goes.
          if (!target.validity.badInput) write('');
        }}
      />
      {isPartial ? zone.current : zoneOf(time)}
    </span>
  );
}
