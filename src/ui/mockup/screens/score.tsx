import { css } from '@emotion/react';
import { color, shadow } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { mediumContainer, smallContainer } from '../container-queries.ts';
import Ring from '../ring.tsx';
import TileRows from '../tile-rows.tsx';
import Trend from '../trend.tsx';
import { parts } from './parts.ts';

/** A score and what it is made of. A telephone has the ring in its head, and the week below. */
export default function Score({ device, columns, series, tiles, small, ...ring }: Branded) {
  const { onward } = ring;
  if (device === 'phone')
    return (
      <>
        <TileRows tiles={tiles} />
        {tiles.length < 4 && !small && <Week days={columns} values={series[0]?.values} />}
      </>
    );
  return (
    <>
      <div css={[styles.top, onward && parts.lastOnward]}>
        <div css={styles.ring}>
          <Ring {...ring} />
        </div>
        {series.length > 0 && <Trend series={series.slice(0, 2)} columns={columns} />}
      </div>
      <TileRows
        tiles={tiles}
        more={[
          tiles.length === 4 ? styles.four : styles.tiles,
          onward && [parts.lastOnward, tiles.length === 4 && styles.secondOnward],
        ]}
      />
    </>
  );
}

/** What the days of a week have where its screen has no values. */
const week = [58, 74, 52, 84, 66, 100, 78];

/** How high a bar is at least, in percent: a lower one would be lost behind the days' names. */
const lowest = 45;

/** How high the bars of a week are, in percent of the highest. */
function barsOf(values: number[]): number[] {
  const highest = Math.max(...values);
  return values.map((value) => Math.max(lowest, Math.round((100 * value) / highest)));
}

function Week({ days, values = week }: { days: string[]; values?: number[] }) {
  const bars = barsOf(values);
  const linesOf = (isHighest: boolean) =>
    bars
      .map(
        (height, day) => (height === 100) === isHighest && `M${5 + day * 10} 130V${100 - height}`,
      )
      .filter(Boolean)
      .join('');
  return (
    <div css={styles.week}>
      <svg
        css={styles.bars}
        viewBox="0 0 70 100"
        preserveAspectRatio="none"
        strokeWidth="16"
        strokeLinecap="round"
      >
        <path d={linesOf(false)} stroke={color('brand-200')} vectorEffect="non-scaling-stroke" />
        <path d={linesOf(true)} stroke={color('brand-600')} vectorEffect="non-scaling-stroke" />
      </svg>
      {days.length > 0 && (
        <div css={styles.days}>
          {days.map((day, index) => (
            <span key={index}>{day}</span>
          ))}
        </div>
      )}
    </div>
  );
}

const styles = {
  top: css({ display: 'flex', gap: 12, [smallContainer]: { display: 'grid' } }),
  ring: css({
    flex: '1 0 auto',
    display: 'grid',
    placeItems: 'center',
    padding: 10,
    borderRadius: 16,
    background: `linear-gradient(${color('brand-900')}, ${color('brand-800')})`,
    [mediumContainer]: { padding: '18px 24px' },
  }),
  tiles: css({
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  }),
  // Two beside each other or all, so that none stands alone in its row.
  four: css({
    gap: 12,
    [mediumContainer]: { gridTemplateColumns: '1fr 1fr' },
    '@container (width>=58rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  secondOnward: css({ '@container (width<58rem)': { '& > :nth-of-type(2)': parts.onward } }),
  week: css({
    position: 'relative',
    flex: 1,
    minHeight: 72,
    borderRadius: 16,
    overflow: 'hidden',
    background: color('brand-50'),
    boxShadow: shadow.line,
    [smallContainer]: { display: 'none' },
  }),
  bars: css({
    position: 'absolute',
    insetInline: 12,
    top: 16,
    width: 'calc(100% - 24px)',
    height: 'calc(100% - 16px)',
    overflow: 'visible',
  }),
  // Before the bars, which come from below.
  days: css({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    padding: '3px 12px 5px',
    background: color('brand-50'),
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
    textAlign: 'center',
    '& > *': { flex: 1 },
  }),
};
