import type { InputHTMLAttributes } from 'react';
import { withoutZone, withZone, zoneOf } from '../../protocol/zoned-time.ts';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> & {
  time: string;
  write: (time: string) => void;
};

/** A day and an hour, from the browser's own calendar, in the zone that is shown beside them. */
export function TimeInput({ time, write, ...attributes }: Props) {
  return (
    <span className="time">
      <input
        {...attributes}
        type="datetime-local"
        value={withoutZone(time)}
        onChange={({ target }) => write(withZone(target.value, time))}
      />
      {zoneOf(time)}
    </span>
  );
}
