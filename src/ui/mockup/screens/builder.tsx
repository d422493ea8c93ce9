import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, font } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { tileColors } from '../tile-colors.ts';
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
        {tiles.map(({ icon, tone, value, label }) => (
          <div key={label} css={[styles.brick, tileColors[tone]]}>
            <Icon name={icon} size={22} />
            <span css={styles.value}>{value}</span>
            <span css={styles.label}>{label}</span>
          </div>
        ))}
      </div>
    </>
  );
}

const styles = {
  tower: css({ display: 'grid', gap: 14, paddingTop: 10 }),
  brick: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '14px 16px',
    borderRadius: 10,
    // Studs, in the brick's own colour.
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: 20,
      width: 144,
      height: 9,
      background: 'inherit',
      mask: `repeating-linear-gradient(90deg, ${color('ink')} 0 36px, transparent 36px 54px)`,
      borderRadius: '6px 6px 0 0',
    },
  }),
  next: css({
    outline: `2px dashed ${color('control')}`,
    outlineOffset: -2,
    color: color('muted'),
    justifyContent: 'center',
  }),
  value: css({ font: `650 1rem/1.25 ${font.heading}` }),
  label: css({ marginInlineStart: 'auto', fontSize: '0.8125rem', opacity: 0.85 }),
};
