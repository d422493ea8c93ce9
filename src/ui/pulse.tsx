import { css } from '@emotion/react';

/** The pulse line, the brand's motif. As wide as its box, in the colour of the text. */
export default function Pulse() {
  return (
    <svg css={styles} viewBox="0 0 48 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M2 11h10l4-8 6 15 5-12 3 5h16" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const styles = css({ display: 'block', width: '100%', height: 'auto' });
