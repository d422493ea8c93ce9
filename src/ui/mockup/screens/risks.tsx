import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** Who needs attention, for which sign, and how soon; a summary stands above. */
export default function Risks({ figure, figureLabel, tiles, action }: Mockup) {
  return (
    <>
      <div css={[parts.bold, parts.apart]}>
        <div>
          <div css={parts.figure}>{figure}</div>
          <div css={parts.soft}>{figureLabel}</div>
        </div>
        {action && <div css={[parts.button, styles.action]}>{action}</div>}
      </div>
      <TileRows tiles={tiles} />
    </>
  );
}

const styles = {
  action: css({ margin: 0, background: color('white'), color: color('brand-700') }),
};
