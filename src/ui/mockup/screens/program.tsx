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
      <div css={[parts.bold, styles.head]}>
        <div css={parts.figure}>{figure}</div>
        <div css={[parts.soft, styles.label]}>{figureLabel}</div>
        {share !== undefined && <div css={barFilledTo(share)} />}
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

/** What is given to the screens of steps that are done, of which the last one stands out. */
export const quietHead = css({
  '--head': color('brand-100'),
  '--head-ink': color('brand-900'),
  '--head-soft': color('brand-800'),
  '--head-rest': color('brand-200'),
});

const barFilledTo = (share: number) =>
  css({
    height: 6,
    marginTop: 12,
    borderRadius: 3,
    background:
      `linear-gradient(90deg, var(--head-ink, ${color('white')}) ${share}%, ` +
      `var(--head-rest, ${color('brand-500')}) 0)`,
  });

const styles = {
  head: css({
    background: `var(--head, linear-gradient(${color('brand-700')}, ${color('brand-900')}))`,
    color: `var(--head-ink, ${color('white')})`,
  }),
  label: css({ color: `var(--head-soft, ${color('brand-100')})` }),
};
