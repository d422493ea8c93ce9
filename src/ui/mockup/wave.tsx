import { css } from '@emotion/react';
import type { Float } from '../../generated/types.ts';
import { color } from '../../theme/tokens.ts';

type Name = NonNullable<Float['wave']>;

/** What a monitor draws of each measure: beats, blood with its oxygen, and the beats' intervals. */
const paths: Record<Name, string> = {
  pulse: 'M1 12h10l5-10 8 18 5-11 2 3h22l5-10 8 18 5-11 2 3h12',
  oxygen:
    'M1 19c5 0 5-16 9-16s5 8 8 8 5 8 11 8 5-16 9-16 5 8 8 8 5 8 11 8 5-16 9-16 5 8 8 8 5 8 11 8',
  variability: 'M4 20V9M13 20V5M22 20V11M31 20V3M40 20V8M49 20V12M58 20V6M67 20V10M76 20V4M85 20V9',
};

/** The line of a loose card. */
export default function Wave({ name }: { name: Name }) {
  return (
    <svg css={styles} viewBox="0 0 88 22">
      <path d={paths[name]} />
    </svg>
  );
}

const styles = css({
  width: '7rem',
  marginTop: 6,
  fill: 'none',
  stroke: color('brand-600'),
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
