import { css } from '@emotion/react';
import AutoScroll from 'embla-carousel-auto-scroll';
import { useState } from 'react';
import type { LogosSection, SlidesStep } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media } from '../theme/tokens.ts';
import Carousel from '../ui/carousel.tsx';
import { nextShows } from '../ui/carousel-widths.ts';
import Image from '../ui/image.tsx';
import Section, { SectionHeading } from '../ui/section.tsx';

const framesPerSecond = 60;

/** A strip of logos in slow, steady motion. */
export default function Logos({ id, ground, heading, items }: LogosSection) {
  const { slides, speedMs } = usePage().shell.carousels.logos;
  const [autoplayPlugin] = useState(() => {
    const plugin = AutoScroll({ playOnInit: false, stopOnFocusIn: false, startDelay: 0 });
    const start = plugin.init;
    // The plugin's speed is in pixels a frame; ours is the time in which one logo goes by.
    plugin.init = (embla, handler) => {
      plugin.options.speed =
        embla.containerNode().clientWidth /
        visibleSlides(slides) /
        ((speedMs / 1000) * framesPerSecond);
      start(embla, handler);
    };
    return plugin;
  });
  return (
    <Section id={id} ground={ground} spacing="strip" css={styles.section}>
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
    [media.below(1024)]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0',
        height: '4.5rem',
        background: 'inherit',
        // At both edges of the window they come and go gently.
        mask: `linear-gradient(90deg, ${color('ink')} 1%, transparent 6% 80%, ${color('ink')} 99%)`,
        pointerEvents: 'none',
      },
    },
    // A line divides it from what is above it, and all stands in one row as soon as it fits.
    '& [data-motion]': {
      paddingTop: '1.125rem',
      borderTop: `1px solid ${surfaceColor('line')}`,
      [media.from(1024)]: {
        display: 'grid',
        paddingTop: layout.rhythm.strip,
        gridTemplateColumns: '12.5rem minmax(0, 1fr) auto',
        columnGap: '1.25rem',
        alignItems: 'center',
        '& > :first-of-type': { display: 'contents' },
        '& > :first-of-type > :nth-of-type(2)': { order: 1 },
      },
    },
    '& [data-motion] > [role=group]': {
      outlineOffset: -3,
      // They come and go gently.
      mask:
        `linear-gradient(90deg, transparent, ${color('ink')} 0.75rem calc(100% - 0.75rem), ` +
        'transparent)',
      [media.from(1024)]: { margin: 0 },
      // On smaller windows the next one fades out towards the window's edge.
      [media.below(1024)]: { ...nextShows('5%'), mask: 'none' },
      [media.below(480)]: { paddingRight: nextShows('58%').paddingRight },
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
    height: '2.25rem',
    // So that in narrow places the widest is as high as the others, too.
    [media.below(1280)]: { height: '1.75rem' },
    [media.below(1024)]: { height: '2rem' },
    [media.below(480)]: { height: '1.5rem' },
    // In the middle of its slide: what lies between two of them differs by half of their widths.
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  }),
};
