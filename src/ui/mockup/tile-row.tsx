import { css } from '@emotion/react';
import type { Tile } from '../../generated/types.ts';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { tileColors } from './tile-colors.ts';

/** One white tile of a drawn screen: icon, value, and what the value is. */
export default function TileRow({ icon, tone, value, label }: Tile) {
  return (
    <div css={styles.root}>
      <span css={[styles.icon, tileColors[tone]]}>
        <Icon name={icon} size={18} />
      </span>
      <div css={styles.text}>
        <div css={styles.value}>{value}</div>
        <div css={styles.label}>{label}</div>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    borderRadius: 16,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: radius.tile,
  }),
  text: css({ minWidth: 0 }),
  value: css({
    color: color('ink'),
    font: `650 1rem/1.25 ${font.heading}`,
    letterSpacing: '-0.005em',
  }),
  label: css({ color: color('muted'), fontSize: '0.8125rem', lineHeight: 1.3 }),
};
