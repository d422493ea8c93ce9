import { css } from '@emotion/react';
import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Slides } from '../generated/types.ts';
import { media, withoutScripts } from '../theme/tokens.ts';
import { useAttention } from './attention.ts';
import CarouselControls, { type Step } from './carousel-controls.tsx';
import { hiddenWhereAllFit, slideGap, slideWidths } from './carousel-widths.ts';
import { useReducedMotion } from './reduced-motion.ts';
import { useText } from './text.ts';

/** A plugin that moves the carousel by itself. */
type AutoplayPlugin = EmblaPluginType & { play: () => void; stop: () => void };

type Props = {
  label: string;
  slides: ReactNode[];
  /** How many slides show, by width. */
  slideCounts: Slides;
  autoplayPlugin: AutoplayPlugin;
  options?: EmblaOptionsType;
  /** Buttons for the previous and the next slide, and dots that show which one is first. */
  arrows?: boolean;
  /** What stands above the slides, beside the buttons. */
  children: ReactNode;
};

/**
 * Slides side by side, of which a few show. They move by themselves unless someone prefers less
 * motion, stand still while someone points at them, and stay where they are once someone has paused
 * them or has been in them by keyboard, until the button starts them again; then they move whoever
 * is in them. Before the app arrives they scroll by hand.
 */
export default function Carousel({
  label,
  slides,
  slideCounts,
  autoplayPlugin,
  options,
  arrows = false,
  children,
}: Props) {
  const text = useText();
  const slidesId = useId();
  /** What the button was last pressed for, or what leaving by keyboard stands for. */
  const [asked, setAsked] = useState<'play' | 'stop'>();
  const { hovered, focused, watched } = useAttention<HTMLDivElement>(() =>
    setAsked((before) => before ?? 'stop'),
  );
  const reducedMotion = useReducedMotion();
  const [plugins] = useState(() => [autoplayPlugin]);
  const [viewport, carousel] = useEmblaCarousel(
    { loop: true, align: 'start', ...options },
    reducedMotion ? [] : plugins,
  );
  /** What the arrows were pressed for before the slides could move: that press wakes them. */
  const steps = useRef<Step[]>([]);
  const onStep = (by: Step) => {
    if (carousel) go(carousel, by, reducedMotion);
    else steps.current.push(by);
  };
  const stopped = asked === 'stop';
  const isAttended = asked !== 'play' && (hovered || focused);
  const isPlaying = !stopped && !isAttended && !reducedMotion;

  // What was scrolled by hand stays in view, also where that scrolling has not come to its end.
  useLayoutEffect(() => {
    if (!carousel) return;
    const frame = carousel.rootNode();
    const at = frame.scrollLeft / frame.scrollWidth;
    if (at > 0) carousel.scrollTo(Math.round(at * slides.length), true);
    const stay = () => {
      frame.scrollLeft = 0;
    };
    stay();
    frame.onscroll = stay;
    for (const by of steps.current.splice(0)) go(carousel, by, true);
  }, [carousel, slides.length]);

  useEffect(() => {
    if (!carousel || reducedMotion) return;
    // A motor that finds nothing to move, since all slides fit, has not started, and must not be
    // told to play.
    const syncAutoplay = () =>
      isPlaying && carousel.scrollSnapList().length > 1
        ? autoplayPlugin.play()
        : autoplayPlugin.stop();
    syncAutoplay();
    carousel.on('pointerUp', syncAutoplay).on('reInit', syncAutoplay);
    return () => void carousel.off('pointerUp', syncAutoplay).off('reInit', syncAutoplay);
  }, [carousel, autoplayPlugin, isPlaying, reducedMotion]);

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-client
      data-motion={
        stopped
          ? 'paused'
          : isAttended
            ? hovered
              ? 'hovered'
              : 'focused'
            : reducedMotion
              ? 'still'
              : carousel
                ? 'playing'
                : 'waiting'
      }
      {...watched}
    >
      <div css={styles.head}>
        <div css={styles.heading}>{children}</div>
        <CarouselControls
          slides={slides.length}
          css={hiddenWhereAllFit(slideCounts, slides.length)}
          stopped={stopped}
          isPlaying={isPlaying}
          onToggle={() => setAsked(stopped ? 'play' : 'stop')}
          controls={slidesId}
          arrows={arrows}
          onStep={onStep}
          carousel={carousel}
        />
      </div>
      <div
        ref={viewport}
        css={[styles.viewport, carousel && styles.ready]}
        tabIndex={carousel ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <div id={slidesId} css={styles.track} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={text('common.slide', { current: index + 1, total: slides.length })}
              css={[styles.slide, slideWidths(slideCounts)]}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** @param isStill whether it changes without moving */
const go = (carousel: EmblaCarouselType, by: Step, isStill: boolean) =>
  by > 0 ? carousel.scrollNext(isStill) : carousel.scrollPrev(isStill);

const styles = {
  viewport: css({
    marginInline: `-${slideGap}`,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    [withoutScripts]: { scrollbarWidth: 'thin' },
  }),
  // From now on fingers move what is in it, not its own scrolling.
  ready: css({
    overflow: 'hidden',
    scrollSnapType: 'none',
    '& > *': { touchAction: 'pan-y pinch-zoom' },
  }),
  // Paper shows all of them.
  track: css({
    display: 'flex',
    [media.print]: { flexWrap: 'wrap', '&, & > *': { transform: 'none!important' } },
  }),
  slide: css({
    flex: '0 0 auto',
    minWidth: 0,
    paddingInline: slideGap,
    scrollSnapAlign: 'start',
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '1.25rem 2rem',
    marginBottom: 'clamp(1.25rem, 3vw, 2.5rem)',
  }),
  heading: css({ flex: '1 1 12rem', maxWidth: '44rem' }),
};
