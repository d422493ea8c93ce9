import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { initialsOf } from '../initials.ts';
import type { Branded } from './branded.ts';
import { mediumContainer } from './container-queries.ts';
import { fillingScreens, screens } from './screens.ts';

/** A browser window with the client's management panel. */
export default function Dashboard(mockup: Branded) {
  const { tenant, greeting, screen, mark } = mockup;
  const Screen = screens[screen];
  return (
    <div css={styles.window}>
      <div css={styles.bar}>
        <svg css={styles.dots} viewBox="0 0 44 12" fill={color('sand-200')}>
          <circle cx="6" cy="6" r="5" />
          <circle cx="22" cy="6" r="5" />
          <circle cx="38" cy="6" r="5" />
        </svg>
        <div css={styles.tenant}>
          {mark}
          {tenant}
        </div>
        <span css={styles.account}>{initialsOf(tenant)}</span>
      </div>
      <div css={styles.app}>
        <div css={styles.nav}>
          <span css={styles.current}>
            <Icon name="gauge" size={18} />
          </span>
          <Icon name="users" size={18} />
          <Icon name="calendar-check" size={18} />
          <Icon name="message-circle" size={18} />
        </div>
        {fillingScreens.has(screen) ? (
          <Screen {...mockup} />
        ) : (
          <div css={styles.main}>
            <div css={styles.greeting}>{greeting}</div>
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
    width: 'min(100%, var(--window, 35rem))',
    padding: 8,
    borderRadius: radius.card,
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
  dots: css({ flex: 'none', width: 44 }),
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
  app: css({
    display: 'flex',
    borderRadius: 20,
    overflow: 'hidden',
    background: color('sand-50'),
    boxShadow: shadow.line,
  }),
  nav: css({
    display: 'none',
    [mediumContainer]: {
      flex: 'none',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 24,
      width: 56,
      padding: '16px 0',
      background: color('brand-900'),
      color: color('brand-300'),
    },
  }),
  current: css({
    display: 'grid',
    padding: 10,
    margin: '0 0 -6px',
    borderRadius: radius.tile,
    background: color('brand-700'),
    color: color('white'),
  }),
  main: css({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: 12,
    padding: 12,
    [mediumContainer]: { padding: 16 },
  }),
  greeting: css({
    padding: '4px 0',
    color: color('ink'),
    font: `650 1.25rem/1.2 ${font.heading}`,
    letterSpacing: '-0.01em',
  }),
};
