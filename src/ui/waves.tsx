import { css } from '@emotion/react';
import { color } from '../theme/tokens.ts';

/**
 * Thin lines that flow along the foot of a dark band. The band is the positioned box, and its
 * content stands above them.
 */
export default function Waves() {
  return (
    <svg
      css={styles}
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          d={
            `M-20 ${128 + row * 24}C180 ${68 + row * 30} 360 ${210 + row * 6} 620 ` +
            `${176 + row * 14}S1080 ${16 + row * 34} 1460 ${92 + row * 22}`
          }
          opacity={0.8 - row * 0.12}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

const styles = css({
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: 'calc(-1 * var(--section-padding))',
  width: '100vw',
  maxWidth: 'none',
  height: 'var(--section-padding)',
  transform: 'translateX(-50%)',
  color: color('brand-700'),
  pointerEvents: 'none',
});
