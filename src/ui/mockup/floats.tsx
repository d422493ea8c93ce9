import { css } from '@emotion/react';
import type { Float, Mockup } from '../../generated/types.ts';
import { color, font, media, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { boundWords } from './bound-words.ts';
import { mediumContainer, smallContainer, wideContainer } from './container-queries.ts';
import { parts } from './screens/parts.ts';
import { tileColors } from './tile-colors.ts';
import Wave from './wave.tsx';

type Props = Pick<Mockup, 'floats'> & { at: keyof typeof positions };

/**
 * The loose cards. On a telephone they stand below the device; where there is room, at the sides of
 * a telephone, clear of it, or on the upper and the lower edge of a window, where nothing is said.
 */
export default function Floats({ floats, at }: Props) {
  return floats.map((float, index) => (
    <div
      key={index}
      css={[
        at === 'card' ? parts.line : [styles.card, floats.length === 1 && styles.alone],
        positions[at][index],
      ]}
    >
      <Card {...float} looks={at === 'card' ? parts : styles} />
    </div>
  ));
}

/** @param looks of its parts; those of a card's are of the screen's own tiles */
function Card({
  icon,
  tone = 'brand',
  value,
  label,
  wave,
  looks,
}: Float & { looks: Pick<typeof parts, 'icon' | 'text' | 'value' | 'label'> }) {
  return (
    <>
      {icon && (
        <span css={[looks.icon, tileColors[tone]]}>
          <Icon name={icon} size={18} />
        </span>
      )}
      <div css={looks.text}>
        <div css={looks.value}>{value}</div>
        <div css={looks.label}>{boundWords(label)}</div>
        {wave && <Wave name={wave} />}
      </div>
    </>
  );
}

/** On the upper edge of a window, beside its account, as far as there is nothing to read. */
const onEdge = (wide?: string) =>
  css({
    [mediumContainer]: {
      order: -1,
      gridColumn: '1 / -1',
      justifySelf: 'end',
      margin: '0 calc(66px + var(--beyond, 0px)) -12px',
    },
    [wideContainer]: { marginBottom: wide },
  });

/** On its lower edge, as far as its frame and the air in it go. */
const onFoot = css({
  [mediumContainer]: { gridColumn: '1 / -1', justifySelf: 'start', margin: '-20px 28px 0' },
});

/** At the left of the telephone of a card, below its words; a window under 640 px has no room. */
const besidePhone = (right: string, bottom: string) =>
  css({
    position: 'absolute',
    right,
    bottom,
    width: '13.5rem',
    padding: 12,
    borderRadius: 16,
    background: color('white'),
    boxShadow: `${shadow.line}, ${shadow.float}`,
    [media.below(640)]: { display: 'none' },
  });

/** Its sign stands above its words: there is little room beside a telephone. */
const signAbove = { flexDirection: 'column', alignItems: 'flex-start' } as const;

const positions = {
  card: [
    besidePhone('calc(100% - 3.5rem)', '12.5rem'),
    besidePhone('calc(100% - 1.5rem)', '6.75rem'),
  ],
  phone: [
    css({
      [wideContainer]: {
        gridArea: '1 / 1',
        width: 'max-content',
        maxWidth: '13.75rem',
        justifySelf: 'end',
        alignSelf: 'start',
        margin: '6.5rem 12px 0 0',
        ...signAbove,
      },
    }),
    css({
      [wideContainer]: {
        gridArea: '1 / 3',
        justifySelf: 'start',
        alignSelf: 'end',
        margin: '0 0 9rem 12px',
        ...signAbove,
      },
    }),
  ],
  dashboard: [onEdge('-1.75rem'), onFoot],
  bare: [onEdge(), onFoot],
};

const styles = {
  card: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '15rem',
    marginTop: 12,
    padding: 12,
    borderRadius: radius.float,
    background: color('white'),
    boxShadow: `${shadow.line}, ${shadow.float}`,
    [smallContainer]: signAbove,
  }),
  alone: css({
    gridColumn: '1 / -1',
    justifySelf: 'center',
    [smallContainer]: { flexDirection: 'row', alignItems: 'center' },
  }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    borderRadius: radius.tile,
  }),
  text: css({ minWidth: 0 }),
  value: css({
    color: color('ink'),
    font: `650 0.9375rem/1.3 ${font.heading}`,
    textWrap: 'balance',
  }),
  label: css({
    color: color('muted'),
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textWrap: 'balance',
  }),
};
