import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, font } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { toneIcon } from '../../tones.ts';
import { smallContainer } from '../container-queries.ts';
import { parts } from './parts.ts';

/** Bricks that stand on each other, and the place of the next one. */
export default function Builder({ figure, figureLabel, tiles, action }: Mockup) {
  return (
    <>
      <div css={parts.apart}>
        <span css={parts.label}>{figureLabel}</span>
        <span css={parts.value}>{figure}</span>
      </div>
      <div css={styles.tower}>
        {action && (
          <div css={[styles.brick, styles.next]}>
            <span css={styles.value}>{action}</span>
          </div>
        )}
        {tiles.map(({ icon, tone, value, label }, index) => (
          <div key={label} css={[styles.brick, toneIcon[tone], index === 0 && styles.studs]}>
            {icon && <Icon name={icon} size={22} />}
            <span css={styles.value}>{value}</span>
            <span css={styles.label}>{label}</span>
          </div>
        ))}
      </div>
    </>
  );
}

const styles = {
  tower: css({ display: 'grid', gap: 3 }),
  brick: css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '16px 18px',
    borderRadius: 10,
    '&:nth-of-type(odd)': { marginInlineEnd: 36 },
    '&:nth-of-type(even)': { marginInlineStart: 36 },
    [smallContainer]: {
      gap: 10,
      padding: 14,
      '&:nth-of-type(odd)': { marginInlineEnd: 18 },
      '&:nth-of-type(even)': { marginInlineStart: 18 },
    },
  }),
  // The topmost brick's studs, in its own colour, where the next one goes.
  studs: css({
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: 20,
      width: 198,
      height: 10,
      background: 'inherit',
      mask: `repeating-linear-gradient(90deg, ${color('ink')} 0 36px, transparent 36px 54px)`,
      borderRadius: '6px 6px 0 0',
    },
  }),
  next: css({
    justifyContent: 'center',
    marginBottom: 14,
    outline: `2px dashed ${color('control')}`,
    outlineOffset: -2,
    color: color('body'),
  }),
  value: css({ font: `650 1rem/1.25 ${font.heading}` }),
  label: css({ marginInlineStart: 'auto', fontSize: '0.8125rem', whiteSpace: 'nowrap' }),
};
