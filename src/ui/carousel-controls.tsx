import { css } from '@emotion/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, withoutScripts } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { useText } from './text.ts';
import { visuallyHidden } from './visually-hidden.tsx';

/** To the next slide, or to the one before. */
export type Step = 1 | -1;

type Props = {
  /** How many slides there are. */
  slides: number;
  /** There once the app has arrived. */
  carousel: EmblaCarouselType | undefined;
  /** Whether the button starts it, else it stops it. */
  stopped: boolean;
  /** Whether it moves by itself now: then nobody is told of each slide. */
  isPlaying: boolean;
  onToggle: () => void;
  /** The id of the slides, which the arrows move. */
  controls: string;
  arrows: boolean;
  /** Asks for the slide after, or before, the one that shows. */
  onStep: (by: Step) => void;
  className?: string;
};

/**
 * The pause of a carousel, which comes first, so that it is met before what moves; with arrows,
 * also its dots and the ways to the slides beside.
 */
export default function CarouselControls({
  slides,
  carousel,
  stopped,
  isPlaying,
  onToggle,
  controls,
  arrows,
  onStep,
  className,
}: Props) {
  const text = useText();
  return (
    <div css={styles.controls} className={className}>
      {arrows && <Dots count={slides} carousel={carousel} isPlaying={isPlaying} />}
      <Control
        label={text(stopped ? 'common.play' : 'common.pause')}
        onClick={onToggle}
        css={styles.motion}
      >
        <Icon name={stopped ? 'play' : 'pause'} size={18} />
      </Control>
      {arrows && (
        <>
          <Control label={text('common.previous')} controls={controls} onClick={() => onStep(-1)}>
            <Icon name="chevron-left" size={24} />
          </Control>
          <Control label={text('common.next')} controls={controls} onClick={() => onStep(1)}>
            <Icon name="chevron-right" size={24} />
          </Control>
        </>
      )}
    </div>
  );
}

/**
 * One dot a slide, of which that of the first slide in view stands out, and a line that tells
 * screen readers which it is.
 */
function Dots({
  count,
  carousel,
  isPlaying,
}: {
  count: number;
  carousel: EmblaCarouselType | undefined;
  isPlaying: boolean;
}) {
  const text = useText();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const onSelect = () => setCurrent(carousel?.selectedScrollSnap() ?? 0);
    onSelect();
    carousel?.on('select', onSelect);
    return () => void carousel?.off('select', onSelect);
  }, [carousel]);
  return (
    <>
      <div css={styles.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-current={index === current || undefined} />
        ))}
      </div>
      {carousel && !isPlaying && (
        <span css={visuallyHidden} role="status">
          {text('common.slide', { current: current + 1, total: count })}
        </span>
      )}
    </>
  );
}

function Control({
  label,
  controls,
  onClick,
  className,
  children,
}: {
  label: string;
  controls?: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      css={styles.control}
      className={className}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const styles = {
  controls: css({
    display: 'flex',
    gap: '0.5rem',
    [withoutScripts]: { display: 'none' },
  }),
  // Where nothing moves by itself, there is nothing to stop.
  motion: css({ [media.reducedMotion]: { display: 'none' } }),
  dots: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    marginInlineEnd: '0.75rem',
    '& > i': { width: 8, height: 8, borderRadius: '50%', background: surfaceColor('edge') },
    '& > [data-current]': { background: surfaceColor('figure') },
  }),
  control: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    borderRadius: '50%',
    background: surfaceColor('quiet'),
    color: surfaceColor('heading'),
    boxShadow: `inset 0 0 0 1.5px ${surfaceColor('edge')}`,
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${surfaceColor('figure')}` },
  }),
};
