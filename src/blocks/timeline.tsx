import { css } from '@emotion/react';
import type { TimelineSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import { grown } from '../ui/arrivals.ts';
import Icon from '../ui/icon.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** Steps on a line, which goes down on a telephone and to the right where there is room. */
export default function Timeline({ id, ground, eyebrow, heading, lead, items }: TimelineSection) {
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <ol css={styles.list}>
        {items.map(({ icon, when, heading: step, text }, index) => (
          <li key={step} css={styles.step}>
            <i css={styles.line} />
            <span css={styles.mark} aria-hidden="true">
              {icon ? <Icon name={icon} size={22} /> : index + 1}
            </span>
            <div>
              {when && <p css={styles.when}>{when}</p>}
              <h3 css={styles.heading}>{step}</h3>
              <p css={styles.text}>
                <RichLine text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const styles = {
  list: css({
    display: 'grid',
    [media.from(960)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '1.25rem',
    paddingBottom: '2rem',
    [media.from(960)]: { display: 'block', padding: '0 2rem 0 0' },
  }),
  // The line to the next step: two borders that touch, whichever way it goes.
  line: css(grown, {
    position: 'absolute',
    inset: '3rem auto 0 1.4375rem',
    border: `1px solid ${surfaceColor('figure')}`,
    transformOrigin: '0 0',
    'li:last-child > &': { display: 'none' },
    [media.from(960)]: { inset: '1.4375rem 0 auto 3rem' },
  }),
  mark: css({
    ...type.h3,
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    [media.from(960)]: { marginBottom: '1.25rem' },
  }),
  when: css({ ...type.small, fontWeight: 650, color: surfaceColor('chip-text') }),
  heading: css(type.h3),
  text: css({ marginTop: '0.5rem', color: surfaceColor('muted') }),
};
