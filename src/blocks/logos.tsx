import { css } from '@emotion/react';
import AutoScroll from 'embla-carousel-auto-scroll';
import { useState } from 'react';
import type { LogosSection, SlidesStep } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { color, media } from '../theme/tokens.ts';
import Carousel from '../ui/carousel.tsx';
import Image from '../ui/image.tsx';
import Section, { SectionHeading } from '../ui/section.tsx';

const framesPerSecond = 60;

/** A strip of logos in slow, steady motion. */
export default function Logos({ id, ground, heading, items }: LogosSection) {
  const { slides, speedMs } = usePage().shell.carousels.logos;
  const [autoplayPlugin] = useState(() => {
    const plugin = AutoScroll({ playOnInit: false, stopOnInteraction: false, startDelay: 0 });
    const start = plugin.init;
    // The plugin's speed is in pixels a frame; ours is the time in which one logo goes by.
    plugin.init = (embla, handler) => {
      plugin.options.speed =
        embla.rootNode().clientWidth / visibleSlides(slides) / ((speedMs / 1000) * framesPerSecond);
      start(embla, handler);
    };
    return plugin;
  });
  return (
    <Section id={id} ground={ground} css={styles.section}>
      <Carousel
        label={heading}
        slideCounts={slides}
        autoplayPlugin={autoplayPlugin}
        slides={items.map(({ name, src }) => (
          <Image key={name} src={src} alt={name} css={styles.logo} />
        ))}
      >
        <SectionHeading id={id} css={styles.heading}>
          {heading}
        </SectionHeading>
      </Carousel>
    </Section>
  );
}

/** How many slides show at the window's width: the last step that holds. */
const visibleSlides = (steps: SlidesStep[]) =>
  steps.reduce(
    (count, step) => (step.below === undefined || innerWidth < step.below ? step.count : count),
    1,
  );

const styles = {
  section: css({
    // They come and go gently.
    '& [data-motion] > [role=group]': {
      outlineOffset: -3,
      mask:
        `linear-gradient(90deg, transparent, ${color('ink')} 0.625rem calc(100% - 3rem), ` +
        'transparent)',
      // One is a slide of its own on a telephone, and its neighbour shows beside it.
      [media.below(480)]: {
        width: '58%',
        mask: 'none',
        clipPath: 'inset(0 -50vw 0 0)',
        'html.js &': { overflow: 'visible' },
      },
    },
  }),
  heading: css({
    // In the middle of the button beside it.
    paddingBlock: '0.625rem',
    color: color('muted'),
    fontFamily: 'inherit',
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: 0,
  }),
  // All as high as one another, on one line: their drawings have the same height.
  logo: css({
    height: '2.5rem',
    // So that on a telephone the widest is as high as the others, too.
    [media.below(480)]: { height: '1.75rem' },
    '& img': { width: 'auto', maxWidth: '100%', height: '100%', objectFit: 'contain' },
  }),
};
