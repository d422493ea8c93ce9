import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Mockup } from '../generated/types.ts';
import { color } from '../theme/tokens.ts';
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
 * @param ringless whether no rings are around it; only a telephone has any
 */
export default function MockupView({
  mockup,
  mark,
  ringless,
}: {
  mockup: Mockup;
  mark?: ReactNode;
  ringless?: boolean;
}) {
  const Device = devices[mockup.device];
  const colorsOf = useClientColors();
  return (
    <figure css={[styles.root, colorsOf(mockup.tenant)]} role="img" aria-label={mockup.alt}>
      <div css={[styles.stage, styles[mockup.device]]} aria-hidden="true">
        {mockup.device === 'phone' && !ringless && <Rings />}
        <Device {...mockup} mark={mark ?? <ClientSign name={mockup.tenant} />} />
        <Floats floats={mockup.floats} device={mockup.device} />
      </div>
    </figure>
  );
}

/** What an app's telephone stands before, where a page opens with it. */
const Rings = () => (
  <svg
    css={styles.backdrop}
    viewBox="0 0 600 600"
    fill="none"
    stroke={color('brand-500')}
    strokeWidth="1.2"
  >
    {[186, 242, 298].map((r) => (
      <circle key={r} cx="300" cy="300" r={r} opacity=".32" />
    ))}
    <circle cx="509.6" cy="179" r="8" fill={color('brand-500')} stroke="none" />
    <circle cx="77.7" cy="396" r="7" fill={color('coral-500')} stroke="none" />
  </svg>
);

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
    [mediumContainer]: { gridTemplateColumns: 'minmax(0, var(--window, 35rem))' },
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
};
