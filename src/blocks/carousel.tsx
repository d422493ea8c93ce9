import { css } from '@emotion/react';
import Autoplay from 'embla-carousel-autoplay';
import { useState } from 'react';
import type { CarouselSection } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { ownHue } from '../theme/own-hue.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, shadow, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import CardLink from '../ui/card-link.tsx';
import Carousel from '../ui/carousel.tsx';
import { nextShows } from '../ui/carousel-widths.ts';
import Icon from '../ui/icon.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground, toneIcon } from '../ui/tones.ts';

/** Embla moves sixty times a second, and slides without overshoot from this `duration` on. */
const [frameMs, shortestDuration] = [1000 / 60, 17];

/**
 * Embla's `duration` that takes a time. It is no time itself: in each frame the speed grows by the
 * rest of the way divided by it, and friction leaves 0.68 of the speed.
 * @param milliseconds until no more than 1% of the way is left
 */
function emblaDuration(milliseconds: number): number {
  const lasts = (duration: number) => {
    let [rest, speed, frames] = [1, 0, 0];
    for (; rest > 0.01; frames++) {
      speed = (speed + rest / duration) * 0.68;
      rest -= speed;
    }
    return frames * frameMs;
  };
  let duration = shortestDuration;
  while (lasts(duration) < milliseconds) duration += 0.25;
  return duration;
}

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
    Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false }),
  );
  const [options] = useState(() => ({ duration: emblaDuration(speedMs) }));
  return (
    <Section id={id} ground={ground} css={styles.section}>
      <Carousel
        label={heading}
        slideCounts={slides}
        autoplayPlugin={autoplayPlugin}
        options={options}
        arrows
        slides={items.map(({ icon, art, hue, tone = 'brand', heading: title, text, link }) => (
          <div
            key={title}
            css={[
              styles.card,
              art ? toneBackground[tone] : styles.white,
              hue !== undefined && ownHue(hue),
            ]}
            data-ground={art ? 'tint' : 'plain'}
          >
            {icon && !art && (
              <span css={[styles.icon, toneIcon[tone]]}>
                <Icon name={icon} size={22} />
              </span>
            )}
            <h3 css={styles.heading}>{title}</h3>
            <p css={styles.text}>{text}</p>
            {link && <CardLink link={link} heading={title} />}
            {art && (
              <div css={styles.art}>
                <Art name={art} tone={tone} />
              </div>
            )}
          </div>
        ))}
      >
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
      </Carousel>
    </Section>
  );
}

/** Of a card, which a drawing reaches over. */
const padding = '1.75rem';

const styles = {
  // One is a slide of its own on a telephone.
  section: css({
    [media.below(640)]: {
      '& [data-motion] > [role=group]': nextShows('10%'),
    },
  }),
  card: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '0.75rem',
    height: '100%',
    padding,
    borderRadius: radius.card,
    overflow: 'hidden',
  }),
  white: css({ background: color('white'), boxShadow: shadow.line }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    marginBottom: '0.5rem',
    borderRadius: radius.tile,
  }),
  // So that a heading of two words takes one line.
  heading: css({ ...type.h3, fontSize: 'clamp(1.25rem, 1.5vw, 1.375rem)' }),
  text: css({ marginBottom: 'auto', color: surfaceColor('muted') }),
  // It stands on the card's lower edge, which cuts it.
  art: css({
    alignSelf: 'stretch',
    height: '9.5rem',
    margin: `1rem -${padding} -${padding}`,
    [media.below(640)]: { marginTop: 0 },
  }),
};
