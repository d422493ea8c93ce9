import { css } from '@emotion/react';

/** The pulse line, the brand's motif. As wide as its box, in the colour of the text. */
export default function Pulse() {
  return (
    <svg
      css={styles}
      viewBox="0 0 44 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 12h10l5-10 8 18 5-11 2 3h12" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const styles = css({ display: 'block', width: '100%', height: 'auto' });
