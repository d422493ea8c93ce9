import { css } from '@emotion/react';
import { color, font, shadow } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { toneIcon } from '../../tones.ts';
import type { Branded } from '../branded.ts';
import { smallContainer, wideContainer } from '../container-queries.ts';
import { parts } from './parts.ts';

/**
 * Bricks that stand on each other, the place of the next one, and beside them, where there is room,
 * those to choose from.
 */
export default function Builder({ figure, figureLabel, columns, tiles, action, onward }: Branded) {
  return (
    <>
      <div css={parts.apart}>
        <span css={parts.label}>{figureLabel}</span>
        <span css={parts.value}>{figure}</span>
      </div>
      <div css={styles.table}>
        <div css={styles.tower}>
          {action && (
            <div css={[styles.brick, styles.next]}>
              <span css={styles.value}>{action}</span>
            </div>
          )}
          {tiles.map(({ icon, tone, value, label }) => (
            <div key={label} css={[styles.brick, toneIcon[tone]]}>
              <span css={styles.studs}>
                <i />
                <i />
                <i />
              </span>
              {icon && <Icon name={icon} size={22} />}
              <span css={styles.value}>{value}</span>
              <span css={styles.label}>{label}</span>
            </div>
          ))}
        </div>
        {columns.length > 0 && (
          <div css={[styles.choice, onward && styles.choiceOnward]}>
            {columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

const dot = `radial-gradient(circle, ${color('control')} 1px, transparent 1.5px)`;

const styles = {
  table: css({ display: 'flex', flexGrow: 1, gap: 16 }),
  tower: css({ flex: 1, minWidth: 0, display: 'grid', gap: 11 }),
  choice: css({
    display: 'none',
    [wideContainer]: {
      flex: '0 0 8rem',
      display: 'grid',
      gap: 6,
      '& > *': {
        alignContent: 'center',
        padding: '9px 10px',
        borderRadius: 10,
        background: color('white'),
        boxShadow: shadow.line,
        color: color('body'),
        fontSize: '0.75rem',
        lineHeight: 1.25,
        fontWeight: 600,
      },
      // What a block is held by.
      '& > ::before': {
        content: '""',
        display: 'inline-block',
        width: 8,
        height: 12,
        marginInlineEnd: 8,
        verticalAlign: -1,
        background: `${dot} 0 0 / 4px 4px`,
      },
    },
  }),
  choiceOnward: css({
    [wideContainer]: {
      flexBasis: 'calc(8rem + var(--beyond, 0px))',
      marginRight: 'calc(-1 * var(--beyond, 0px))',
    },
  }),
  brick: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '16px 14px',
    borderRadius: 10,
    '&:nth-of-type(odd)': { marginInlineEnd: 18 },
    '&:nth-of-type(even)': { marginInlineStart: 18 },
    [smallContainer]: { padding: 14 },
  }),
  // What the next brick holds on to, in the brick's own colour.
  studs: css({
    position: 'absolute',
    inset: '0 16px auto',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    height: 0,
    background: 'inherit',
    '& > i': {
      width: '24%',
      height: 9,
      borderRadius: '5px 5px 0 0',
      background: 'inherit',
    },
  }),
  next: css({
    justifyContent: 'center',
    marginBottom: 4,
    outline: `2px dashed ${color('control')}`,
    outlineOffset: -2,
    color: color('body'),
  }),
  value: css({ font: `650 0.9375rem/1.25 ${font.heading}` }),
  label: css({ marginInlineStart: 'auto', fontSize: '0.75rem', whiteSpace: 'nowrap' }),
};
