import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, font, radius } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { smallContainer } from '../container-queries.ts';
import Portrait from '../portrait.tsx';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** Who calls, large, who looks, small, what is known so far, and the buttons. Fills its device. */
export default function VideoCall({ tenant, people, figure, tiles }: Mockup) {
  const [caller, viewer] = people;
  return (
    <div css={styles.room}>
      <div css={[parts.apart, styles.top]}>
        <span css={styles.pill}>{tenant}</span>
        <span css={styles.pill}>{figure}</span>
      </div>
      {caller && <Portrait portrait={caller.portrait} look={styles.caller} />}
      {viewer && <Portrait portrait={viewer.portrait} look={styles.viewer} />}
      <div css={styles.foot}>
        <div>
          <div css={styles.name}>{caller?.name}</div>
          <div css={parts.soft}>{caller?.role}</div>
        </div>
        <TileRows tiles={tiles} />
        <div css={styles.buttons}>
          <Icon name="mic" />
          <Icon name="video" />
          <Icon name="message-circle" />
          <Icon name="phone-off" />
        </div>
      </div>
    </div>
  );
}

/** A place much wider than a telephone, without a device around it. */
const wide = '@container bare (width>=30rem)';

const styles = {
  room: css({
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: '27rem',
    overflow: 'hidden',
    background: `linear-gradient(${color('brand-100')}, ${color('brand-300')})`,
  }),
  // Below what a telephone has at its top.
  top: css({ padding: '44px 16px 0' }),
  pill: css({
    padding: '5px 10px',
    borderRadius: radius.pill,
    background: color('brand-900'),
    color: color('white'),
    fontSize: '0.75rem',
    lineHeight: 1.25,
    fontWeight: 600,
  }),
  // It ends behind what stands at the room's foot, which covers no face.
  caller: css({
    position: 'absolute',
    top: '13%',
    left: '40%',
    translate: '-50%',
    height: '68%',
    aspectRatio: '1',
    [smallContainer]: { top: '3.5rem', left: '38%', height: '13rem' },
    [wide]: { top: '11%', left: '50%', height: '74%' },
  }),
  viewer: css({
    position: 'absolute',
    top: 80,
    right: 14,
    width: 74,
    height: 96,
    borderRadius: 16,
    border: `2px solid ${color('white')}`,
    background: color('brand-50'),
  }),
  // The name is below the face, on a ground of its own.
  foot: css({
    position: 'relative',
    display: 'grid',
    gap: 10,
    padding: '44px 12px 18px',
    background: `linear-gradient(transparent, ${color('brand-900')} 40px)`,
    [wide]: {
      gridTemplateColumns: 'minmax(0, 22rem) auto',
      justifyContent: 'space-between',
      alignItems: 'end',
      '& > *': { gridColumn: 1 },
      '& > :last-child': { gridArea: '1 / 2 / span 2' },
    },
  }),
  name: css({ color: color('white'), font: `650 1.25rem/1.25 ${font.heading}` }),
  buttons: css({
    display: 'flex',
    justifyContent: 'center',
    gap: 10,
    color: color('white'),
    '& > *': {
      width: 44,
      height: 44,
      padding: 12,
      // Round corners would cut the icon's, and with them the tail of a speech bubble.
      overflow: 'visible',
      borderRadius: radius.pill,
      background: color('brand-700'),
    },
    '& > :last-child': { background: color('danger') },
  }),
};
