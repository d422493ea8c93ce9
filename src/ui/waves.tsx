import { css } from '@emotion/react';
import { onSheet } from '../lib/drawing-addresses.ts';
import { usePage } from '../state/page-context.ts';
import { color, media } from '../theme/tokens.ts';

/**
 * Thin lines of the sheet of drawings that flow along the foot of a dark band. The band is the
 * positioned box, and its content stands above them.
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
      <use href={onSheet(usePage().shell.drawings, 'waves')} />
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
  // The foot of a band that has no ground is too low for lines that flow.
  [media.print]: { display: 'none' },
});
