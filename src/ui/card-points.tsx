import { css } from '@emotion/react';
import { surfaceColor } from '../theme/surfaces.ts';
import { type } from '../theme/tokens.ts';
import Icon from './icon.tsx';

/** What a card has, ticked off: nothing where it has none. */
export default function CardPoints({ points }: { points: string[] }) {
  return (
    points.length > 0 && (
      <ul css={styles.points}>
        {points.map((point) => (
          <li key={point} css={styles.point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
    )
  );
}

const styles = {
  points: css({ display: 'grid', gap: '0.5rem', marginTop: '0.5rem' }),
  point: css({
    ...type.note,
    display: 'flex',
    gap: '0.5rem',
    '& > svg': { flex: 'none', marginTop: '0.15em', color: surfaceColor('figure') },
  }),
};
