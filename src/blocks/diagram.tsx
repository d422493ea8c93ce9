import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { DiagramLane, DiagramSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, shadow, type } from '../theme/tokens.ts';
import DiagramJoint from '../ui/diagram-joint.tsx';
import DiagramNodes from '../ui/diagram-nodes.tsx';
import { beforePath, jointWidth, pathMeasures, segment, stepsOf } from '../ui/diagram-path.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { overPadding, toTheEdge } from '../ui/section-media.tsx';

/**
 * What passes from lane to lane, on one path that parts and joins, and what all lanes have in
 * common, as the ground below it: a list, drawn as a diagram.
 */
export default function Diagram({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  lanes,
  shared,
  actions,
}: DiagramSection) {
  const steps = stepsOf(lanes.map(({ nodes }) => nodes.length));
  const hasZone = lanes.some(({ zone }) => zone);
  const leadsOn = (index: number) => Boolean(lanes[index]?.arrow && lanes[index + 1]);
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <ol css={[pathMeasures, styles.lanes, gridOf(lanes, steps), hasZone && styles.framed]}>
        {lanes.map(({ label, nodes, arrow, zone }, index) => {
          const [comesIn, goesOn] = [leadsOn(index - 1), leadsOn(index)];
          const onPath = comesIn || goesOn;
          return (
            <li key={label} css={[styles.step, !goesOn && styles.apart]}>
              <div
                css={[styles.lane, onPath && styles.laneOnPath, zone && styles.zone]}
                data-ground={zone ? 'dark' : undefined}
              >
                <h3 css={[styles.label, onPath && styles.onPath, comesIn && segment]}>{label}</h3>
                <DiagramNodes nodes={nodes} {...(onPath && { steps, goesOn })} />
              </div>
              {goesOn && (
                <DiagramJoint
                  label={arrow}
                  ends={[nodes.length, lanes[index + 1]?.nodes.length ?? 0]}
                  steps={steps}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Actions actions={actions} />
      {shared && (
        <div css={[pathMeasures, styles.shared]}>
          <h3 css={styles.label}>{shared.label}</h3>
          <DiagramNodes nodes={shared.nodes} />
        </div>
      )}
    </Section>
  );
}

/**
 * Lanes are equally wide, with a joint or free ground between them; below their names, the steps of
 * the path, and what the last nodes have to say.
 */
const gridOf = (lanes: DiagramLane[], steps: number) => {
  const between = lanes.slice(0, -1).map(({ arrow }) => (arrow ? jointWidth : '3rem'));
  const lane = 'minmax(0,1fr)';
  return css({
    [media.from(960)]: {
      gridTemplateColumns: [lane, ...between.flatMap((b) => [b, lane])].join(' '),
      gridTemplateRows: `auto repeat(${steps},1fr) auto`,
      '& > li': { gridRow: `span ${steps + 2}` },
    },
  });
};

const styles = {
  lanes: css({ display: 'grid' }),
  step: css({
    display: 'grid',
    [media.from(960)]: {
      gridColumn: 'span 2',
      gridTemplate: 'subgrid/subgrid',
      '&:last-child': { gridColumn: 'span 1' },
    },
  }),
  apart: css({ [media.below(960)]: { '&:not(:last-child)': { marginBottom: '2.5rem' } } }),
  lane: css({
    minWidth: 0,
    [media.from(960)]: { display: 'grid', gridArea: '1/1/-1', gridTemplateRows: 'subgrid' },
  }),
  // A sheet around the whole path, with lower rows.
  framed: css({
    '--zone': 'clamp(0.75rem, 2vw, 1.5rem)',
    padding: 'clamp(1.5rem, 3vw, 2.5rem) calc(2 * var(--zone))',
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
    [media.below(960)]: { '& ul > li': { paddingBottom: '0.75rem' } },
  }),
  // Its ground reaches beyond it, so that its signs stay on the path.
  zone: css({
    borderRadius: radius.tile,
    background: color('brand-900'),
    boxShadow: `0 0 0 var(--zone) ${color('brand-900')}`,
    '--path-color': color('brand-500'),
    '& ul > li > span': { background: color('ipe'), color: color('ink') },
  }),
  label: css({
    ...type.h3,
    position: 'relative',
    paddingBottom: '1.25rem',
    color: surfaceColor('heading'),
    [media.from(960)]: { alignSelf: 'end' },
  }),
  // On a tablet before the path, and on a telephone behind it.
  onPath: css({
    [media.below(640)]: { paddingInlineStart: 'calc(var(--sign) + 1rem)' },
    [media.from(640)]: { '&::before': { display: 'none' } },
    [media.between(640, 960)]: { minHeight: 'var(--sign)', alignContent: 'center', padding: 0 },
  }),
  laneOnPath: css({
    [media.between(640, 960)]: {
      display: 'grid',
      gridTemplateColumns: `${beforePath} minmax(0, 1fr)`,
      alignItems: 'start',
    },
  }),
  // From edge to edge of the window, down to the foot of the section.
  shared: css({
    minWidth: '100vw',
    margin: `clamp(2rem, 4vw, 3.5rem) calc(50% - 50vw) ${overPadding}`,
    padding: `clamp(1.75rem, 3vw, 2.5rem) calc(-1 * ${toTheEdge})`,
    background: surfaceColor('chip'),
  }),
};
