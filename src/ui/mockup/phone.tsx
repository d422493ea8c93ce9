import { css } from '@emotion/react';
import { onSheet } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import type { Branded } from './branded.ts';
import { smallContainer, wideContainer } from './container-queries.ts';
import Ring from './ring.tsx';
import { fillingScreens, screens } from './screens.ts';

/** A telephone with the client's app. */
export default function Phone(mockup: Branded) {
  const { tenant, greeting, screen, mark, small, clock } = mockup;
  const { drawings, shell } = usePage().shell;
  const Screen = screens[screen];
  return (
    <div css={[styles.body, !small && styles.inPlaces]}>
      <div css={styles.screen}>
        {fillingScreens.has(screen) ? (
          <>
            <Screen {...mockup} />
            <div css={styles.over}>
              <Status clock={clock} />
            </div>
          </>
        ) : (
          <>
            <div css={styles.header}>
              <Status clock={clock} />
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
            {!small && (
              <svg css={styles.tabs} viewBox="0 0 276 54">
                <use href={onSheet(drawings, 'app-places')} />
                {shell.screens?.tabs.map((tab, index) => (
                  <text key={tab} x={40 + 65 * index} y="40">
                    {tab}
                  </text>
                ))}
              </svg>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The time, the camera, the signal and the battery. */
function Status({ clock }: Pick<Branded, 'clock'>) {
  const { drawings, shell } = usePage().shell;
  return (
    <svg css={styles.status} viewBox="0 0 240 24">
      <use href={onSheet(drawings, 'phone-status')} />
      <text x="6" y="17">
        {clock ?? shell.screens?.clock}
      </text>
    </svg>
  );
}

const styles = {
  // The line around it is seen on dark grounds, too.
  body: css({
    display: 'grid',
    padding: 10,
    borderRadius: 'var(--phone, 50px)',
    background: color('brand-950'),
    boxShadow: `inset 0 0 0 2px ${color('brand-700')}, ${shadow.float}`,
  }),
  inPlaces: css({
    gridColumn: '1 / -1',
    justifySelf: 'center',
    width: 'min(100%, 18.5rem)',
    minHeight: '35rem',
    [smallContainer]: { minHeight: 0 },
    [wideContainer]: { gridColumn: 2 },
  }),
  screen: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 'var(--phone, 40px)',
    overflow: 'hidden',
    background: color('brand-900'),
  }),
  header: css({
    display: 'grid',
    gap: 12,
    padding: '10px 18px 30px',
    background: `linear-gradient(${color('brand-900')}, ${color('brand-800')})`,
  }),
  // On a picture, which is light.
  over: css({
    position: 'absolute',
    inset: '10px 18px auto',
    '& > svg': { display: 'block', fill: color('ink') },
  }),
  status: css({ fill: color('white'), fontSize: 13, fontWeight: 600 }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
  }),
  greeting: css({ color: color('white'), font: `600 1rem/1.25 ${font.heading}` }),
  tenant: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '2px 8px',
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
    flex: 'none',
    background: color('white'),
    boxShadow: shadow.line,
    fill: color('muted'),
    fontSize: 11,
    textAnchor: 'middle',
    '& > :nth-of-type(1)': { fill: color('brand-700') },
    [smallContainer]: { display: 'none' },
  }),
};
