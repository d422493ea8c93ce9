import { css, keyframes } from '@emotion/react';
import { color, layout, media, radius } from '../theme/tokens.ts';
import { useText } from './text.ts';
import VisuallyHidden from './visually-hidden.tsx';

/**
 * What a block's schema may name as its shape. Each is a few bones: width in %, height in rem;
 * `right` stands beside them.
 */
const skeletonShapes: Record<
  string,
  {
    placeholders: [number, number][];
    sidePlaceholder?: number;
    columns?: [number, number];
    dark?: boolean;
  }
> = {
  hero: {
    placeholders: [
      [30, 1.5],
      [92, 4],
      [70, 4],
      [80, 1.25],
      [64, 1.25],
      [44, 3.25],
    ],
    sidePlaceholder: 26,
  },
  band: { placeholders: [[50, 3]], columns: [3, 7], dark: true },
  cards: {
    placeholders: [
      [12, 1],
      [52, 3],
    ],
    columns: [3, 15],
  },
  split: {
    placeholders: [
      [12, 1],
      [80, 3],
      [90, 1.25],
      [84, 1.25],
      [60, 1.25],
    ],
    sidePlaceholder: 18,
  },
  strip: { placeholders: [[30, 1.25]], columns: [4, 2.5] },
  video: {
    placeholders: [
      [50, 3],
      [100, 24],
    ],
  },
  list: {
    placeholders: [
      [50, 3],
      [100, 4],
      [100, 4],
      [100, 4],
      [100, 4],
      [100, 4],
    ],
  },
  contact: {
    placeholders: [
      [12, 1],
      [70, 3],
      [80, 1.25],
      [50, 1.25],
    ],
    sidePlaceholder: 28,
  },
  text: {
    placeholders: [
      [60, 3.5],
      [26, 1.25],
      [40, 2],
      [94, 1.1],
      [90, 1.1],
      [96, 1.1],
      [40, 1.1],
      [36, 2],
      [92, 1.1],
      [96, 1.1],
      [70, 1.1],
    ],
  },
  notice: {
    placeholders: [
      [8, 3],
      [70, 4],
      [60, 1.25],
      [50, 3.25],
    ],
  },
};

/**
 * The page in outline, over its content, on a first visit: it leaves by itself. Or, without a time,
 * in its content's place until that is there.
 */
export default function Skeleton({
  names,
  hideAfterMs,
}: {
  names: string[];
  hideAfterMs?: number;
}) {
  const text = useText();
  const shapesInOrder = names.map((name, index) => <Shape key={index} name={name} />);
  if (hideAfterMs !== undefined)
    return (
      <div data-skeleton aria-hidden="true" css={[styles.cover, hideAfter(hideAfterMs)]}>
        {shapesInOrder}
      </div>
    );
  return (
    <div role="status" data-skeleton={names.length > 0 ? '' : undefined} css={styles.waiting}>
      <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
      {shapesInOrder}
    </div>
  );
}

function Shape({ name }: { name: string }) {
  const { placeholders, sidePlaceholder, columns, dark } =
    skeletonShapes[name] ?? skeletonShapes.text!;
  return (
    <div css={[styles.band, dark && styles.dark]}>
      <div css={styles.row}>
        <div css={styles.column}>
          {placeholders.map(([width, height], index) => (
            <div
              key={index}
              css={[styles.bone, css({ width: `${width}%`, height: `${height}rem` })]}
            />
          ))}
        </div>
        {sidePlaceholder && (
          <div css={[styles.bone, styles.right, css({ height: `${sidePlaceholder}rem` })]} />
        )}
      </div>
      {columns && (
        <div css={styles.columns}>
          {Array.from({ length: columns[0] }, (_, index) => (
            <div key={index} css={[styles.bone, css({ height: `${columns[1]}rem` })]} />
          ))}
        </div>
      )}
    </div>
  );
}

const vanish = keyframes({ to: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/**
 * The animation's time begins with the first frame, which a busy machine paints some frames later.
 */
const firstPaintMs = 100;

/**
 * Without scripts there is no skeleton; with them it stands for its time from the first paint on.
 */
const hideAfter = (ms: number) =>
  css({
    visibility: 'hidden',
    '.js &': {
      visibility: 'visible',
      animation: `${vanish} 1ms linear ${ms + firstPaintMs}ms forwards`,
    },
  });

const styles = {
  cover: css({
    position: 'absolute',
    inset: 0,
    zIndex: 5,
    overflow: 'hidden',
    background: color('sand-50'),
    [media.print]: { display: 'none' },
  }),
  waiting: css({ minHeight: '100vh' }),
  band: css({ paddingBlock: 'var(--section-padding)' }),
  dark: css({
    background: color('brand-950'),
    '& > * > div, & > div > div > div': { background: color('brand-900') },
  }),
  row: css({
    display: 'flex',
    gap: '2.5rem',
    maxWidth: layout.container,
    marginInline: 'auto',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
  }),
  column: css({ flex: '1 1 55%', display: 'grid', gap: '1rem', alignContent: 'center' }),
  columns: css({
    display: 'flex',
    gap: '1.25rem',
    maxWidth: layout.container,
    margin: '2.5rem auto 0',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
    '& > *': { flex: 1 },
  }),
  bone: css({
    maxWidth: '100%',
    borderRadius: radius.tile,
    background: color('sand-200'),
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
  }),
  right: css({
    flex: '1 1 40%',
    borderRadius: radius.card,
    [media.below(860)]: { display: 'none' },
  }),
};
