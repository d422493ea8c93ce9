import { css } from '@emotion/react';
import type { Point } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';

/**
 * A list of points, each with an icon, perhaps what was read, a short heading and a sentence. Where
 * none has an icon, lines part them.
 * @param level the heading's level, one below that of what the list belongs to
 */
export default function Points({
  points,
  level: Heading = 'h3',
}: {
  points: Point[];
  level?: 'h3' | 'h4';
}) {
  if (points.length === 0) return null;
  const isRuled = points.every(({ icon }) => !icon);
  return (
    <ul css={[styles.list, isRuled && styles.ruled]}>
      {points.map(({ icon, value, heading, text }) => (
        <li key={heading} css={styles.point}>
          {icon && (
            <span css={styles.icon}>
              <Icon name={icon} size={20} />
            </span>
          )}
          <div>
            {value && <p css={styles.value}>{value}</p>}
            <Heading css={styles.heading}>{heading}</Heading>
            {text && (
              <p css={styles.text}>
                <RichLine text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What holds a list of points that stand in columns, as many as divide them. */
export const pointColumns = (count: number) => [styles.below, count % 4 === 0 && styles.byFours];

const styles = {
  list: css({
    display: 'grid',
    gap: '1rem',
    marginTop: '1.5rem',
  }),
  ruled: css({
    gap: 0,
    '& > li': {
      paddingBlock: '0.875rem',
      borderTop: `1px solid ${surfaceColor('line')}`,
      [media.below(640)]: { paddingBlock: '0.5rem' },
    },
  }),
  point: css({ display: 'flex', gap: '1rem' }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.tile,
    background: surfaceColor('chip'),
    color: surfaceColor('chip-text'),
  }),
  value: css({
    ...type.h3,
    color: surfaceColor('heading'),
    fontSize: 'clamp(1.625rem, 2.2vw, 2rem)',
    whiteSpace: 'nowrap',
  }),
  heading: css({ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }),
  text: css({ ...type.note, marginTop: '0.125rem', color: surfaceColor('muted') }),
  below: css({
    '& > ul': {
      [media.from(640)]: {
        gap: '1.5rem 2rem',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        marginTop: '3rem',
      },
    },
    '& > ul > li': {
      [media.from(640)]: {
        flexDirection: 'column',
        paddingTop: '1.5rem',
        borderTop: `1px solid ${surfaceColor('line')}`,
      },
    },
    [media.from(960)]: { '& h3 + p': { fontSize: '1.0625rem' } },
  }),
  byFours: css({
    '& > ul': {
      [media.between(640, 960)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.from(960)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
};
