import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, radius } from '../../../theme/tokens.ts';
import Person from '../person.tsx';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** Whom to see, the days, of which the second is chosen, and its free hours. */
export default function Booking({ people, columns, tiles, action }: Mockup) {
  const [person] = people;
  return (
    <>
      {person && (
        <div css={parts.surface}>
          <Person {...person} />
        </div>
      )}
      <div css={styles.days}>
        {columns.map((day, index) => (
          <span key={day} css={[styles.day, index === 1 && styles.chosen]}>
            {day}
          </span>
        ))}
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  days: css({ display: 'flex', gap: 6 }),
  day: css({
    flex: 1,
    padding: '8px 2px',
    borderRadius: radius.tile,
    background: color('sand-100'),
    color: color('body'),
    fontSize: '0.75rem',
    lineHeight: 1.3,
    fontWeight: 600,
    textAlign: 'center',
    wordSpacing: '100vw',
  }),
  chosen: css({ background: color('brand-600'), color: color('white') }),
};
