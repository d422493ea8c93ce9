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
        <svg css={styles.steps} viewBox={`0 0 ${tiles.length * 10} 4`} strokeLinecap="round">
          {tiles.map(({ label }, index) => (
            <path
              key={label}
              d={`M${index * 10 + 1.5} 2h7`}
              stroke={color(index < done ? 'ipe' : 'brand-500')}
            />
          ))}
        </svg>
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  steps: css({ display: 'block', width: '100%', height: 24, marginTop: 4 }),
};
