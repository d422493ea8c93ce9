import { css } from '@emotion/react';
import type { StatsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, layout, media } from '../theme/tokens.ts';
import FigureSigns, { partsOf } from './figure-signs.tsx';
import Section, { SectionIntro } from './section.tsx';
import { toTheEdge } from './section-media.tsx';

/**
 * A figure as large as the window permits, with its words at its shoulder and a pulse that runs from
 * it to the window's edge, but not on a telephone; or two side by side, their words below them.
 */
export default function LandscapeFigures({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
}: Omit<StatsSection, 'layout'>) {
  const widest = Math.max(...items.map(({ value }) => widthOf(value)));
  const isAlone = items.length === 1;
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
      <ul
        css={[
          styles.list,
          isAlone ? styles.alone : styles.several,
          css({ '--widest': widest.toFixed(2) }),
        ]}
      >
        {items.map(({ value, label }) => (
          <li key={label} css={[styles.item, isAlone && styles.beside]}>
            {isAlone && <PulseBeside />}
            <FigureSigns
              value={value}
              before={signSize(value)}
              css={[styles.figure, startsWithWords(value) ? styles.worded : styles.hung]}
            />
            <span css={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A line from the figure to the window's edge, whose beat is below the words. */
const PulseBeside = () => (
  <svg css={styles.line} viewBox="0 0 60 24" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 17h22l4-12 6 17 5-13 3 8h20" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** What stands before a figure, as a share of its size: a sign is larger than words. */
const signSize = (value: string): number => (startsWithWords(value) ? 0.3 : 0.5);

const startsWithWords = (value: string): boolean => partsOf(value).before.length > 1;

/** How wide a figure is set, in the size of its letters; a percent sign is wider than a plus. */
function widthOf(value: string): number {
  const { before, number, after } = partsOf(value);
  return (
    longestOf(before.split(' ')) * 0.62 * signSize(value) +
    number.length * 0.6 +
    (after === '%' ? 0.92 : after.length * 0.62)
  );
}

const longestOf = (words: string[]): number => Math.max(...words.map(({ length }) => length));

const fromTablets = media.from(700);

/** What the words at a figure's shoulder have of the width, and the air before them. */
const shoulder = 'clamp(11rem, 20vw, 17rem)';
const air = '1.5rem';

/** Between two figures. */
const between = 'clamp(2rem, 5vw, 4rem)';

/** How large the letters of the widest figure are, in one of so many columns of the container. */
const size = (beside: string, columns = 1) =>
  `calc((min(${layout.container}, 100vw - 2*${layout.gutter}) - ${beside}` +
  `${columns > 1 ? ` - ${between})/${columns}` : ')'}/var(--widest))`;

const styles = {
  list: css({
    display: 'grid',
    gap: '2rem',
    marginTop: '2rem',
    fontSize: size('0px'),
  }),
  alone: css({ [fromTablets]: { fontSize: `min(${size(`${shoulder} - ${air}`)}, 24rem)` } }),
  several: css({
    [fromTablets]: {
      gap: `3rem ${between}`,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      marginTop: '3.5rem',
      fontSize: size('0px', 2),
    },
  }),
  item: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1rem',
    [fromTablets]: { rowGap: '1.75rem' },
  }),
  beside: css({
    [fromTablets]: {
      gridTemplateColumns: `minmax(0, max-content) minmax(${air}, 1fr) ${shoulder}`,
      gridTemplateRows: 'auto 1fr',
      alignContent: 'stretch',
      gap: '1rem 0',
      '& > strong': { gridRow: '1 / -1' },
      '& > span': { gridColumn: 3 },
    },
  }),
  figure: css({
    position: 'relative',
    color: surfaceColor('heading'),
    fontFamily: font.heading,
    fontWeight: 700,
    lineHeight: 0.8,
    letterSpacing: '-0.05em',
    whiteSpace: 'pre-wrap',
    // Where its letters are wider than was reckoned, it breaks rather than leave a small window.
    overflowWrap: 'anywhere',
    [fromTablets]: { whiteSpace: 'pre' },
    '& > span': { verticalAlign: 'top' },
  }),
  // A large sign has air at its left, without which it stands on the line of the letters above.
  hung: css({ marginLeft: '-0.03em' }),
  // Its words are two lines at the foot of the digits.
  worded: css({
    '& > :first-of-type': {
      display: 'inline-block',
      width: 'min-content',
      marginRight: '0.3em',
      lineHeight: 1.1,
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      verticalAlign: 'baseline',
    },
  }),
  label: css({
    position: 'relative',
    color: surfaceColor('muted'),
    fontSize: 'clamp(1.0625rem, 0.8rem + 0.6vw, 1.375rem)',
    lineHeight: 1.4,
    textWrap: 'balance',
  }),
  // It begins below the words, and has less of a beat where they leave less of the figure's height.
  line: css({
    display: 'none',
    [fromTablets]: { display: 'block' },
    position: 'absolute',
    gridArea: '2 / 2 / 3 / -1',
    insetInlineStart: air,
    bottom: '0.16em',
    width: `calc(100% - ${air} - ${toTheEdge})`,
    maxWidth: 'none',
    height: 'clamp(0px, 100% - 0.16em, 0.36em)',
    fill: 'none',
    stroke: surfaceColor('figure'),
    strokeWidth: 5,
    strokeLinejoin: 'round',
  }),
};
