import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SplitSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { layout, media, type } from '../theme/tokens.ts';
import { bareStage, cohortStage, dayStage, nightStage } from './bare-stage.ts';
import MockupView from './mockup.tsx';
import { columnsOnTablet, overPadding, toTheEdge } from './section-media.tsx';

type Props = Required<Pick<SplitSection, 'ground' | 'mockup' | 'points'>> &
  Pick<SplitSection, 'companion'> & { children: ReactNode };

/**
 * Words, and a product screen as large as the window lets it be, on the foot of its section and lit
 * from behind: a telephone in the middle of the words, or below them a desktop's window that goes
 * on beyond the right edge, with a telephone before its menu, or a screen alone, to that edge. A
 * telephone's window has no room for both: there the telephone stands alone in the middle. Behind a
 * screen alone on a light ground nothing shines.
 */
export default function Stage({ ground, mockup, companion, points, children }: Props) {
  const { device, screen } = mockup;
  const isDay = device === 'bare' && screen !== 'cohort' && ground !== 'dark';
  return (
    <div css={device === 'phone' ? [styles.words, styles.around] : [styles.words, styles.above]}>
      <div css={columnsOnTablet(points.length)}>{children}</div>
      <div
        css={[
          styles.stage,
          !isDay && styles.light,
          device === 'bare'
            ? [bareStage, isDay ? dayStage : screen === 'cohort' ? cohortStage : nightStage]
            : styles[device],
        ]}
      >
        <MockupView mockup={mockup} ringless small={device === 'phone'} onward />
        {companion && device === 'dashboard' && <MockupView mockup={companion} ringless small />}
      </div>
    </div>
  );
}

/** From the container's edge to the window's, as a length to keep free. */
const margin = `calc(-1 * ${toTheEdge})`;

const styles = {
  stage: css({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minWidth: 0,
    margin: `clamp(2rem, 4vw, 3.5rem) ${toTheEdge} ${overPadding}`,
    '& > *': { gridArea: '1 / 1', position: 'relative' },
  }),
  light: css({
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-14rem 0 0',
      background: `radial-gradient(closest-side, ${surfaceColor('edge')}, transparent)`,
      opacity: 0.5,
    },
  }),
  phone: css({
    '--phone': '45px 45px 0 0',
    justifyItems: 'center',
    '& > figure': { width: '18.5rem', marginBottom: -12 },
    [media.from(960)]: { '& > figure': { zoom: 1.3 } },
  }),
  // The telephone covers its menu, and nothing of what it shows.
  dashboard: css({
    '--window': '100%',
    '--corners': '28px 0 0',
    '--app': '20px 0 0',
    '--beyond': '5rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > figure': { width: 'auto', margin: `0 -4rem -0.625rem calc(${margin} / var(--zoom, 1))` },
    '& > figure + figure': {
      '--phone': '45px 45px 0 0',
      justifySelf: 'start',
      width: '18.5rem',
      margin: `0 0 -12px calc(${margin} / var(--zoom, 1))`,
    },
    [media.from(640)]: {
      '--menu': '12rem',
      '& > figure:not(:last-child)': {
        marginLeft: `calc(${margin} / var(--zoom, 1) + var(--menu))`,
      },
    },
    [media.between(640, 960)]: { '& > figure + figure': { '--zoom': 0.87, zoom: 0.87 } },
    [media.from(960)]: { '--menu': '14.4rem' },
    [media.from(1200)]: {
      '--menu': '12.75rem',
      '& > figure': { '--zoom': 1.2, zoom: 1.2 },
      '& > figure + figure': { '--zoom': 1.1, zoom: 1.1 },
    },
    [media.below(640)]: {
      '& > figure:not(:last-child)': { display: 'none' },
      '& > figure + figure': { justifySelf: 'center', marginInline: 0 },
      '& > figure:only-child': {
        '--beyond': '0px',
        '--corners': '28px 28px 0 0',
        '--app': '20px 20px 0 0',
        margin: `0 ${layout.gutter} -0.625rem`,
      },
    },
  }),
  words: css({
    '& > :first-of-type': { position: 'relative', zIndex: 1 },
    '& h2': { ...type.display, textWrap: 'balance' },
  }),
  above: css({
    [media.from(960)]: {
      '& > :first-of-type': {
        display: 'grid',
        gridTemplateColumns: layout.sevenTwelfths,
        columnGap: layout.columns,
        alignItems: 'end',
      },
      '& > * > ul': { margin: 0, gridArea: '1 / 2 / span 3' },
    },
    [media.between(640, 960)]: { '& > * > ul': { columnGap: '2rem' } },
  }),
  // Its points stand at both sides of it.
  around: css({
    [media.from(960)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :first-of-type': { display: 'contents' },
      '& > * > div': {
        zIndex: 1,
        maxWidth: '56rem',
        justifySelf: 'center',
        textAlign: 'center',
      },
      '& > * > div > p': { marginInline: 'auto' },
      '& > * > ul': {
        gridArea: '2 / 1',
        zIndex: 1,
        alignSelf: 'center',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: '1rem min(36rem, 46vw)',
      },
      // By turns at the left and at the right, each half a step below the one before.
      '& > * > ul > li': { gridRow: 'span 2' },
      '& > * > ul > :nth-of-type(odd)': { gridColumn: 1 },
      '& > * > ul > :nth-of-type(even)': { gridColumn: 2 },
      '& > * > ul > :nth-of-type(2)': { gridRow: '2 / span 2' },
      '& > :last-child': { gridArea: '2 / 1' },
    },
  }),
};
