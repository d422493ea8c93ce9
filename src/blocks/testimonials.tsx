import { css } from '@emotion/react';
import type { TestimonialsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, layout, media, radius, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Photo from '../ui/photo.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/**
 * What people say, with name, role and face; a voice that is alone stands beside its portrait, or
 * below a small heading. What is an example says so where everybody sees it.
 */
export default function Testimonials({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  sampleNote,
}: TestimonialsSection) {
  const isAlone = items.length === 1 && !items[0]?.photo;
  return (
    <Section id={id} ground={ground}>
      <div css={isAlone && styles.alone}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        {isAlone && sampleNote && <p css={styles.chip}>{sampleNote}</p>}
        <div>
          <ul css={styles.list}>
            {items.map(({ text, name, role, photo, metric }) => (
              <li key={text}>
                <figure css={photo && items.length === 1 && styles.portrait}>
                  {metric && <p css={styles.metric}>{metric}</p>}
                  <blockquote css={styles.text}>
                    <QuotationMark />
                    <p>
                      <RichLine text={text} />
                    </p>
                  </blockquote>
                  <figcaption css={styles.name}>
                    {photo ? (
                      <Photo photo={photo} sizes="22rem" css={styles.face} />
                    ) : (
                      <Icon name="user" size={20} />
                    )}
                    <span>{role ? `${name}, ${role}` : name}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          {sampleNote && !isAlone && <p css={styles.note}>{sampleNote}</p>}
        </div>
      </div>
    </Section>
  );
}

const QuotationMark = () => (
  <svg css={styles.mark} viewBox="0 0 38 32" aria-hidden="true">
    <path d="M16 0v6q-8 1-8 10h8v16H0V17Q0 2 16 0m22 0v6q-8 1-8 10h8v16H22V17Q22 2 38 0" />
  </svg>
);

const styles = {
  list: css({
    display: 'grid',
    gap: '2.5rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  }),
  // Its heading is small beside what is said.
  alone: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem 1rem',
    '& > :first-of-type': { margin: 0 },
    '& > :last-child': { flexBasis: '100%', maxWidth: '56rem', marginTop: '1rem' },
    '& h2': { ...type.h3, color: surfaceColor('chip-text') },
    '& blockquote': {
      fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
      lineHeight: 1.35,
      fontWeight: 500,
      textWrap: 'pretty',
    },
  }),
  chip: css({
    ...type.small,
    padding: '0.1875rem 0.75rem',
    borderRadius: radius.input,
    background: surfaceColor('chip'),
    color: surfaceColor('chip-text'),
  }),
  // Portrait at the left, over all rows; what is said at the right, and who said it below.
  portrait: css({
    display: 'grid',
    gap: `0 ${layout.columns}`,
    '& > figcaption': { display: 'contents' },
    '& > figcaption > :first-child': {
      width: 'auto',
      gridRow: 1,
      marginBottom: '1.75rem',
      borderRadius: radius.card,
      aspectRatio: '4 / 3',
    },
    '& > figcaption > :last-child': { marginTop: '1.25rem' },
    [media.from(768)]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      '& > figcaption > :first-child': {
        gridRow: '1 / -1',
        marginBottom: 0,
        aspectRatio: '4 / 5',
      },
      '& > :not(figcaption), & > figcaption > :last-child': { gridColumn: 2 },
      '& > :first-child': { alignSelf: 'end' },
      '& > blockquote': { fontSize: type.h2.fontSize, lineHeight: 1.15, fontWeight: 500 },
    },
  }),
  face: css({ flex: 'none', width: '4rem', borderRadius: '50%', aspectRatio: '1' }),
  mark: css({
    display: 'block',
    width: '2.75rem',
    marginBottom: '1.25rem',
    fill: surfaceColor('figure'),
  }),
  metric: css({ ...type.h2, color: surfaceColor('figure') }),
  text: css({
    ...type.lead,
    margin: 0,
    fontFamily: font.heading,
    color: surfaceColor('heading'),
  }),
  name: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    marginTop: '1rem',
    color: surfaceColor('muted'),
  }),
  note: css({ ...type.small, marginTop: '2rem', color: surfaceColor('muted') }),
};
