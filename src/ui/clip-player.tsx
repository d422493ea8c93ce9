import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { Clip } from '../generated/types.ts';
import { known } from '../lib/known.ts';
import { usePage } from '../state/page-context.ts';
import { color, radius, withoutScripts } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { useText } from './text.ts';

/**
 * A short clip without sound that repeats, with a pause. It loads and starts once it is in view
 * (see lib/lazy-media); without scripts it waits for its own controls.
 */
export default function ClipPlayer({ clip: { src, poster } }: { clip: Clip }) {
  const { page, shell } = usePage();
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const { width, height, src: posterSrc } = known(page.pictures, poster.src);
  const { src: clipSrc } = known(page.pictures, src);
  useEffect(() => setPaused(video.current?.paused ?? false), []);
  return (
    <div
      css={styles.frame}
      data-state="pending"
      data-ratio={shell.timings.imageVisibleRatio}
      suppressHydrationWarning
    >
      <video
        ref={video}
        muted
        loop
        playsInline
        controls
        preload="none"
        src={clipSrc}
        width={width}
        height={height}
        aria-label={poster.alt}
        css={[styles.video, posterOnceSeen(posterSrc)]}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        suppressHydrationWarning
      >
        {text('common.videoUnsupported')}
      </video>
      <button
        type="button"
        css={styles.toggle}
        aria-label={text(paused ? 'common.play' : 'common.pause')}
        onClick={() => toggle(video.current)}
      >
        <Icon name={paused ? 'play' : 'pause'} size={18} />
      </button>
    </div>
  );
}

/**
 * The clip itself says whether it plays: a click that wakes its section comes before that is shown.
 * One that goes with its page before it plays has not failed: nobody waits for it.
 */
const toggle = (clip: HTMLVideoElement | null) =>
  clip?.paused ? clip.play().catch(() => {}) : clip?.pause();

/** The poster is asked for once enough of the clip is in view; without scripts at once. */
const posterOnceSeen = (src: string) => {
  const poster = { background: `url(${src}) center / cover` };
  return css({ '[data-seen] &': poster, [withoutScripts]: poster });
};

const styles = {
  frame: css({ position: 'relative' }),
  video: css({
    width: '100%',
    height: 'auto',
    borderRadius: radius.card,
    background: color('brand-950'),
  }),
  toggle: css({
    position: 'absolute',
    insetInlineEnd: '1rem',
    bottom: '1rem',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    borderRadius: '50%',
    background: color('white'),
    color: color('ink'),
    [withoutScripts]: { display: 'none' },
  }),
};
