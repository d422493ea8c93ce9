import { css } from '@emotion/react';
import type { GallerySection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import Enlargement from '../ui/enlargement.tsx';
import { scrollable, snapRow } from '../ui/mobile-layouts.ts';
import Photo from '../ui/photo.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** Pictures in a grid, on a telephone in a row, each with a caption; a click shows one whole. */
export default function Gallery({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  columns,
  mobile,
  items,
}: GallerySection) {
  const inRow = mobile === 'row';
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={inRow && snapRow}>
        <ul css={[styles.grid, columnsOf[columns]]} {...(inRow && scrollable(id))}>
          {items.map(({ photo, caption }, index) => (
            <li key={caption}>
              <figure>
                <div css={styles.frame}>
                  <Photo photo={photo} sizes="(min-width: 640px) 38rem, 86vw" />
                  <Enlargement photo={photo} caption={caption} place={[index + 1, items.length]} />
                </div>
                <figcaption css={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const styles = {
  grid: css({ display: 'grid', gap: 'clamp(1.25rem, 3vw, 2rem)' }),
  frame: css({ position: 'relative' }),
  caption: css({ ...type.small, marginTop: '0.75rem', color: surfaceColor('muted') }),
};

const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** From 640 px on two, and more where there is room. */
const columnsOf = {
  2: css({ [media.from(640)]: two }),
  3: css({
    [media.from(640)]: two,
    [media.from(960)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  4: css({
    [media.from(640)]: two,
    [media.from(960)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};
