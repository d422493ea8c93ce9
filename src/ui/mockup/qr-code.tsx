import { css } from '@emotion/react';
import { onSheet } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';

/** A square code as telephones read them; what it says is nothing. */
export default function QrCode() {
  const { shell } = usePage();
  return (
    <svg css={styles}>
      <use href={onSheet(shell.drawings, 'qr-code-whole')} />
    </svg>
  );
}

const styles = css({ flex: 'none', display: 'block', width: 56, height: 56 });
