import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import Portrait from '../portrait.tsx';
import { parts } from './parts.ts';

/** A face in the camera's frame, and what the camera reads of it. Fills its device. */
export default function Scan({ device, people, figure, figureLabel, tiles }: Mockup) {
  const [person] = people;
  const isBare = device === 'bare';
  return (
    <div css={styles.room}>
      <div css={styles.view}>
        {person && <Portrait portrait={person.portrait} look={styles.face} />}
        <svg
          css={styles.face}
          viewBox="0 0 200 200"
          preserveAspectRatio="xMidYMax slice"
          fill="none"
          strokeLinecap="round"
          strokeWidth="4"
          stroke={color('brand-600')}
        >
          <path d="M52 46V34q0-10 10-10h12M126 24h12q10 0 10 10v12" />
          <path d="M148 124v12q0 10-10 10h-12M74 146H62q-10 0-10-10v-12" />
          <path
            d="M48 71h104"
            stroke={color('brand-500')}
            strokeDasharray="0 5"
            strokeWidth="2.5"
          />
        </svg>
        <span css={styles.state}>{figure}</span>
      </div>
      <div css={[styles.sheet, isBare && styles.apart]}>
        <div css={parts.label}>{figureLabel}</div>
        <div css={[styles.grid, isBare && styles.wide]}>
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
  // Whole where the view is low, and cut at its sides where it is high.
  face: css({
    position: 'absolute',
    bottom: 0,
    left: '50%',
    translate: '-50%',
    height: 'calc(100% - 2rem)',
    maxWidth: '100%',
    aspectRatio: '1',
  }),
  state: css({
    position: 'absolute',
    bottom: 30,
    left: '50%',
    translate: '-50%',
    padding: '6px 14px',
    borderRadius: radius.pill,
    background: color('brand-900'),
    color: color('white'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.25,
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
  // Where no device cuts it, a card on the picture.
  apart: css({ margin: '-16px 16px 16px' }),
  grid: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px 14px' }),
  wide: css({ [media.from(640)]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
};
