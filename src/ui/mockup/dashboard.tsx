import { css } from '@emotion/react';
import type { Mockup } from '../../generated/types.ts';
import { onSheet } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { initialsOf } from '../initials.ts';
import type { Branded } from './branded.ts';
import { mediumContainer, smallContainer } from './container-queries.ts';
import { fillingScreens, screens } from './screens.ts';

/** The places of the side bar where screens are that are not at the first. */
const placeOf: Partial<Record<Mockup['screen'], number>> = { record: 1, risks: 1, agenda: 2 };

/** A browser window with the client's management panel. */
export default function Dashboard(mockup: Branded) {
  const { tenant, greeting, screen, views, mark, floats, onward } = mockup;
  const { drawings, shell } = usePage().shell;
  // Where a card is loose it lies on the bar, whose free end it needs.
  const isTaken = floats.length > 0;
  const search = !isTaken && shell.screens?.search;
  const Screen = screens[screen];
  return (
    <div css={styles.window}>
      <div css={[styles.bar, onward && styles.barOnward]}>
        <svg css={styles.dots}>
          <use href={onSheet(drawings, 'window-dots')} />
        </svg>
        <div css={styles.tenant}>
          {mark}
          {tenant}
        </div>
        {search && (
          <div css={[styles.tenant, styles.search]}>
            <Icon name="search" size={14} />
            {search}
          </div>
        )}
        <span css={[styles.account, isTaken && styles.atEnd]}>{initialsOf(tenant)}</span>
      </div>
      <div css={[styles.app, onward && styles.appOnward]}>
        <svg css={styles.nav}>
          <use href={onSheet(drawings, `panel-places-${placeOf[screen] ?? 0}`)} />
        </svg>
        {fillingScreens.has(screen) ? (
          <Screen {...mockup} />
        ) : (
          <div css={styles.main}>
            <div css={styles.greeting}>
              {greeting}
              {views.length > 0 && (
                <div css={styles.views}>
                  {views.map((view) => (
                    <span key={view}>{view}</span>
                  ))}
                </div>
              )}
            </div>
            <Screen {...mockup} />
          </div>
        )}
      </div>
    </div>
  );
}

const styles = {
  window: css({
    gridColumn: '1 / -1',
    justifySelf: 'center',
    // As wide as its column, and on a tablet as the words above it.
    width: 'min(100%, var(--window, 54rem))',
    padding: 8,
    borderRadius: `var(--corners, ${radius.card})`,
    background: color('white'),
    boxShadow: `${shadow.line}, ${shadow.float}`,
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '4px 8px 12px',
  }),
  barOnward: css({ paddingRight: 'calc(8px + var(--beyond, 0px))' }),
  dots: css({ flex: 'none', width: 44, height: 12 }),
  tenant: css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    padding: '4px 14px',
    borderRadius: radius.input,
    background: color('sand-100'),
    color: color('ink'),
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    fontWeight: 600,
    '& > svg': { color: color('brand-600') },
  }),
  search: css({
    width: '8.5rem',
    marginInlineStart: 'auto',
    color: color('muted'),
    fontWeight: 400,
    [smallContainer]: { display: 'none' },
  }),
  account: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: radius.pill,
    background: color('brand-100'),
    color: color('brand-700'),
    fontSize: '0.6875rem',
    fontWeight: 700,
  }),
  atEnd: css({ [mediumContainer]: { marginInlineStart: 'auto' } }),
  app: css({
    display: 'flex',
    borderRadius: 'var(--app, 20px)',
    overflow: 'hidden',
    background: color('sand-50'),
    boxShadow: shadow.line,
  }),
  appOnward: css({ paddingRight: 'var(--beyond, 0px)' }),
  nav: css({
    display: 'none',
    [mediumContainer]: {
      flex: 'none',
      display: 'block',
      width: 56,
      background: color('brand-900'),
    },
  }),
  main: css({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: 12,
    padding: 'clamp(12px,3cqw,16px)',
  }),
  views: css({
    display: 'none',
    [mediumContainer]: {
      flex: 'none',
      display: 'flex',
      padding: 2,
      borderRadius: radius.pill,
      background: color('sand-200'),
      color: color('body'),
      fontSize: '0.75rem',
      fontWeight: 500,
      '& > *': { padding: '4px 10px', borderRadius: radius.pill },
      '& > :first-of-type': { background: color('white'), color: color('ink'), fontWeight: 600 },
    },
  }),
  greeting: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '4px 0',
    color: color('ink'),
    font: `650 1.25rem/1.2 ${font.heading}`,
    letterSpacing: '-0.01em',
  }),
};
