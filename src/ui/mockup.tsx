import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import type { Mockup } from '../generated/types.ts';
import { onSheet } from '../lib/drawing-addresses.ts';
import { SectionContext, usePage } from '../state/page-context.ts';
import Bare from './mockup/bare.tsx';
import Brands from './mockup/brands.tsx';
import Caption from './mockup/caption.tsx';
import { ClientSign, useClientColors } from './mockup/client.tsx';
import { mediumContainer, wideContainer } from './mockup/container-queries.ts';
import Dashboard from './mockup/dashboard.tsx';
import Floats from './mockup/floats.tsx';
import Phone from './mockup/phone.tsx';

const devices = { phone: Phone, dashboard: Dashboard, bare: Bare };

/**
 * A product screen with the client's brand, as one picture. It takes the width of its box, from 280
 * px, and is as tall as its texts need.
 * @param mark the sign beside the client's name, in place of its own
 * @param ringless whether no rings are around it; only a telephone has any
 * @param inCard whether a card holds it, with its loose cards below the words
 * @param small whether it is never wider than a telephone, and has nothing for larger places
 * @param onward whether what it shows goes on at its right side, by the length `--beyond`
 */
export default function MockupView({
  mockup,
  mark,
  ringless,
  inCard,
  small,
  onward,
}: {
  mockup: Mockup;
  mark?: ReactNode;
  ringless?: boolean;
  inCard?: boolean;
  small?: boolean;
  onward?: boolean;
}) {
  const Device = devices[mockup.device];
  const { isFirst } = useContext(SectionContext);
  const colorsOf = useClientColors();
  return (
    <figure css={[styles.root, colorsOf(mockup.tenant)]} role="img" aria-label={mockup.alt}>
      {isFirst && !small && mockup.device !== 'bare' && <Caption {...mockup} />}
      <div css={small ? styles.small : [styles.stage, styles[mockup.device]]} aria-hidden="true">
        {mockup.brands ? (
          <Brands mockup={mockup} />
        ) : (
          mockup.device === 'phone' && !ringless && <Rings />
        )}
        <Device
          {...mockup}
          small={small}
          inCard={inCard}
          onward={onward && mockup.device === 'dashboard'}
          mark={mark ?? <ClientSign name={mockup.tenant} />}
        />
        <Floats
          floats={mockup.floats}
          at={inCard && mockup.device === 'phone' ? 'card' : mockup.device}
        />
      </div>
    </figure>
  );
}

/** What an app's telephone stands before, where a page opens with it. */
function Rings() {
  const { shell } = usePage();
  return (
    <svg css={styles.backdrop} viewBox="0 0 600 600">
      <use href={onSheet(shell.drawings, 'around-phone')} />
    </svg>
  );
}

const styles = {
  root: css({ containerType: 'inline-size', width: '100%', margin: 0 }),
  stage: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 10rem))',
    columnGap: 12,
    justifyContent: 'center',
    textAlign: 'left',
  }),
  small: css({ '--row': '12px', '--gap': '8px', textAlign: 'left' }),
  // Rings and other brands stand behind it.
  phone: css({
    position: 'relative',
    isolation: 'isolate',
    [wideContainer]: { gridTemplateColumns: 'minmax(0, 1fr) 18.5rem minmax(0, 1fr)', columnGap: 0 },
  }),
  dashboard: css({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [mediumContainer]: { gridTemplateColumns: 'minmax(0, var(--window, 54rem))' },
  }),
  bare: css({ gridTemplateColumns: 'minmax(0, 1fr)' }),
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
