import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import type { ArtName, Tone } from '../generated/types.ts';
import { bars, line, pulse, rings } from './art/charts.tsx';
import { bricks, calendar, card, devices, shield } from './art/objects.tsx';
import { type Palette, palette } from './art/palette.ts';
import { chat, check, nodes, videoCall } from './art/people.tsx';

const drawings = {
  bars,
  bricks,
  calendar,
  card,
  chat,
  check,
  devices,
  line,
  nodes,
  pulse,
  rings,
  shield,
  'video-call': videoCall,
} satisfies Record<ArtName, (p: Palette) => ReactElement>;

type Props = { name: ArtName; tone: Tone; onDark?: boolean };

/**
 * Decorative card art. It fills its box, is drawn from the bottom right corner, and leaves the box
 * there: the card clips it.
 */
export default function Art({ name, tone, onDark = false }: Props) {
  return (
    <svg
      css={styles}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMaxYMax meet"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {drawings[name](palette(tone, onDark))}
    </svg>
  );
}

const styles = css({ display: 'block' });
