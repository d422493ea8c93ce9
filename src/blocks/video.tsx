import { css } from '@emotion/react';
import { useState } from 'react';
import type { VideoSection } from '../generated/types.ts';
import { color, media, radius, scrim, withoutScripts } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Image from '../ui/image.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';

/**
 * A video behind its poster: the platform is asked for nothing before the click. Without scripts a
 * link leads to it.
 */
export default function Video({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  poster,
  embedUrl,
  watchUrl,
  videoTitle,
  height,
}: VideoSection) {
  const text = useText();
  const [playing, setPlaying] = useState(false);
  const frame = css({
    height,
    [media.below(960)]: { height: 'auto', aspectRatio: '16 / 9' },
    // So tall that a telephone shows the left part of its poster, at a size that can be read.
    [media.below(640)]: { aspectRatio: '3 / 4' },
  });
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={[styles.frame, frame]} data-video>
        {playing ? (
          <iframe
            ref={(frame) => frame?.focus()}
            src={`${embedUrl}?autoplay=1`}
            title={videoTitle}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            css={styles.iframe}
          />
        ) : (
          <>
            <Image
              src={poster.src}
              alt={poster.alt}
              sizes="(min-width: 1280px) 76rem, (min-width: 640px) 100vw, 240vw"
              css={styles.poster}
            />
            <button
              type="button"
              css={styles.play}
              aria-label={text('common.playVideo', { title: videoTitle })}
              onClick={() => setPlaying(true)}
            >
              <span css={styles.disc}>
                <Icon name="play" size={32} />
              </span>
            </button>
          </>
        )}
      </div>
      <p css={styles.watch}>
        <SiteLink href={watchUrl}>{text('common.watchOnPlatform')}</SiteLink>
      </p>
    </Section>
  );
}

const styles = {
  frame: css({
    position: 'relative',
    borderRadius: radius.card,
    overflow: 'hidden',
    background: color('brand-950'),
  }),
  iframe: css({ width: '100%', height: '100%', border: 0 }),
  poster: css({
    height: '100%',
    '& picture': { display: 'block', height: '100%' },
    '& img': {
      height: '100%',
      objectFit: 'cover',
      [media.below(640)]: { objectPosition: '4% 0' },
    },
  }),
  play: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: radius.card,
    background: 'none',
    outlineOffset: -3,
    // On the tall poster, at the end of the telephone's last rows, where nothing is to be read.
    [media.below(640)]: { placeItems: 'end', padding: '0 2.25rem 2rem' },
    [withoutScripts]: { display: 'none' },
  }),
  disc: css({
    display: 'grid',
    placeItems: 'center',
    width: '5.5rem',
    height: '5.5rem',
    paddingInlineStart: '0.3rem',
    borderRadius: '50%',
    background: color('ipe'),
    color: color('ink'),
    boxShadow: `0 0 0 12px ${scrim.halo}`,
    // It grows with the poster, of which it covers nothing.
    [media.below(960)]: {
      width: '4rem',
      height: '4rem',
      boxShadow: `0 0 0 8px ${scrim.halo}`,
    },
    'button:hover > &': { background: color('ipe-200') },
  }),
  watch: css({ display: 'none', marginTop: '1rem', [withoutScripts]: { display: 'block' } }),
};
