import { css } from '@emotion/react';
import type { CardsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, font, media, radius, shadow, type } from '../theme/tokens.ts';
import { snapped } from './arrivals.ts';
import Art from './art.tsx';
import { brickColors, isDarkBrick } from './brick-colors.ts';
import Icon from './icon.tsx';
import { visuallyHidden } from './visually-hidden.tsx';

type Props = Pick<CardsSection, 'items' | 'period'>;

/**
 * A wall of bricks on a plate that goes from edge to edge of the window and has a mark for each
 * week. A brick is as long as its weeks, and its studs reach into the course above; the first one
 * is still held over its place. In a narrow window the bricks are a tower.
 */
export default function CardWall({ items, period }: Props) {
  const weeks = period?.days ?? Math.max(...items.map(({ span }) => span?.to ?? 1));
  return (
    <div css={css({ '--weeks': weeks })}>
      <ul css={styles.wall}>
        {items.map(({ heading, text, icon, art, tone = 'sand', span }) => (
          <li
            key={heading}
            css={[
              styles.brick,
              brickColors[tone],
              art && styles.besideArt,
              span && css({ '--from': span.from, '--to': span.to + 1 }),
            ]}
            data-ground={isDarkBrick(tone) ? 'dark' : 'tint'}
          >
            <h3 css={styles.heading}>
              {icon && <Icon name={icon} size={24} />}
              {heading}
            </h3>
            <p css={styles.text}>{text}</p>
            {span && <p css={styles.when}>{span.label}</p>}
            {art && (
              <div css={styles.art}>
                <Art name={art} tone="brand" framed="card" />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p css={styles.plate} data-ground="dark" aria-hidden="true">
        {period &&
          Array.from({ length: weeks }, (_, index) => (
            <span key={index}>
              {index === 0 ? period.start : index === weeks - 1 ? period.end : index + 1}
            </span>
          ))}
      </p>
    </div>
  );
}

/** Room for a brick of one week. */
const wide = media.from(720);

/** Room for a drawing beside the words of a brick of three weeks. */
const roomForArt = media.from(1200);

/** How many studs a week has. */
const perWeek = 3;

/** The studs of so many parts of a row, each with its air, in the colour of what they are on. */
const studs = (part: string) => ({
  content: '""',
  position: 'absolute' as const,
  insetInline: 0,
  bottom: '100%',
  height: 'var(--stud)',
  background: 'linear-gradient(90deg, transparent 22%, var(--brick) 0 78%, transparent 0)',
  backgroundSize: part,
});

/** Where one of the weeks begins, of the width of all. */
const week = (name: string) => `calc(100% * (var(${name}) - 1) / var(--weeks))`;

const styles = {
  wall: css({
    '--stud': '0.75rem',
    display: 'grid',
    paddingTop: '1.75rem',
    [wide]: {
      '--stud': '1rem',
      paddingTop: '3rem',
      gridAutoFlow: 'row dense',
      gridAutoRows: 'minmax(clamp(9rem, 15vw, 11.5rem), auto)',
      gridTemplateColumns: 'repeat(var(--weeks), minmax(0, 1fr))',
    },
  }),
  brick: css(snapped, {
    position: 'relative',
    containerType: 'inline-size',
    padding: '1.125rem 1.25rem 1.875rem',
    borderRadius: 4,
    background: 'var(--brick)',
    '&::before': studs('25%'),
    '&:nth-of-type(even)': { marginInlineStart: '1rem' },
    '&:nth-of-type(odd)': { marginInlineEnd: '1rem' },
    // Turned lines of words keep clear of each other.
    '&:first-of-type': {
      translate: '0 -1.75rem',
      rotate: '-1.75deg',
      boxShadow: shadow.float,
      '& > p': { marginTop: '0.875rem' },
    },
    [wide]: {
      '&&': { marginInline: 0 },
      gridColumn: 'var(--from, 1) / var(--to, -1)',
      padding: 'clamp(1rem, 1.8vw, 1.75rem) clamp(1rem, 1.8vw, 1.75rem) 2rem',
      '&::before': {
        backgroundSize: `calc(100% / ${perWeek} / (var(--to, 1) - var(--from, 0)))`,
      },
      '&:first-of-type': { translate: '0 -2.75rem' },
    },
  }),
  heading: css({
    ...type.h3,
    display: 'flex',
    alignItems: 'center',
    gap: '0.4em',
    width: 'fit-content',
    fontSize: 'clamp(1.25rem, 6.4cqi, 2rem)',
    '& > svg': { flex: 'none', width: '1.1em', height: '1.1em' },
  }),
  text: css({
    width: 'fit-content',
    maxWidth: '30em',
    marginTop: '0.5rem',
    fontSize: 'clamp(1rem, 3.3cqi, 1.1875rem)',
    lineHeight: 1.45,
    [media.between(720, 960)]: { fontSize: '0.9375rem' },
  }),
  // At the end of a long brick; it stands on the studs of the next course.
  art: css({
    display: 'none',
    [roomForArt]: {
      display: 'block',
      position: 'absolute',
      inset: 'calc(-0.5rem - var(--stud)) 1.5rem var(--stud) auto',
      width: '38%',
    },
  }),
  besideArt: css({ [roomForArt]: { paddingInlineEnd: '42%' } }),
  when: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    marginTop: '0.625rem',
    fontWeight: 650,
    '&::before': {
      content: '""',
      width: '5.5rem',
      height: '0.5rem',
      borderRadius: radius.pill,
      background:
        `linear-gradient(90deg, transparent ${week('--from')}, currentColor 0 ${week('--to')}, ` +
        `transparent 0), color-mix(in srgb, currentColor 25%, transparent)`,
    },
    [wide]: visuallyHidden,
  }),
  // As wide as the wall, so that its marks are below the bricks, and painted from edge to edge.
  plate: css({
    '--brick': color('brand-900'),
    '--stud': '0.75rem',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--weeks), minmax(0, 1fr))',
    minHeight: '2.5rem',
    marginBottom: 'calc(-1 * var(--section-padding))',
    [media.screen]: { borderImage: 'linear-gradient(var(--brick) 0 0) fill 0 / / 0 100vw' },
    color: surfaceColor('heading'),
    font: `650 1rem/1.25 ${font.heading}`,
    '&::before': { ...studs('calc(25% / 3)'), insetInline: '-100%' },
    '& > *': { display: 'none' },
    [wide]: {
      '--stud': '1rem',
      '&::before': { backgroundSize: `calc(100% / 3 / ${perWeek} / var(--weeks))` },
      '& > *': {
        display: 'block',
        padding: '1.125rem 0.75rem 1.375rem',
        borderLeft: `1px solid ${surfaceColor('edge')}`,
      },
    },
  }),
};
