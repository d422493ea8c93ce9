import { css } from '@emotion/react';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import { beforePath, segment, strandsOf } from './diagram-path.ts';
import Icon from './icon.tsx';

type Props = {
  label?: string;
  /** How many strands come in, and how many go out. */
  ends: [number, number];
  /** In how many steps the path goes down. */
  steps: number;
};

/** Where a diagram's path is one: the strands of a lane join, and part to those of the next. */
export default function DiagramJoint({ label, ends: [before, after], steps }: Props) {
  const trunk = steps / 2;
  const bent = (at: number) => at !== trunk;
  const [comingIn, goingOut] = [strandsOf(before, steps), strandsOf(after, steps)];
  const strands = [
    ...comingIn.filter(bent).map((at) => `M0 ${at}C.7 ${at} .5 ${trunk} 1.2 ${trunk}`),
    ...goingOut.filter(bent).map((at) => `M6 ${at}C5.3 ${at} 5.5 ${trunk} 4.8 ${trunk}`),
  ];
  const level = [
    !comingIn.every(bent) && `M0 ${trunk}H1.2`,
    !goingOut.every(bent) && `M6 ${trunk}H4.8`,
  ].filter(Boolean);
  return (
    <p css={[styles.joint, segment]}>
      <svg
        viewBox={`0 0 6 ${steps}`}
        preserveAspectRatio="none"
        css={styles.strands}
        aria-hidden="true"
      >
        <path d={strands.join('')} />
        {/* On whole pixels, as the piece of the path that it goes on from. */}
        {level.length > 0 && <path d={level.join('')} shapeRendering="crispEdges" />}
        <path d={`M1.2 ${trunk}H4.8`} />
      </svg>
      <span css={styles.gate}>
        <Icon name="arrow-right" size={24} />
      </span>
      <span css={styles.words}>{label}</span>
    </p>
  );
}

const wide = media.from(960);

const styles = {
  // Above the ground of a zone that begins here.
  joint: css({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '1rem',
    paddingBottom: '1.5rem',
    ...type.small,
    fontWeight: 600,
    lineHeight: 1.3,
    color: surfaceColor('heading'),
    [media.between(640, 960)]: { marginInlineStart: beforePath },
    [wide]: {
      gridArea: '2/2/-2',
      display: 'block',
      padding: 0,
      textAlign: 'center',
      '&::before': { display: 'none' },
    },
  }),
  strands: css({
    display: 'none',
    [wide]: {
      display: 'block',
      position: 'absolute',
      top: 'calc(var(--sign)/2)',
      width: '100%',
      height: '100%',
      overflow: 'visible',
      fill: 'none',
      stroke: 'var(--path-color)',
      '& > path': { strokeWidth: '8px', vectorEffect: 'non-scaling-stroke' },
      '& > :last-child': { strokeWidth: '18px', strokeLinecap: 'round' },
    },
  }),
  gate: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--sign)',
    height: 'var(--sign)',
    borderRadius: radius.pill,
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    [wide]: {
      position: 'absolute',
      top: '50%',
      left: 'calc(50% - var(--sign)/2)',
    },
    [media.below(960)]: { '& > svg': { rotate: '90deg' } },
  }),
  words: css({
    [wide]: {
      position: 'absolute',
      top: 'calc(50% + var(--sign) + 0.5rem)',
      insetInline: 'clamp(1.5rem, 2.7vw, 2.5rem)',
      overflowWrap: 'break-word',
    },
  }),
};
