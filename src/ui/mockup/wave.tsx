import { css } from '@emotion/react';
import type { Float, Tile } from '../../generated/types.ts';
import { color } from '../../theme/tokens.ts';

type Name = NonNullable<Float['wave'] | Tile['wave']>;

/** What a monitor draws of each measure: beats, blood with its oxygen, intervals and breaths. */
const paths: Partial<Record<Name, string>> = {
  pulse: 'M1 12h10l5-10 8 18 5-11 2 3h22l5-10 8 18 5-11 2 3h12',
  oxygen:
    'M1 19c5 0 5-16 9-16s5 8 8 8 5 8 11 8 5-16 9-16 5 8 8 8 5 8 11 8 5-16 9-16 5 8 8 8 5 8 11 8',
  variability: 'M4 20V9M13 20V5M22 20V11M31 20V3M40 20V8M49 20V12M58 20V6M67 20V10M76 20V4M85 20V9',
  breath: 'M2 11q7-18 14 0t14 0 14 0 14 0 14 0 14 0',
};

/** The ends of a scale. */
const scales: Partial<Record<Name, [from: number, to: number]>> = {
  pressure: [40, 180],
  saturation: [90, 100],
};

/** Where the numbers of a text stand on a scale that is 84 wide, from 2. */
const placesOn = ([from, to]: [number, number], numbers: number[]) =>
  numbers.map((number) => 2 + Math.round((84 * (number - from)) / (to - from))).sort(byNumber);

const byNumber = (a: number, b: number) => a - b;

const segments = (count: number, width: number, all: number) =>
  Array.from(
    { length: count },
    (_, index) => `M${2 + Math.round((index * 84) / all)} 8h${width}`,
  ).join('');

/** A scale and what is marked on it, as SVG paths. */
function scaleOf(name: Name, numbers: number[]) {
  const scale = scales[name];
  if (!scale) {
    const [part = 0, all = 1] = numbers;
    const width = Math.round(84 / all) - 8;
    return { track: segments(all, width, all), mark: segments(part, width, all) };
  }
  const [first = 2, last = first] = placesOn(scale, numbers);
  return {
    track: 'M2 8H86',
    mark: `M${first === last ? 2 : first} 8H${last}`,
    ticks: 'M2 17v4m21-4v4m21-4v4m21-4v4m21-4v4',
  };
}

/**
 * The line of a measure, or its scale.
 * @param text has the numbers that a scale shows: a value, two that are the ends of a range, or how
 *   many of how many steps
 */
export default function Wave({ name, text = '' }: { name: Name; text?: string }) {
  const line = paths[name];
  if (line)
    return (
      <svg css={styles} viewBox="0 0 88 22">
        <path d={line} />
      </svg>
    );
  const { track, mark, ticks } = scaleOf(name, (text.match(/\d+/g) ?? []).map(Number));
  return (
    <svg css={styles} viewBox="0 0 88 22">
      <path d={track} stroke={color('brand-200')} strokeWidth="6" />
      <path d={mark} strokeWidth="6" />
      {ticks && <path d={ticks} stroke={color('control')} strokeWidth="1" />}
    </svg>
  );
}

const styles = css({
  width: '7rem',
  marginTop: 6,
  overflow: 'visible',
  fill: 'none',
  stroke: color('brand-600'),
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
