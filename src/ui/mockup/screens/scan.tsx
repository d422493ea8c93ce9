import { css } from '@emotion/react';
import type { Mockup, Tile } from '../../../generated/types.ts';
import { onSheet, ownDrawing } from '../../../lib/drawing-addresses.ts';
import { usePage } from '../../../state/page-context.ts';
import { color, radius, shadow } from '../../../theme/tokens.ts';
import { wideContainer } from '../container-queries.ts';
import Wave from '../wave.tsx';
import { parts } from './parts.ts';

/** A face in the camera's frame, and around it an instrument for each reading. Fills its device. */
export default function Scan({ people, figure, figureLabel, tiles }: Mockup) {
  const [person] = people;
  return (
    <div css={styles.room}>
      <div css={styles.title}>{figureLabel}</div>
      <div css={styles.view}>
        {person && <Face portrait={person.portrait} />}
        <span css={styles.state}>{figure}</span>
      </div>
      <div css={styles.instruments}>
        {tiles.map((tile) => (
          <Instrument key={tile.label} {...tile} />
        ))}
      </div>
    </div>
  );
}

/** The four corners around a face that is where all portraits have theirs. */
const frame =
  'M49 46V36q0-10 10-10h10M131 26h10q10 0 10 10v10' +
  'M151 126v10q0 10-10 10h-10M69 146H59q-10 0-10-10v-10';

/** Who looks at the camera, before rings, with its points on the face and its frame around it. */
function Face({ portrait }: { portrait: string }) {
  const { drawings } = usePage().shell;
  return (
    <svg
      css={styles.face}
      viewBox="0 18 200 182"
      preserveAspectRatio="xMidYMax"
      fill="none"
      strokeLinecap="round"
    >
      <g stroke={color('brand-600')} strokeWidth=".8">
        <circle cx="100" cy="92" r="86" fill={color('brand-600')} stroke="none" />
        <circle cx="100" cy="92" r="100" />
        <circle cx="100" cy="92" r="116" />
      </g>
      <use href={ownDrawing(drawings, 'person', portrait)} width="200" height="260" />
      {portrait.endsWith('facing') && (
        <use href={onSheet(drawings, 'face-mesh')} width="200" height="260" />
      )}
      <path d={frame} stroke={color('white')} strokeWidth="3" />
    </svg>
  );
}

/** What is measured, its value and unit, and the line or the scale of it. */
function Instrument({ value, label, note, wave }: Tile) {
  const [figure = value, unit] = value.split(/\s/);
  return (
    <div css={styles.instrument}>
      <div css={parts.label}>{label}</div>
      <div css={parts.value}>
        {figure} {unit && <small css={styles.unit}>{unit}</small>}
      </div>
      {wave && <Wave name={wave} text={note ?? value} />}
    </div>
  );
}

const styles = {
  room: css({
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: `linear-gradient(${color('brand-800')}, ${color('brand-900')})`,
  }),
  title: css({
    position: 'relative',
    zIndex: 1,
    margin: '16px 0 -12px',
    color: color('white'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    // As many steps as there are readings, all of them done.
    '&::after': {
      content: '""',
      display: 'block',
      width: 116,
      height: 4,
      margin: '6px auto 0',
      background: `repeating-linear-gradient(90deg, ${color('ipe')} 0 16px, transparent 16px 20px)`,
    },
  }),
  view: css({ position: 'relative', flex: 1, minHeight: '22.5rem' }),
  face: css({
    position: 'absolute',
    bottom: 0,
    width: '100%',
    height: 'calc(100% - 1.5rem)',
    [wideContainer]: { height: 'calc(100% - 2.75rem)' },
    overflow: 'visible',
  }),
  state: css({
    position: 'absolute',
    bottom: 24,
    [wideContainer]: { bottom: 20 },
    left: '50%',
    translate: '-50%',
    padding: '7px 16px',
    borderRadius: radius.pill,
    background: color('brand-950'),
    color: color('white'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
  }),
  instruments: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(6.25rem, 30%), 1fr))',
    gap: 8,
    marginTop: -16,
    padding: 16,
    borderRadius: '24px 24px 0 0',
    background: color('brand-900'),
    [wideContainer]: {
      position: 'absolute',
      inset: 0,
      margin: 0,
      padding: '3.5rem 1rem',
      background: 'none',
      gridTemplateColumns: '7.5rem 7.5rem',
      justifyContent: 'space-between',
      alignContent: 'space-evenly',
    },
  }),
  instrument: css({
    padding: '9px 11px 10px',
    borderRadius: 16,
    background: color('white'),
    boxShadow: shadow.float,
    '& > svg': { width: '100%', maxWidth: '6.5rem' },
    '& > :first-of-type': { fontSize: '0.75rem' },
  }),
  unit: css({ color: color('muted'), fontSize: '0.6875rem', fontWeight: 500 }),
};
