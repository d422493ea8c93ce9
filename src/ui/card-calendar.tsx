import { css } from '@emotion/react';
import type { CardsSection } from '../generated/types.ts';
import { groundColors, surfaceColor } from '../theme/surfaces.ts';
import { color, font, layout, media, radius, type } from '../theme/tokens.ts';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<CardsSection, 'items' | 'period' | 'ground'>;

/**
 * Texts, one a row, each with the days that it took as a bar in a period of so many days, which
 * goes on to the window's edge. In a narrow window the bar stands below its text.
 */
export default function CardCalendar({ items, period, ground }: Props) {
  const days = period?.days ?? Math.max(...items.map(({ span }) => span?.to ?? 1));
  return (
    <div css={[styles.calendar, css({ '--days': days, '--ground': groundColors[ground] })]}>
      {period && (
        <p css={styles.head}>
          <span>{period.start}</span>
          <span>{period.end}</span>
        </p>
      )}
      <ul>
        {items.map(({ heading, text, span }) => (
          <li key={heading} css={styles.row}>
            <div>
              <h3 css={styles.heading}>{heading}</h3>
              <p css={styles.text}>{text}</p>
            </div>
            {span && (
              <p css={[styles.track, css({ '--from': span.from, '--to': span.to + 1 })]}>
                <i css={[styles.bar, span.to === days && styles.last]} />
                <span css={[styles.label, span.from - 1 > days - span.to && styles.before]}>
                  <span>{span.label}</span>
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const wide = media.from(960);

/** Room for a label beside its bar. */
const medium = media.from(640);

const styles = {
  calendar: css({ [wide]: { marginBottom: 'calc(-0.4 * var(--section-padding))' } }),
  head: css({
    ...type.small,
    display: 'flex',
    justifyContent: 'space-between',
    paddingBottom: '0.75rem',
    color: surfaceColor('muted'),
    '& > :last-of-type': { color: surfaceColor('accent'), fontWeight: 650 },
    [wide]: { marginLeft: `calc((100% - ${layout.columns}) / 3 + ${layout.columns})` },
  }),
  // On beyond the container, to the window's edge.
  row: css({
    borderTop: `1px solid ${surfaceColor('line')}`,
    padding: '0.875rem 0',
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: layout.columns,
      alignItems: 'center',
      minHeight: '5.75rem',
      marginRight: toTheEdge,
      padding: `0 calc(-1 * ${toTheEdge}) 0 0`,
      '& > div': { padding: '0.75rem 0' },
    },
  }),
  heading: css({ ...type.h3, [media.below(640)]: { fontSize: '1.125rem' } }),
  text: css({ ...type.small, color: surfaceColor('muted'), textWrap: 'pretty' }),
  // A line for each fifth day, and for the last one.
  track: css({
    '--bar': '1.5rem',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
    alignItems: 'center',
    marginTop: '0.5rem',
    background:
      `linear-gradient(90deg, ${surfaceColor('line')} 1px, transparent 0) ` +
      '0 0 / calc(500% / var(--days)) var(--bar) repeat-x',
    [medium]: {
      '--bar': '2.5rem',
      borderRight: `2px solid ${surfaceColor('accent')}`,
    },
    [wide]: { '--bar': '3.5rem', alignSelf: 'stretch', marginTop: 0, backgroundRepeat: 'repeat' },
  }),
  bar: css({
    gridArea: '1 / var(--from) / auto / var(--to)',
    height: 'var(--bar)',
    borderRadius: radius.tile,
    background: `linear-gradient(90deg, ${color('brand-600')}, ${color('brand-500')})`,
  }),
  last: css({ background: color('ipe') }),
  label: css({
    gridRow: 2,
    gridColumn: '1 / -1',
    marginTop: '0.25rem',
    color: surfaceColor('heading'),
    font: `650 1rem/1.25 ${font.heading}`,
    textWrap: 'balance',
    [medium]: {
      gridArea: '1 / var(--to) / auto / -1',
      margin: '0 0.75rem',
      // No line of a day runs through it.
      '& > *': { background: 'var(--ground)', boxShadow: '0 0 0 6px var(--ground)' },
    },
    [wide]: { fontSize: '1.125rem' },
  }),
  before: css({ [medium]: { gridArea: '1 / 1 / auto / var(--from)', textAlign: 'right' } }),
};
