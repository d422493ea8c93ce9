import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, font, radius } from '../../../theme/tokens.ts';
import Portrait from '../portrait.tsx';
import { parts } from './parts.ts';

/** A face in the camera's frame, and what the camera reads of it. Fills its device. */
export default function Scan({ people, figure, figureLabel, tiles }: Mockup) {
  const [person] = people;
  return (
    <div css={styles.room}>
      <div css={styles.view}>
        {person && <Portrait portrait={person.portrait} look={styles.face} />}
        <svg css={styles.frame} viewBox="0 0 100 100" fill="none" strokeLinecap="round">
          <path
            d="M8 24V14a6 6 0 0 1 6-6h10M76 8h10a6 6 0 0 1 6 6v10M92 76v10a6 6 0 0 1-6 6H76M24 92H14a6 6 0 0 1-6-6V76"
            stroke={color('ipe')}
            strokeWidth="3"
          />
          <path d="M4 52h92" stroke={color('brand-600')} strokeDasharray="0 3.5" strokeWidth="2" />
        </svg>
        <span css={styles.state}>{figure}</span>
      </div>
      <div css={styles.sheet}>
        <div css={parts.label}>{figureLabel}</div>
        <div css={styles.grid}>
          {tiles.map(({ value, label }) => (
            <div key={label}>
              <div css={parts.value}>{value}</div>
              <div css={parts.label}>{label}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const styles = {
  room: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    background: `linear-gradient(${color('brand-50')}, ${color('brand-200')})`,
  }),
  view: css({ position: 'relative', flex: 1, minHeight: '16rem' }),
  face: css({ position: 'absolute', inset: '2.5rem 0 0', width: '100%', height: '100%' }),
  frame: css({ position: 'absolute', inset: '2.5rem 14% auto', width: '72%' }),
  state: css({
    position: 'absolute',
    bottom: 28,
    left: '50%',
    translate: '-50%',
    padding: '6px 14px',
    borderRadius: radius.pill,
    background: color('brand-900'),
    color: color('white'),
    font: `600 0.8125rem/1.25 ${font.body}`,
    whiteSpace: 'nowrap',
  }),
  sheet: css({
    position: 'relative',
    display: 'grid',
    gap: 10,
    marginTop: -16,
    padding: '16px 18px 22px',
    borderRadius: 24,
    background: color('white'),
  }),
  grid: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px 14px' }),
};
