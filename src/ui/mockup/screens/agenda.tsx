import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, radius, shadow } from '../../../theme/tokens.ts';
import { smallContainer } from '../container-queries.ts';
import { tileColors } from '../tile-colors.ts';
import { parts } from './parts.ts';

/** The days side by side, with what stands in each, in the order of the rows. */
export default function Agenda({ columns, tiles, figure, figureLabel }: Mockup) {
  return (
    <>
      {figure && (
        <div css={parts.apart}>
          <span css={parts.value}>{figure}</span>
          <span css={parts.label}>{figureLabel}</span>
        </div>
      )}
      <div css={styles.days}>
        {columns.map((day, index) => (
          <div key={day} css={styles.day}>
            <div css={parts.label}>{day}</div>
            {tiles
              .filter(({ column = 1 }) => column === index + 1)
              .map(({ value, label, tone }) => (
                <div key={value} css={[styles.entry, tileColors[tone]]}>
                  <div css={styles.hour}>{value}</div>
                  <div>{label}</div>
                </div>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}

const styles = {
  days: css({
    display: 'flex',
    gap: 6,
    [smallContainer]: { '& > :nth-of-type(n + 4)': { display: 'none' } },
  }),
  day: css({
    flex: '1 1 0',
    display: 'grid',
    alignContent: 'start',
    gap: 6,
    minWidth: 0,
    minHeight: '14rem',
    [smallContainer]: { minHeight: 0 },
    padding: 4,
    borderRadius: radius.tile,
    background: color('white'),
    boxShadow: shadow.line,
    textAlign: 'center',
  }),
  entry: css({
    padding: '8px 2px 8px 7px',
    borderRadius: 8,
    boxShadow: 'inset 3px 0 currentColor',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  }),
  hour: css({ fontWeight: 700 }),
};
