import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import type { Mockup } from '../generated/types.ts';
import { SectionContext } from '../state/page-context.ts';
import { color } from '../theme/tokens.ts';
import Brands from './mockup/brands.tsx';
import Caption from './mockup/caption.tsx';
import { ClientSign, useClientColors } from './mockup/client.tsx';
import { mediumContainer, wideContainer } from './mockup/container-queries.ts';
import Dashboard from './mockup/dashboard.tsx';
import Floats from './mockup/floats.tsx';
import Phone from './mockup/phone.tsx';

const devices = { phone: Phone, dashboard: Dashboard };

/**
 * A product screen with the client's brand, as one picture. It takes the width of its box, from 280
 * px, and is as tall as its texts need.
 * @param mark the sign beside the client's name, in place of its own
 */
export default function MockupView({ mockup, mark }: { mockup: Mockup; mark?: ReactNode }) {
  const Device = devices[mockup.device];
  const { isFirst } = useContext(SectionContext);
  const colorsOf = useClientColors();
  return (
    <figure css={[styles.root, colorsOf(mockup.tenant)]} role="img" aria-label={mockup.alt}>
      {isFirst && <Caption {...mockup} />}
      <div css={[styles.stage, styles[mockup.device]]} aria-hidden="true">
        {mockup.brands ? <Brands mockup={mockup} /> : <Backdrop device={mockup.device} />}
        <Device {...mockup} mark={mark ?? <ClientSign name={mockup.tenant} />} />
        <Floats floats={mockup.floats} device={mockup.device} />
      </div>
    </figure>
  );
}

const dots = {
  phone: [
    [509.6, 179],
    [77.7, 396],
  ],
  dashboard: [
    [30, 174],
    [570, 426],
  ],
} as const;

function Backdrop({ device }: Pick<Mockup, 'device'>) {
  const [[x1, y1], [x2, y2]] = dots[device];
  return (
    <svg
      css={[styles.backdrop, device === 'dashboard' && styles.around]}
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke={color('brand-500')}
      strokeWidth="1.2"
    >
      {[186, 242, 298].map((r) => (
        <circle key={r} cx="300" cy="300" r={r} opacity=".32" />
      ))}
      <circle cx={x1} cy={y1} r="8" fill={color('brand-500')} stroke="none" />
      <circle cx={x2} cy={y2} r="7" fill={color('coral-500')} stroke="none" />
    </svg>
  );
}

const styles = {
  root: css({ containerType: 'inline-size', width: '100%', margin: 0 }),
  stage: css({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 10rem))',
    columnGap: 12,
    justifyContent: 'center',
    textAlign: 'left',
  }),
  phone: css({
    [wideContainer]: { gridTemplateColumns: 'minmax(0, 1fr) 18.5rem minmax(0, 1fr)', columnGap: 0 },
  }),
  dashboard: css({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [mediumContainer]: { gridTemplateColumns: 'minmax(0, 35rem)' },
  }),
  backdrop: css({
    display: 'none',
    position: 'absolute',
    zIndex: -1,
    top: '50%',
    left: '50%',
    width: 'min(100%, 40rem)',
    translate: '-50% -50%',
    [mediumContainer]: { display: 'block' },
  }),
  // Rings that show at the window's sides, and fade before what is above and below it.
  around: css({
    mask: `linear-gradient(transparent, ${color('ink')} 20% 80%, transparent)`,
    inset: '-24px -48px',
    width: 'calc(100% + 96px)',
    maxWidth: 'none',
    height: 'calc(100% + 48px)',
    translate: 'none',
  }),
};
