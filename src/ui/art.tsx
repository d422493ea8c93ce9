import { css } from '@emotion/react';
import type { ArtName, Tone } from '../generated/types.ts';
import { ownDrawing } from '../lib/drawing-addresses.ts';
import { usePage } from '../state/page-context.ts';
import { color, media, radius } from '../theme/tokens.ts';
import { frameOf } from './art-frames.ts';
import { wideFrame } from './wide-art.ts';

type Props = {
  name: ArtName;
  tone: Tone;
  onDark?: boolean;
  framed?: Parameters<typeof frameOf>[1] | 'card' | 'wide';
};

/**
 * Decorative art, in the colours of a tone. It fills its box, is drawn from the bottom right
 * corner, and leaves the box there: the card clips it. Where it is `framed`, it fills a panel of
 * its own, a band of the page, its corner as a scene, the ground behind something as scenery, a row
 * of cards as a wide one, or a card, whose frame stands beside it in its file.
 */
export default function Art({ name, tone, onDark = false, framed }: Props) {
  const { shell } = usePage();
  const inCard = framed === 'card';
  const frame = framed === 'wide' ? wideFrame : framed ? !inCard && frameOf(name, framed) : field;
  return (
    <svg
      css={[
        styles,
        (framed === 'panel' || framed === 'band' || framed === 'scene') && whole,
        lightColors[tone],
        onDark && darkColors[tone],
      ]}
      {...frame}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <use href={ownDrawing(shell.drawings, inCard ? 'card-art' : 'art', name)} />
    </svg>
  );
}

const field = { viewBox: '0 0 400 200', preserveAspectRatio: 'xMaxYMax meet' };

const styles = css({ display: 'block' });

/** Its lines reach beyond its measures, into the air that its panel has above it. */
const whole = css({ overflow: 'visible' });

/** A tinted panel that a `framed` drawing fills, with some air above it. */
export const artPanel = css({
  paddingTop: '1.25rem',
  overflow: 'hidden',
  borderRadius: radius.card,
  height: '11.5rem',
  [media.from(640)]: {
    height: 'auto',
    paddingTop: 'min(9%, 3rem)',
    '& > *': { height: 'auto' },
  },
  [media.print]: { '& > *': { maxHeight: '18rem' } },
});

/**
 * What a drawing can be coloured with: what stands boldest on the ground, three colours of the
 * tone, its lines, what lies on its main colour, the highlight and its sign. Where nothing is said,
 * `art/drawings.svg` has the colours of the tone `brand`.
 */
type ArtColor = 'bold' | 'deep' | 'main' | 'soft' | 'line' | 'on-main' | 'accent' | 'sign';

const artColors = (colors: Partial<Record<ArtColor, Parameters<typeof color>[0]>>) =>
  css(
    Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [`--art-${name}`, color(value)]),
    ),
  );

/** The colours that suit a tone, on its tinted card. */
const lightColors: Partial<Record<Tone, ReturnType<typeof css>>> = {
  coral: artColors({
    bold: 'coral-700',
    deep: 'coral-700',
    main: 'coral-500',
    soft: 'coral-300',
    line: 'coral-700',
  }),
  indigo: artColors({
    bold: 'indigo-700',
    deep: 'indigo-700',
    main: 'indigo-500',
    soft: 'indigo-300',
    line: 'indigo-700',
  }),
  ipe: artColors({
    main: 'ipe',
    'on-main': 'brand-900',
    soft: 'ipe-200',
    accent: 'coral-500',
    sign: 'white',
  }),
  sand: artColors({ soft: 'brand-200' }),
};

const onDarkCard = (main: Parameters<typeof color>[0], line: Parameters<typeof color>[0]) =>
  artColors({ main, line, bold: line, deep: 'brand-700', soft: 'brand-800' });

/** What is different on a dark card (brand-900). */
const darkColors: Record<Tone, ReturnType<typeof css>> = {
  brand: onDarkCard('brand-500', 'brand-300'),
  coral: onDarkCard('coral-500', 'coral-300'),
  indigo: onDarkCard('indigo-500', 'indigo-300'),
  ipe: onDarkCard('ipe', 'ipe-200'),
  sand: onDarkCard('brand-500', 'brand-200'),
};
