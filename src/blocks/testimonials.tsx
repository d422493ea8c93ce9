import { css } from '@emotion/react';
import type { TestimonialsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { font, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** What people say, with name and role; what is an example says so where everybody sees it. */
export default function Testimonials({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  sampleNote,
}: TestimonialsSection) {
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <ul css={styles.list}>
        {items.map(({ text, name, role, metric }) => (
          <li key={text}>
            <figure css={styles.figure}>
              {metric && <p css={styles.metric}>{metric}</p>}
              <blockquote css={styles.text}>
                <p>
                  <RichLine text={text} />
                </p>
              </blockquote>
              <figcaption css={styles.name}>
                <Icon name="user" size={20} />
                {role ? `${name}, ${role}` : name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {sampleNote && <p css={styles.note}>{sampleNote}</p>}
    </Section>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: '2.5rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  }),
  figure: css({
    paddingInlineStart: '1.5rem',
    borderInlineStart: `3px solid ${surfaceColor('figure')}`,
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
    gap: '0.5rem',
    marginTop: '1rem',
    color: surfaceColor('muted'),
  }),
  note: css({ ...type.small, marginTop: '2rem', color: surfaceColor('muted') }),
};
