import { css } from '@emotion/react';
import type { Focus, Photo as PhotoData } from '../generated/types.ts';
import { color, media, radius } from '../theme/tokens.ts';
import Image from './image.tsx';

type Props = {
  photo: PhotoData;
  sizes: string;
  /** Whether it shows at once, in the first screen, without waiting to be seen. */
  eager?: boolean;
  className?: string;
};

/**
 * A photo that fills its place, which the class gives a shape: what does not fit is cut, and its
 * focus kept. In duotone the page's ramp takes the place of its colours.
 */
export default function Photo({
  photo: { src, alt, focus, duotone },
  sizes,
  eager,
  className,
}: Props) {
  return (
    <Image
      src={src}
      alt={alt}
      sizes={sizes}
      eager={eager}
      css={[styles.photo, focus && around(focus), duotone && styles.duotone]}
      className={className}
    />
  );
}

const around = ({ x, y }: Focus) => css({ '& img': { objectPosition: `${x}% ${y}%` } });

const styles = {
  photo: css({
    aspectRatio: '4 / 3',
    borderRadius: radius.card,
    overflow: 'hidden',
    '& picture': { display: 'block', height: '100%' },
    '& img': { height: '100%', objectFit: 'cover' },
  }),
  // The photo's light in the ramp's hue; what is darker than the dark tone becomes it.
  duotone: css({
    isolation: 'isolate',
    background: color('brand-500'),
    '& img': { mixBlendMode: 'luminosity' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: color('brand-900'),
      mixBlendMode: 'lighten',
      pointerEvents: 'none',
      [media.forcedColors]: { display: 'none' },
    },
    '&[data-state=failed]::after': { display: 'none' },
  }),
};
