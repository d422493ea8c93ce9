import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** How far a program has come, and its steps. */
export default function Program({ figure, figureLabel, tiles, action }: Mockup) {
  const done = tiles.filter(({ marked }) => marked).length;
  return (
    <>
      <div css={parts.bold}>
        <div css={parts.figure}>{figure}</div>
        <div css={parts.soft}>{figureLabel}</div>
        <div css={styles.steps}>
          {tiles.map(({ label }, index) => (
            <i key={label} css={index < done && styles.done} />
          ))}
        </div>
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  steps: css({
    display: 'flex',
    gap: 6,
    margin: '14px 0 4px',
    '& > *': { flex: 1, height: 6, borderRadius: 3, background: color('brand-500') },
  }),
  done: css({ '&&': { background: color('white') } }),
};
