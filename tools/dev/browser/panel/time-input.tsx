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
 * of which a part is missing is written again before it counts: it is removed once the field is
 * left empty, and stays as it was where a part is left.
 */
export function TimeInput({ time, write, ...attributes }: Props) {
  const [isEmptied, setEmptied] = useState(false);
  const zone = useRef('');
  zone.current = zoneOf(time) || zone.current;
  return (
    <span className="time">
      <input
        {...attributes}
        type="datetime-local"
        value={isEmptied ? '' : withoutZone(time)}
        onChange={({ target }) => {
          setEmptied(target.value === '');
          if (target.value !== '') write(withZone(target.value, zone.current));
        }}
        onBlur={({ target }) => {
          if (!isEmptied) return;
          setEmptied(false);
          if (!target.validity.badInput) write('');
        }}
      />
      {isEmptied ? zone.current : zoneOf(time)}
    </span>
  );
}
