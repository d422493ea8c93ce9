import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import QrCode from '../qr-code.tsx';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** What is to be paid, and by which means; the marked one is chosen. */
export default function Payment({ figure, figureLabel, tiles, action }: Mockup) {
  return (
    <>
      <div css={[parts.surface, parts.apart, styles.amount]}>
        <div>
          <div css={parts.label}>{figureLabel}</div>
          <div css={[parts.figure, styles.figure]}>{figure}</div>
        </div>
        <span css={styles.code}>
          <QrCode />
        </span>
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  amount: css({ paddingBlock: 18 }),
  figure: css({ color: color('ink') }),
  code: css({ display: 'grid', color: color('brand-700') }),
};
