import { css } from '@emotion/react';
import type { Testimonial, TestimonialsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, layout, media, radius, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import Icon from '../ui/icon.tsx';
import Portrait from '../ui/mockup/portrait.tsx';
import MockupView from '../ui/mockup.tsx';
import Photo from '../ui/photo.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/**
 * What people say, with name, role and face; a voice that is alone is large, below a small heading
 * and beside a card with its face, or the product screen that it speaks of. Words of no person have
 * a sign in place of a face, and what is an example says so where everybody sees it.
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
  const [first] = items;
  const isAlone = items.length === 1;
  const beside = first?.mockup ? styles.besideScreen : !first?.icon && styles.besideCard;
  return (
    <Section id={id} ground={ground}>
      <div css={isAlone && [styles.alone, beside]}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        {isAlone && first ? (
          <Voice {...first} />
        ) : (
          <ul css={styles.list}>
            {items.map((item) => (
              <li key={item.text}>
                <Voice {...item} />
              </li>
            ))}
          </ul>
        )}
        {isAlone && first?.mockup && <MockupView mockup={first.mockup} ringless />}
        {sampleNote && <p css={styles.note}>{sampleNote}</p>}
      </div>
    </Section>
  );
}

const Voice = ({ text, name, role, photo, portrait, icon, art, metric }: Testimonial) => (
  <figure>
    {metric && <p css={styles.metric}>{metric}</p>}
    <blockquote css={styles.text}>
      <svg css={styles.mark} viewBox="0 0 38 32" aria-hidden="true">
        <path d="M16 0v6q-8 1-8 10h8v16H0V17Q0 2 16 0m22 0v6q-8 1-8 10h8v16H22V17Q22 2 38 0" />
      </svg>
      <p>
        <RichLine text={text} whole />
      </p>
    </blockquote>
    <figcaption css={styles.name}>
      {photo ? (
        <Photo photo={photo} sizes="24rem" css={styles.face} />
      ) : art ? (
        <div css={styles.face}>
          <Art name={art} tone="brand" framed="scene" />
        </div>
      ) : portrait ? (
        <div css={styles.face} aria-hidden="true">
          <Portrait portrait={portrait} look={styles.bust} />
        </div>
      ) : icon ? (
        <div css={[styles.face, styles.sign]}>
          <Icon name={icon} size={28} />
        </div>
      ) : (
        <Icon name="user" size={20} />
      )}
      <span>
        <b css={styles.who}>{name}</b>
        {role}
      </span>
    </figcaption>
  </figure>
);

const wide = media.from(960);

const styles = {
  list: css({
    display: 'grid',
    gap: '2.5rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  }),
  // What is said in two thirds of the width, and who says it in a card of its own beside it.
  alone: css({
    '& h2': { ...type.small, color: surfaceColor('chip-text'), fontFamily: 'inherit' },
    '& > div': { margin: '0 0 1.5rem' },
    '& blockquote': {
      fontSize: 'clamp(1.5rem, 1.05rem + 1.9vw, 2.5rem)',
      lineHeight: 1.15,
      letterSpacing: '-0.015em',
      fontWeight: 600,
    },
    '& blockquote p': { textWrap: 'balance' },
    '& > p': { marginTop: '1.25rem' },
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto auto 1fr',
      columnGap: layout.columns,
      '& > *, & > figure > *': { gridColumn: 1 },
      '& > div': { gridRow: 1, alignSelf: 'end' },
      '& > figure': { display: 'contents' },
      '& > p': { gridRow: 4 },
    },
  }),
  besideCard: css({
    [wide]: {
      '& figcaption': {
        gridArea: '1 / 2 / -1 / 3',
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        overflow: 'hidden',
        margin: 0,
        padding: layout.card,
        paddingBottom: 0,
        borderRadius: radius.card,
        background: surfaceColor('chip'),
      },
      '& figcaption > :not(span)': {
        width: 'min(100%, 20rem)',
        height: 'auto',
        margin: 'auto auto 0',
        borderRadius: 0,
        aspectRatio: '1',
        // A scene goes on to the card's edges.
        overflow: 'visible',
      },
    },
  }),
  besideScreen: css({
    '--bare-height': 0,
    '& > figure + figure': {
      marginTop: '2rem',
      padding: '1.25rem',
      borderRadius: radius.card,
      background: surfaceColor('chip'),
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > figure + figure': {
        display: 'block',
        gridArea: '1 / 2 / -1 / 3',
        alignSelf: 'center',
        margin: 0,
      },
    },
    // With letters that are read from where the large words are.
    [media.from(1200)]: { '& > figure + figure': { zoom: 1.2 } },
  }),
  face: css({
    flex: 'none',
    width: '4rem',
    height: '4rem',
    borderRadius: '50%',
    background: surfaceColor('chip'),
    overflow: 'hidden',
    aspectRatio: 'auto',
  }),
  bust: css({ width: '100%', height: '100%' }),
  sign: css({ display: 'grid', placeItems: 'center', color: surfaceColor('chip-text') }),
  mark: css({
    display: 'block',
    width: '2.75rem',
    marginBottom: '1.25rem',
    fill: surfaceColor('figure'),
  }),
  metric: css({ ...type.h2, color: surfaceColor('figure') }),
  text: css({ ...type.lead, margin: 0, fontFamily: font.heading, color: surfaceColor('heading') }),
  name: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    marginTop: '1.25rem',
    color: surfaceColor('muted'),
  }),
  who: css({
    display: 'block',
    color: surfaceColor('heading'),
    fontSize: type.body.fontSize,
    fontWeight: 650,
  }),
  note: css({ ...type.small, marginTop: '2rem', color: surfaceColor('muted') }),
};
