import { css, keyframes } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { usePage } from '../state/page-context.ts';
import {
  color,
  layout,
  media,
  radius,
  scrim,
  shadow,
  type,
  withoutScripts,
} from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { useText } from './text.ts';

type Props = {
  heading: string;
  lead?: string;
  children: ReactNode;
};

/**
 * A dialog over the page, named by its heading. The button before it opens it; its close button,
 * Escape and a click outside close it (lib/dialogs); focus goes back by itself. Without scripts its
 * content stands in the page.
 */
export default function Modal({ heading, lead, children }: Props) {
  const text = useText();
  const { modalOpenMs, modalCloseMs } = usePage().shell.timings;
  const headingId = useId();

  return (
    <dialog
      aria-labelledby={headingId}
      css={[styles.dialog, dialogMotion(modalOpenMs, modalCloseMs)]}
      data-ground="plain"
    >
      <div css={styles.content}>
        <h2 id={headingId} css={styles.heading}>
          {heading}
        </h2>
        {lead && <p css={styles.lead}>{lead}</p>}
        {children}
        <button type="button" css={styles.close} data-close>
          <Icon name="x" size={18} />
          {text('common.close')}
        </button>
      </div>
    </dialog>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** How a dialog comes and goes, in ms; not where less motion is preferred. */
export const dialogMotion = (openMs: number, closeMs: number) =>
  css({
    [media.motion]: {
      animation: `${rise} ${openMs}ms ease-out`,
      '&::backdrop': { animation: `${appear} ${openMs}ms ease-out` },
      '&[data-closing]': {
        animation: `${sink} ${closeMs}ms ease-in forwards`,
        '&::backdrop': { animation: `${vanish} ${closeMs}ms ease-in forwards` },
      },
    },
  });

const styles = {
  dialog: css({
    width: 'min(30rem, calc(100vw - 2rem))',
    [media.from(860)]: { width: '50rem' },
    maxHeight: 'calc(100dvh - 2rem)',
    padding: 0,
    // Forced colors show it, and no shadow.
    border: '1px solid transparent',
    borderRadius: radius.card,
    background: color('white'),
    color: color('body'),
    boxShadow: shadow.float,
    overflowY: 'auto',
    '&::backdrop': { background: scrim.backdrop },
    [media.below(480)]: {
      width: '100%',
      maxWidth: '100%',
      marginBottom: 0,
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
    [withoutScripts]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      margin: '1rem 0',
      maxHeight: 'none',
    },
  }),
  // The form beside what it is about, where there is room for both.
  content: css({
    display: 'grid',
    gap: '1rem',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: layout.card,
    '& > p, & > form': { gridColumn: '1 / -1' },
    [media.from(860)]: {
      gridTemplateColumns: 'minmax(0, 1fr) 25rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: '2rem',
      '& > p': { gridColumn: 1 },
      '& > form': { gridArea: '1 / 2 / span 2' },
      // As wide as the column of the page in which it then stands.
      [withoutScripts]: { display: 'block' },
    },
  }),
  heading: css({ ...type.h3, paddingTop: '0.5rem' }),
  lead: css({ color: color('muted') }),
  close: css({
    // Above the form, which begins in the same row where it stands beside its heading.
    position: 'relative',
    zIndex: 1,
    gridArea: '1 / 2',
    placeSelf: 'start end',
    paddingInline: '0.875rem',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    minHeight: '2.75rem',
    border: 0,
    borderRadius: radius.pill,
    background: color('sand-100'),
    color: color('ink'),
    fontWeight: 600,
    [withoutScripts]: { display: 'none' },
  }),
};
