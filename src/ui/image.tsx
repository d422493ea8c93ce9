import { css } from '@emotion/react';
import { known } from '../lib/known.ts';
import { usePage } from '../state/page-context.ts';
import { color, media } from '../theme/tokens.ts';
import { useText } from './text.ts';

type Props = {
  /** The picture's address as the configuration has it. */
  src: string;
  alt: string;
  /** How wide it shows, for the browser's choice of version. */
  sizes?: string;
  /** Whether it shows at once, in the first screen, without waiting to be seen. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture that loads when enough of it is in view and fades in. Without scripts, or before them,
 * it is an image that the browser loads when it comes near: `lib/lazy-media` holds it back and
 * shows it by its marks alone. An eager one has none of that.
 */
export default function Image({ src, alt, sizes = '100vw', eager = false, className }: Props) {
  const { page, shell } = usePage();
  const text = useText();
  const { imageFadeMs, imageVisibleRatio } = shell.timings;
  const picture = known(page.pictures, src);
  const { width, height } = picture;
  return (
    <span
      css={[
        styles.frame,
        css({ '& img': { [media.motion]: { transition: `opacity ${imageFadeMs}ms` } } }),
      ]}
      className={className}
      data-state={eager ? undefined : 'pending'}
      data-ratio={eager ? undefined : imageVisibleRatio}
      suppressHydrationWarning
    >
      <picture css={keepRatio(width, height)}>
        {picture.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          src={picture.src}
          width={width}
          height={height}
          alt={alt}
        />
      </picture>
      <span css={styles.error} data-image-error>
        {text('common.imageFailed')}
      </span>
    </span>
  );
}

/** The place of a picture that is not there yet. */
const keepRatio = (width: number, height: number) =>
  css({
    [media.screen]: {
      '.js [data-state=pending] > &': { display: 'block', aspectRatio: `${width} / ${height}` },
    },
  });

const styles = {
  frame: css({
    display: 'block',
    position: 'relative',
    '& img': { width: '100%', height: 'auto' },
    [media.screen]: {
      '.js &[data-state=pending] img': { opacity: 0 },
      '.js &[data-state=pending]:not([data-seen]) img': { display: 'none' },
    },
    '.js &[data-state=failed] picture': { visibility: 'hidden' },
  }),
  error: css({
    display: 'none',
    position: 'absolute',
    inset: 0,
    placeContent: 'center',
    padding: '0.5rem',
    borderRadius: 'inherit',
    background: color('sand-100'),
    color: color('muted'),
    fontSize: '0.9375rem',
    textAlign: 'center',
    '[data-state=failed] > &': { display: 'grid' },
  }),
};
