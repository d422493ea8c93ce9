import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import type { Photo } from '../generated/types.ts';
import { isBrowserKey } from '../lib/browser-keys.ts';
import { known } from '../lib/known.ts';
import { usePage } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, scrim, type, withoutScripts } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import Image from './image.tsx';
import { dialogMotion } from './modal.tsx';
import { useText } from './text.ts';
import VisuallyHidden from './visually-hidden.tsx';

type Props = {
  photo: Photo;
  caption: string;
  /** Which one of how many it is, counted from 1. */
  place: [number, number];
};

/**
 * What shows a picture of a list whole: a button over it, and the dialog that the button opens
 * (lib/dialogs), with ways to the pictures beside it. Without scripts a link to the file.
 */
export default function Enlargement({ photo: { src, alt }, caption, place }: Props) {
  const text = useText();
  const { page, shell } = usePage();
  const { modalOpenMs, modalCloseMs } = shell.timings;
  const [current, total] = place;
  const label = text('common.enlarge', { caption });
  return (
    <>
      <a href={known(page.pictures, src).src} css={[styles.open, styles.link]}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
      <button type="button" aria-haspopup="dialog" aria-label={label} css={styles.open}>
        <span css={styles.sign}>
          <Icon name="maximize-2" size={18} />
        </span>
      </button>
      <dialog
        aria-label={caption}
        css={[styles.dialog, dialogMotion(modalOpenMs, modalCloseMs)]}
        data-ground="plain"
        onKeyDown={followArrows}
        suppressHydrationWarning
      >
        <Image src={src} alt={alt} sizes="(min-width: 1280px) 76rem, 100vw" css={styles.whole} />
        <div css={styles.bar}>
          <p css={styles.caption}>
            {caption}
            <small css={styles.count}>{text('common.slide', { current, total })}</small>
          </p>
          {(['previous', 'next'] as const).map((way) => (
            <button
              key={way}
              type="button"
              css={styles.control}
              aria-label={text(`common.${way}`)}
              data-way={way}
              onClick={({ currentTarget }) => turn(currentTarget, way)}
            >
              <Icon name={way === 'next' ? 'chevron-right' : 'chevron-left'} size={22} />
            </button>
          ))}
          <button type="button" css={styles.control} aria-label={text('common.close')} data-close>
            <Icon name="x" size={20} />
          </button>
        </div>
      </dialog>
    </>
  );
}

type Way = 'previous' | 'next';

/** Closes the dialog around an element and opens that of the picture beside it, round and round. */
function turn(element: Element, way: Way): void {
  const shown = element.closest('dialog');
  const all = [...(element.closest('ul')?.querySelectorAll('dialog') ?? [])];
  if (!shown) return;
  const next = all.at((all.indexOf(shown) + (way === 'next' ? 1 : -1)) % all.length);
  shown.close();
  next?.showModal();
  next?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
}

function followArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (isBrowserKey(event)) return;
  if (key === 'ArrowRight') turn(currentTarget, 'next');
  if (key === 'ArrowLeft') turn(currentTarget, 'previous');
}

const styles = {
  open: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'end',
    padding: '0.75rem',
    border: 0,
    borderRadius: radius.card,
    background: 'none',
    cursor: 'zoom-in',
    [withoutScripts]: { display: 'none' },
  }),
  link: css({ '&&': { display: 'none', [withoutScripts]: { display: 'block' } } }),
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: color('white'),
    color: color('ink'),
    'button:hover > &': { background: color('brand-100') },
    [media.print]: { display: 'none' },
  }),
  dialog: css({
    width: `min(${layout.container}, 100vw - 2rem, (100dvh - 9rem) * 1.6)`,
    minWidth: 'min(30rem, 100vw - 2rem)',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 2rem)',
    padding: 0,
    border: 0,
    borderRadius: radius.float,
    background: color('white'),
    overflowY: 'auto',
    '&::backdrop': { background: scrim.backdrop },
  }),
  whole: css({
    background: color('sand-100'),
    '& picture': { maxHeight: 'calc(100dvh - 9rem)' },
    '& img': { maxHeight: 'calc(100dvh - 9rem)', objectFit: 'contain' },
  }),
  bar: css({ display: 'flex', alignItems: 'center', gap: '0.5rem', padding: '1rem' }),
  caption: css({ flex: 1, minWidth: 0, ...type.note, color: surfaceColor('heading') }),
  count: css({ display: 'block', ...type.small, color: surfaceColor('muted') }),
  control: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    borderRadius: '50%',
    background: color('sand-100'),
    color: color('ink'),
    '&:hover': { background: color('brand-100') },
  }),
};
