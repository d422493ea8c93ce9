import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, shadow } from '../../../theme/tokens.ts';
import Person from '../person.tsx';
import QrCode from '../qr-code.tsx';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/**
 * A sheet with what is prescribed, by whom, and its signature; in the patient's hand, also the code
 * that a pharmacy reads.
 */
export default function Prescription(mockup: Mockup) {
  const { device, people, figure, figureLabel, tiles, action } = mockup;
  const [signer] = people;
  return (
    <>
      <div css={[parts.surface, parts.stack]}>
        {signer && <Person {...signer} />}
        <TileRows tiles={tiles} more={styles.plain} />
        <div css={[parts.apart, styles.signature]}>
          <div>
            <div css={parts.value}>{figure}</div>
            <div css={parts.label}>{figureLabel}</div>
          </div>
          {device !== 'dashboard' && <QrCode />}
        </div>
      </div>
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  plain: css({ '&& > *': { padding: '8px 0', boxShadow: 'none', borderRadius: 0 } }),
  signature: css({
    margin: '4px -12px -12px',
    padding: 12,
    borderRadius: '0 0 16px 16px',
    background: color('brand-50'),
    boxShadow: shadow.line,
    color: color('brand-700'),
  }),
};
