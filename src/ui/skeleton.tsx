import { css, keyframes } from '@emotion/react';
import type { SkeletonShape } from '../generated/types.ts';
import { firstPaintAllowanceMs } from '../lib/first-paint.ts';
import type { OutlineName } from '../lib/page-data.ts';
import { color, layout, media, radius } from '../theme/tokens.ts';
import { skeletonShapes } from './skeleton-shapes.ts';
import { useText } from './text.ts';
import VisuallyHidden from './visually-hidden.tsx';

/**
 * The page in outline, over its content, on a first visit: it leaves by itself. Or, without a time,
 * in its content's place until that is there.
 */
export default function Skeleton({
  names,
  hideAfterMs,
}: {
  names: OutlineName[];
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

function Shape({ name }: { name: OutlineName }) {
  const shape = name.replace('-dark', '') as SkeletonShape;
  const { placeholders, sidePlaceholder, columns } = skeletonShapes[shape];
  return (
    <div css={[styles.band, name !== shape && styles.dark]}>
      <div css={styles.row}>
        <div css={styles.column}>
          {placeholders.map(([width, height], index) => (
            <Bone key={index} width={`${width}%`} height={height} />
          ))}
        </div>
        {sidePlaceholder && <Bone height={sidePlaceholder} css={styles.right} />}
      </div>
      {columns && (
        <div css={styles.columns}>
          {Array.from({ length: columns[0] }, (_, index) => (
            <Bone key={index} height={columns[1]} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A placeholder. Its size, the height in rem, stands in attributes: no style of its own. */
const Bone = ({ height, ...rest }: { height: number; width?: string; className?: string }) => (
  <svg height={`${height}rem`} {...rest} />
);

const vanish = keyframes({ to: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/**
 * Without scripts there is no skeleton; with them it stands for its time from the first paint on,
 * which the boot script tells the animation once it knows it.
 */
const hideAfter = (ms: number) =>
  css({
    visibility: 'hidden',
    '.js &': {
      visibility: 'visible',
      // Of a visibility that changes evenly, the rounding of a time may leave it short of its end.
      animation: `${vanish} 1ms step-start ${ms + firstPaintAllowanceMs}ms forwards`,
    },
  });

/** Written once for all of a page. */
const bones = {
  '& svg': {
    minWidth: 0,
    borderRadius: radius.tile,
    background: color('sand-200'),
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out 3` },
  },
};

const styles = {
  cover: css({
    position: 'absolute',
    inset: 0,
    zIndex: 5,
    overflow: 'hidden',
    background: color('sand-50'),
    ...bones,
  }),
  waiting: css({ minHeight: '100vh', ...bones }),
  band: css({ paddingBlock: 'var(--section-padding)' }),
  dark: css({ background: color('brand-950'), '& svg': { background: color('brand-900') } }),
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
  right: css({
    flex: '1 1 40%',
    '&&&': { borderRadius: radius.card, [media.below(860)]: { display: 'none' } },
  }),
};
