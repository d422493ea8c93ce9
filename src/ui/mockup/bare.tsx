import { css } from '@emotion/react';
import { color, font, radius } from '../../theme/tokens.ts';
import type { Branded } from './branded.ts';
import { fillingScreens, screens } from './screens.ts';

/** A product screen without a device around it: it fills its place. */
export default function Bare(mockup: Branded) {
  const { greeting, screen } = mockup;
  const Screen = screens[screen];
  return (
    <div css={[styles.screen, !fillingScreens.has(screen) && styles.app]}>
      {!fillingScreens.has(screen) && <div css={styles.greeting}>{greeting}</div>}
      <Screen {...mockup} />
    </div>
  );
}

const styles = {
  screen: css({
    container: 'bare / inline-size',
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 'var(--bare-height, 28rem)',
    borderRadius: `var(--bare-corners, ${radius.card})`,
    overflow: 'hidden',
    background: color('sand-50'),
  }),
  app: css({ gap: 12, padding: 20 }),
  greeting: css({ color: color('ink'), font: `650 1.25rem/1.2 ${font.heading}` }),
};
