import { css } from '@emotion/react';
import type { StatsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, layout, media } from '../theme/tokens.ts';
import FigureSigns, { partsOf } from './figure-signs.tsx';
import Section, { SectionIntro } from './section.tsx';

/**
 * Figures as large as the window permits, each with its words at its shoulder. A pulse runs behind
 * the last one, but not on a telephone.
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
  return (
    <Section id={id} ground={ground} css={styles.section}>
      <div css={items.length > 1 && styles.several}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
        <ul css={[styles.list, css({ '--widest': widest.toFixed(2) })]}>
          {items.map((item) => (
            <li key={item.label} css={styles.item}>
              {item === items.at(-1) && <PulseBehind />}
              <FigureSigns
                value={item.value}
                before={signSize(item.value)}
                css={[styles.figure, !startsWithWords(item.value) && styles.hung]}
              />
              <span css={styles.label}>{item.label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A line as wide as the window, whose beat is right of the figure before it. */
const PulseBehind = () => (
  <svg css={styles.line} viewBox="0 0 144 24" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 17h108l4-12 6 17 5-13 3 8h18" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** What stands before a figure, as a share of its size: a sign is larger than words. */
const signSize = (value: string): number => (startsWithWords(value) ? 0.17 : 0.5);

const startsWithWords = (value: string): boolean => partsOf(value).before.length > 1;

/** How wide a figure is set, in the size of its letters; a percent sign is wider than a plus. */
function widthOf(value: string): number {
  const { before, number, after } = partsOf(value);
  return (
    before.length * 0.56 * signSize(value) +
    number.length * 0.6 +
    (after === '%' ? 0.92 : after.length * 0.62)
  );
}

const fromTablets = media.from(700);

/** What the words at a figure's shoulder have of the width, and the air before them. */
const shoulder = 'clamp(11rem, 20vw, 17rem)';
const air = '1.5rem';

const size = (beside: string) =>
  `calc((min(${layout.container}, 100vw - 2*${layout.gutter}) - ${beside})/var(--widest))`;

const styles = {
  section: css({ '--largest': '24rem' }),
  // The first of two stands beside the heading.
  several: css({
    '--largest': '22rem',
    [media.from(1120)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '3rem 2rem',
      '& > ul': { display: 'contents' },
      '& li': { gridColumn: '1 / -1' },
      '& li:first-of-type': { gridColumn: 2 },
    },
  }),
  list: css({
    display: 'grid',
    gap: '2rem',
    marginTop: '2rem',
    fontSize: size('0px'),
    [fromTablets]: {
      gap: '3rem',
      fontSize: `min(${size(`${shoulder} - ${air}`)}, var(--largest))`,
    },
  }),
  item: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1rem',
    [fromTablets]: {
      gridTemplateColumns: `minmax(0, 1fr) ${shoulder}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: air,
      '& > strong': { gridRow: '1 / -1' },
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
    gridArea: '2 / 1 / 3 / -1',
    insetInlineStart: '50%',
    bottom: '0.16em',
    width: '100vw',
    maxWidth: 'none',
    height: 'clamp(0px, 100% - 0.16em, 0.36em)',
    transform: 'translateX(-50%)',
    fill: 'none',
    stroke: surfaceColor('figure'),
    strokeWidth: 5,
    strokeLinejoin: 'round',
  }),
};
