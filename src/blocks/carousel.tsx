import { css } from '@emotion/react';
import Autoplay from 'embla-carousel-autoplay';
import { useState } from 'react';
import type { CarouselSection } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, radius, shadow, type } from '../theme/tokens.ts';
import CardLink from '../ui/card-link.tsx';
import Carousel from '../ui/carousel.tsx';
import Icon from '../ui/icon.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneIcon } from '../ui/tones.ts';

/**
 * Embla's `duration` is no time: in each frame of 1/60 s the rest of the way shrinks by 2.125 /
 * duration (its friction is 0.68).
 * 99% of the way is done after 4.6 × duration / 2.125 frames, so this duration makes that take the
 * given time.
 */
const emblaDuration = (milliseconds: number) => Math.round(milliseconds / 36);

/** Cards that pass by, with buttons and a pause. */
export default function CarouselBlock({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
}: CarouselSection) {
  const { slides, autoplayMs, speedMs } = usePage().shell.carousels.solutions;
  const [autoplayPlugin] = useState(() =>
    Autoplay({ delay: autoplayMs, playOnInit: false, stopOnInteraction: false }),
  );
  return (
    <Section id={id} ground={ground}>
      <Carousel
        label={heading}
        slideCounts={slides}
        autoplayPlugin={autoplayPlugin}
        options={{ duration: emblaDuration(speedMs) }}
        arrows
        slides={items.map(({ icon, tone = 'brand', heading: title, text, link }) => (
          <div key={title} css={styles.card} data-ground="plain">
            <span css={[styles.icon, toneIcon[tone]]}>
              <Icon name={icon} size={22} />
            </span>
            <h3 css={styles.heading}>{title}</h3>
            <p css={styles.text}>{text}</p>
            {link && <CardLink link={link} heading={title} />}
          </div>
        ))}
      >
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
      </Carousel>
    </Section>
  );
}

const styles = {
  card: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '0.75rem',
    height: '100%',
    padding: '1.75rem',
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    marginBottom: '0.5rem',
    borderRadius: radius.tile,
  }),
  heading: css(type.h3),
  text: css({ marginBottom: 'auto', color: surfaceColor('muted') }),
};
