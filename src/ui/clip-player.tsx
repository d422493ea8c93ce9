import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { Clip } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { color, radius } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { useText } from './text.ts';

/** A short clip without sound that repeats, with a pause. It starts once it is in view (see lib/lazy-images), and not where less motion is preferred. */
export default function ClipPlayer({ clip: { src, poster } }: { clip: Clip }) {
  const { page } = usePage();
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const { width, height, src: posterSrc } = page.pictures[poster.src]!;
  const toggle = () => {
    if (paused) void video.current!.play();
    else video.current!.pause();
    setPaused(!paused);
  };
  return (
    <div css={styles.frame}>
      <video ref={video} muted loop playsInline preload="none" poster={posterSrc} width={width} height={height} data-clip aria-label={poster.alt} css={styles.video}>
        <source src={page.pictures[src]!.src} type={`video/${src.split('.').at(-1)}`} />
        {text('common.videoUnsupported')}
      </video>
      <button type="button" css={styles.toggle} aria-label={text(paused ? 'common.play' : 'common.pause')} onClick={toggle}><Icon name={paused ? 'play' : 'pause'} size={18} /></button>
    </div>
  );
}

const styles = {
  frame: css({ position: 'relative' }),
  video: css({ width: '100%', height: 'auto', borderRadius: radius.card, background: color('brand-950') }),
  toggle: css({ position: 'absolute', insetInlineEnd: '1rem', bottom: '1rem', display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem', border: 0, borderRadius: '50%', background: color('white'), color: color('ink'), 'html:not(.js) &': { display: 'none' } }),
};
