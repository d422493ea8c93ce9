import { css } from '@emotion/react';
import type { StatsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, layout, media } from '../theme/tokens.ts';
import Art from './art.tsx';
import FigureSigns, { partsOf } from './figure-signs.tsx';
import Section, { SectionIntro } from './section.tsx';
import { overPadding, toTheEdge } from './section-media.tsx';

/**
 * Figures as large as their columns permit, each above its words. A drawing takes a column, too,
 * beside all the rest, and stands on the foot of the section.
 */
export default function LandscapeFigures({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  art,
}: Omit<StatsSection, 'layout'>) {
  const widest = Math.max(...items.map(({ value }) => widthOf(value)));
  const columns = items.length + (art ? 1 : 0);
  return (
    <Section id={id} ground={ground}>
      <div css={art && styles.beside}>
        <div>
          <SectionIntro {...{ id, eyebrow, heading, lead }} narrow={false} />
          <ul css={[styles.list, css({ '--widest': widest.toFixed(2), '--columns': columns })]}>
            {items.map((item) => (
              <li key={item.label} css={styles.item}>
                <FigureSigns
                  value={item.value}
                  before={signSize(item.value)}
                  css={[styles.figure, startsWithWords(item.value) ? styles.worded : styles.hung]}
                />
                <span css={styles.label}>{item.label}</span>
              </li>
            ))}
          </ul>
        </div>
        {art && (
          <div css={styles.art}>
            <Art name={art} tone="brand" framed="scene" />
          </div>
        )}
      </div>
    </Section>
  );
}

/** What stands before a figure, as a share of its size: a sign is larger than words. */
const signSize = (value: string): number => (startsWithWords(value) ? 0.24 : 0.5);

const startsWithWords = (value: string): boolean => partsOf(value).before.length > 1;

/** How wide a figure is set, in the size of its letters; a percent sign is wider than a plus. */
function widthOf(value: string): number {
  const { before, number, after } = partsOf(value);
  const lines = before.split(/ (?=\S+ ?$)/);
  const signs = Math.max(...lines.map(({ length }) => length)) * 0.62 * signSize(value);
  const digits = number.length * 0.6 + (after === '%' ? 0.92 : after.length * 0.62);
  return signs + digits;
}

const fromTablets = media.from(700);

/** As between all second columns. */
const gap = layout.columns;

/** The size at which the widest figure fills a column of so many. */
const sizeOf = (columns: string) =>
  `calc((min(${layout.container}, 100vw - 2*${layout.gutter}) - ${gap}*(${columns} - 1))` +
  `/${columns}/var(--widest))`;

const styles = {
  // The text, and beside it what there is to see, on the section's foot, towards the window's edge.
  beside: css({
    display: 'grid',
    gap,
    [fromTablets]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  art: css({
    alignSelf: 'end',
    marginBottom: overPadding,
    [fromTablets]: { marginRight: `max(${toTheEdge}, -7rem)` },
    '& > svg': { height: 'auto' },
  }),
  list: css({
    display: 'grid',
    gap,
    marginTop: '1.75rem',
    fontSize: sizeOf('1'),
    [fromTablets]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      fontSize: `min(${sizeOf('var(--columns)')}, 15.5rem)`,
    },
  }),
  item: css({ display: 'grid', gap: '1rem', alignContent: 'start' }),
  figure: css({
    color: surfaceColor('heading'),
    fontFamily: font.heading,
    fontWeight: 700,
    lineHeight: 0.8,
    letterSpacing: '-0.05em',
    whiteSpace: 'pre-wrap',
    // Where its letters are wider than was reckoned, it breaks rather than leave a small window.
    overflowWrap: 'anywhere',
    '& > span': { verticalAlign: 'top' },
  }),
  // A large sign has air at its left, without which it stands on the line of the letters above.
  hung: css({ marginLeft: '-0.03em' }),
  // Its words stand at the digits' upper edge, the last of them below the others.
  worded: css({
    '& > :first-of-type': {
      display: 'inline-block',
      width: 'min-content',
      overflowWrap: 'normal',
      marginRight: '0.2em',
      lineHeight: 1.05,
    },
  }),
  label: css({
    maxWidth: '24rem',
    color: surfaceColor('muted'),
    fontSize: 'clamp(1.0625rem, 0.8rem + 0.6vw, 1.375rem)',
    lineHeight: 1.4,
    textWrap: 'balance',
  }),
};
