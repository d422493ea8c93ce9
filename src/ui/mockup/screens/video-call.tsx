import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import type { Branded } from '../branded.ts';
import Portrait from '../portrait.tsx';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** Who calls, large, who looks, small, what is known so far, and the buttons. Fills its device. */
export default function VideoCall({ tenant, people, figure, tiles, inCard }: Branded) {
  const [caller, viewer] = people;
  return (
    <div css={styles.room}>
      <div css={[parts.apart, styles.top]}>
        <span css={styles.pill}>{tenant}</span>
        <span css={styles.pill}>{figure}</span>
      </div>
      {caller && (
        <Portrait
          portrait={caller.portrait}
          look={inCard ? styles.callerInCard : styles.caller}
          crop="body"
        />
      )}
      {viewer && <Portrait portrait={viewer.portrait} look={styles.viewer} />}
      <div css={styles.known}>
        <TileRows tiles={tiles} />
      </div>
      <div css={[styles.foot, inCard && styles.footInCard]}>
        <div>
          <div css={styles.name}>{caller?.name}</div>
          <div css={parts.soft}>{caller?.role}</div>
        </div>
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

/** A place without a device around it, and one much wider than a telephone. */
const bare = '@container bare (width>0rem)';
const wide = '@container bare (width>=30rem)';

/** How much the card's edge cuts of the telephone that it shows down to its foot. */
const cut = 'var(--cut, 0px)';

/** Where who calls stands in a telephone. */
const caller = {
  position: 'absolute',
  inset: '5rem 0 7.5rem',
  width: '100%',
  height: 'calc(100% - 12.5rem)',
} as const;

const styles = {
  room: css({
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minHeight: '27rem',
    overflow: 'hidden',
    background: `linear-gradient(${color('brand-100')}, ${color('brand-300')})`,
  }),
  // Below what a telephone has at its top.
  top: css({ padding: '44px 16px 0', [bare]: { paddingTop: 16 } }),
  pill: css({
    padding: '5px 10px',
    borderRadius: radius.pill,
    background: color('brand-900'),
    color: color('white'),
    fontSize: '0.75rem',
    lineHeight: 1.25,
    fontWeight: 600,
  }),
  // It stands on the bar at the foot, or behind it, below what stands at the top.
  caller: css(caller, {
    [bare]: { inset: '3rem 0 1.5rem', height: 'calc(100% - 4.5rem)' },
  }),
  // Both end above the edge of a card, which cuts the telephone: its buttons are whole.
  callerInCard: css(caller, {
    inset: `4.5rem 0 calc(7.5rem + ${cut})`,
    height: `calc(100% - 12rem - ${cut})`,
  }),
  footInCard: css({ height: `calc(7.5rem + ${cut})`, paddingBottom: cut }),
  viewer: css({
    position: 'absolute',
    top: 80,
    right: 14,
    width: 74,
    height: 96,
    borderRadius: 16,
    border: `2px solid ${color('white')}`,
    background: color('brand-50'),
    [bare]: { top: 52 },
  }),
  // Over the coat, never over the face.
  known: css({
    position: 'relative',
    width: 'fit-content',
    margin: 'auto 12px 12px',
    borderRadius: 16,
    boxShadow: shadow.float,
    [wide]: { margin: 'auto 16px 16px' },
  }),
  foot: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: 10,
    height: '7.5rem',
    padding: '0 12px',
    background: color('brand-900'),
    [bare]: {
      height: '4.5rem',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
    },
    [wide]: { padding: '0 16px' },
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
