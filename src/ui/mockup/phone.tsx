import { css } from '@emotion/react';
import { usePage } from '../../state/page-context.ts';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import type { Branded } from './branded.ts';
import { smallContainer, wideContainer } from './container-queries.ts';
import Ring from './ring.tsx';
import { fillingScreens, screens } from './screens.ts';

/** The places of the bar at the app's foot. */
const places = ['heart-pulse', 'calendar-check', 'message-circle', 'user'] as const;

/** A telephone with the client's app. */
export default function Phone(mockup: Branded) {
  const { tenant, greeting, screen, mark } = mockup;
  const { shell } = usePage().shell;
  const { clock, tabs = [] } = shell.screens ?? {};
  const Screen = screens[screen];
  return (
    <div css={styles.body}>
      <div css={styles.screen}>
        {fillingScreens.has(screen) ? (
          <Screen {...mockup} />
        ) : (
          <>
            <div css={styles.header}>
              <div css={styles.status}>
                {clock}
                <StatusSigns />
              </div>
              <div css={styles.bar}>
                <div css={styles.greeting}>{greeting}</div>
                <div css={styles.tenant}>
                  {mark}
                  {tenant}
                </div>
              </div>
              {screen === 'score' && <Ring {...mockup} />}
            </div>
            <div css={styles.content}>
              <Screen {...mockup} />
            </div>
            <div css={styles.tabs}>
              {places.map((name, index) => (
                <span key={name}>
                  <Icon name={name} />
                  {tabs[index]}
                </span>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** The strength of the signal, and the battery. */
function StatusSigns() {
  const { shell } = usePage();
  return (
    <svg css={styles.signs}>
      <use href={`${shell.drawings}#status-signs`} />
    </svg>
  );
}

const styles = {
  // The line around it is seen on dark grounds, too.
  body: css({
    gridColumn: '1 / -1',
    justifySelf: 'center',
    display: 'grid',
    width: 'min(100%, 18.5rem)',
    minHeight: '35rem',
    [smallContainer]: { minHeight: 0 },
    [wideContainer]: { gridColumn: 2 },
    padding: 10,
    borderRadius: 'var(--phone, 50px)',
    background: color('brand-950'),
    boxShadow: `inset 0 0 0 2px ${color('brand-700')}, ${shadow.float}`,
  }),
  screen: css({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 'var(--phone, 40px)',
    overflow: 'hidden',
    background: color('brand-900'),
  }),
  header: css({
    display: 'grid',
    justifyItems: 'center',
    gap: 16,
    padding: '12px 18px 32px',
    [smallContainer]: { gap: 12, padding: '10px 18px 28px' },
    background: `linear-gradient(${color('brand-900')}, ${color('brand-800')})`,
  }),
  // Around the camera.
  status: css({
    justifySelf: 'stretch',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 24,
    padding: '0 6px',
    color: color('white'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.25,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 calc(50% - 42px)',
      borderRadius: radius.pill,
      background: color('brand-950'),
    },
  }),
  signs: css({ width: 40, height: 12, marginInlineStart: 'auto' }),
  bar: css({
    justifySelf: 'stretch',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '6px 10px',
    minWidth: 0,
  }),
  greeting: css({ color: color('white'), font: `600 1rem/1.25 ${font.heading}` }),
  tenant: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '2px 10px',
    borderRadius: radius.input,
    background: color('brand-700'),
    color: color('white'),
    fontSize: '0.75rem',
    lineHeight: 1.25,
    fontWeight: 600,
  }),
  // A sheet with round shoulders over the head.
  content: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    marginTop: -20,
    padding: 12,
    borderRadius: '22px 22px 0 0',
    background: color('sand-50'),
  }),
  tabs: css({
    display: 'flex',
    padding: '7px 8px 12px',
    background: color('white'),
    boxShadow: shadow.line,
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
    '& > *': { flex: '1 1 0', display: 'grid', placeItems: 'center', gap: 2 },
    '& > :first-of-type': { color: color('brand-700'), fontWeight: 600 },
    [smallContainer]: { display: 'none' },
  }),
};
