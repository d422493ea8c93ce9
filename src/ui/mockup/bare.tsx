import { css } from '@emotion/react';
import { surfaceColor } from '../../theme/surfaces.ts';
import { color, font, radius } from '../../theme/tokens.ts';
import type { Branded } from './branded.ts';
import { fillingScreens, screens } from './screens.ts';

/**
 * A product screen without a device around it. One that is a picture fills its place; the parts of
 * another stand on the ground of their section.
 */
export default function Bare(mockup: Branded) {
  const { greeting, screen } = mockup;
  const Screen = screens[screen];
  return (
    <div css={[styles.screen, fillingScreens.has(screen) ? styles.filling : styles.parts]}>
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
  }),
  filling: css({
    minHeight: 'var(--bare-height, 28rem)',
    borderRadius: `var(--bare-corners, ${radius.card})`,
    overflow: 'hidden',
    background: color('sand-50'),
  }),
  parts: css({ gap: 12, minHeight: 'var(--parts-height, 0)' }),
  greeting: css({
    padding: '4px 0',
    color: surfaceColor('heading'),
    font: `650 1.25rem/1.2 ${font.heading}`,
  }),
};
