import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import { shareIn } from '../share-in.ts';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** How far a program has come, as a bar where its figure says "3 of 8", and its steps. */
export default function Program({ figure = '', figureLabel, tiles, action }: Mockup) {
  const share = shareIn(figure);
  return (
    <>
      <div css={parts.bold}>
        <div css={parts.figure}>{figure}</div>
        <div css={parts.soft}>{figureLabel}</div>
        {share !== undefined && <div css={barFilledTo(share)} />}
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const barFilledTo = (share: number) =>
  css({
    height: 6,
    marginTop: 12,
    borderRadius: 3,
    background: `linear-gradient(90deg, ${color('white')} ${share}%, ${color('brand-500')} 0)`,
  });
