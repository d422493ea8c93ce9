import { css } from '@emotion/react';
import type { HeroSection } from '../generated/types.ts';
import { layout as measures, media } from '../theme/tokens.ts';

/** How words and what there is to see stand to each other in a page's opening. */
export type Arrangement = HeroSection['layout'] | 'phoneHalf' | 'words';

type Seen = Pick<HeroSection, 'layout' | 'mockup' | 'photo' | 'art'>;

/** The layout that what there is to see can have; the words alone have none. */
export function arrangementOf({ layout, mockup, photo, art }: Seen): Arrangement {
  if (!mockup && !photo && !art) return layout === 'centered' ? 'centered' : 'words';
  if (layout === 'halves' && mockup?.device === 'phone') return 'phoneHalf';
  const suits = { pair: mockup, scene: !mockup && !photo };
  return layout in suits && !suits[layout as keyof typeof suits] ? 'split' : layout;
}

/** Whether the words stand in the middle, above what there is to see. */
export const isCentered = (arrangement: Arrangement) =>
  arrangement === 'centered' || arrangement === 'stage';

const columns = css({
  display: 'grid',
  gap: measures.columns,
  maxWidth: 'none',
  alignItems: 'center',
});
/** From this width on, in pixels, a narrow picture has room beside the words. */
export const tablet = 700;

/** From which width on, in pixels, the picture stands beside the words, if it ever does. */
export function besideFrom(arrangement: Arrangement): number | undefined {
  if (isCentered(arrangement) || arrangement === 'words') return undefined;
  return arrangement === 'scene' || arrangement === 'phoneHalf' ? tablet : 960;
}

const twoAlike = (from: number) =>
  css({ [media.from(from)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });

const centered = css({
  display: 'grid',
  gap: measures.columns,
  maxWidth: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  '& h1 + p, & > :not(:first-child)': { marginInline: 'auto', maxWidth: '44rem' },
  '& ul, & > div > div': { justifyContent: 'center' },
});

/** The row of words and picture. */
export const rows: Record<Arrangement, ReturnType<typeof css> | ReturnType<typeof css>[]> = {
  words: css({ maxWidth: '50rem' }),
  centered,
  stage: [centered, css({ '& h1': { maxWidth: '58rem', marginInline: 'auto' } })],
  split: [
    columns,
    css({
      [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(35.25rem, 50%))' },
    }),
  ],
  pair: [
    columns,
    css({
      gridTemplateColumns: 'minmax(0, 1fr)',
      [media.from(1120)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }),
  ],
  scene: [
    columns,
    twoAlike(tablet),
    css({
      [media.between(tablet, 960)]: { gridTemplateColumns: 'minmax(0, 0.85fr) minmax(0, 1fr)' },
    }),
  ],
  phoneHalf: [columns, twoAlike(tablet)],
  halves: [columns, twoAlike(960)],
};
