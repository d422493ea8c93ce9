import { css } from '@emotion/react';
import type { MediaSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import ClipPlayer from '../ui/clip-player.tsx';
import Image from '../ui/image.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** One picture or short video, whole, with its caption: as wide as the text, or as the page. */
export default function Media({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  width,
  align,
  picture,
  clip,
  caption,
}: MediaSection) {
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <figure css={align === 'center' && styles.centered}>
        {picture && (
          <Image
            src={picture.src}
            alt={picture.alt}
            sizes={sizes[width ?? 'usual']}
            css={styles.picture}
          />
        )}
        {clip && <ClipPlayer clip={clip} />}
        {caption && (
          <figcaption css={styles.caption}>
            <RichLine text={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

const sizes = {
  narrow: '(min-width: 768px) 48rem, 100vw',
  usual: '(min-width: 1280px) 76rem, 100vw',
  wide: '(min-width: 1536px) 92rem, 100vw',
};

const styles = {
  centered: css({ '& figcaption': { marginInline: 'auto', textAlign: 'center' } }),
  picture: css({
    borderRadius: radius.card,
    overflow: 'hidden',
    [media.below(480)]: { borderRadius: radius.float },
  }),
  caption: css({
    ...type.small,
    maxWidth: '46rem',
    marginTop: '1rem',
    color: surfaceColor('muted'),
  }),
};
