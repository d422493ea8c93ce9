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
  className?: string;
};

/**
 * A picture that loads when it comes into view and fades in; without scripts it loads as any other.
 */
export default function Image({ src, alt, sizes = '100vw', className }: Props) {
  const { page, shell } = usePage();
  const text = useText();
  const { imageFadeMs, imageVisibleRatio } = shell.timings;
  const picture = known(page.pictures, src);
  const size = { width: picture.width, height: picture.height };
  return (
    <span
      css={[
        styles.frame,
        css({ '& img': { [media.motion]: { transition: `opacity ${imageFadeMs}ms` } } }),
      ]}
      className={className}
      data-state="pending"
      data-ratio={imageVisibleRatio}
      suppressHydrationWarning
    >
      <picture>
        {picture.sources.map(({ type, srcset }) => (
          <source
            key={type}
            type={type}
            data-srcset={srcset}
            sizes={sizes}
            suppressHydrationWarning
          />
        ))}
        <img data-src={picture.src} alt={alt} {...size} suppressHydrationWarning />
      </picture>
      <span css={styles.error} data-image-error>
        {text('common.imageFailed')}
      </span>
      <noscript>
        <picture>
          {picture.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img src={picture.src} alt={alt} loading="lazy" {...size} />
        </picture>
      </noscript>
    </span>
  );
}

const styles = {
  frame: css({
    display: 'block',
    position: 'relative',
    '& img': { width: '100%', height: 'auto' },
    '.js &[data-state=pending] img': { opacity: 0 },
    '.js &[data-state=failed] picture': { visibility: 'hidden' },
    'html:not(.js) & > picture': { display: 'none' },
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
