import { css } from '@emotion/react';
import type { Mockup } from '../../generated/types.ts';
import { color, font } from '../../theme/tokens.ts';
import { drawn } from '../arrivals.ts';

/** A ring filled to the score, with the number and its name inside. Drawn for a dark ground. */
export default function Ring({
  score = 0,
  percent,
  scoreLabel,
}: Pick<Mockup, 'score' | 'percent' | 'scoreLabel'>) {
  return (
    <div css={styles.root}>
      <svg
        css={styles.ring}
        viewBox="0 0 144 144"
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
      >
        <circle cx="72" cy="72" r="66" stroke={color('brand-700')} />
        {score > 0 && (
          <circle
            css={drawn}
            cx="72"
            cy="72"
            r="66"
            stroke={color('brand-300')}
            pathLength="100"
            strokeDasharray={`${score} 100`}
            transform="rotate(-90 72 72)"
          />
        )}
      </svg>
      <div css={styles.text}>
        <div css={styles.score}>
          {score}
          {percent && <small css={styles.percent}>%</small>}
        </div>
        <div css={styles.label}>{scoreLabel}</div>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    placeItems: 'center',
    width: '8.5rem',
    flex: 'none',
    '& > *': { gridArea: '1 / 1' },
  }),
  ring: css({ display: 'block', width: '100%' }),
  text: css({ maxWidth: '5.75rem', textAlign: 'center' }),
  score: css({
    color: color('white'),
    font: `700 2.375rem/1 ${font.heading}`,
    letterSpacing: '-0.02em',
  }),
  percent: css({ fontSize: '1.5rem' }),
  label: css({
    marginTop: 2,
    color: color('brand-200'),
    fontSize: '0.75rem',
    lineHeight: 1.2,
  }),
};
