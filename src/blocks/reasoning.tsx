import { css } from '@emotion/react';
import type { ReasoningSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import { largeHead } from '../ui/large-head.ts';
import Points from '../ui/points.tsx';
import ReasoningSteps from '../ui/reasoning-steps.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { columnsOnTablet, toTheEdge } from '../ui/section-media.tsx';
import SignalStreams from '../ui/signal-streams.tsx';

/**
 * How a suggestion comes about, from edge to edge of the window: what was measured, as curves that
 * join, and on the line that they become the rule, what is suggested and who decided.
 */
export default function Reasoning({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  points,
  measured,
  signals,
  steps,
  note,
}: ReasoningSection) {
  return (
    <Section id={id} ground={ground}>
      <div css={[largeHead, styles.listed, columnsOnTablet(points.length)]}>
        <SectionIntro {...{ id, eyebrow, heading, lead }} narrow={false} />
        <Points points={points} />
      </div>
      <ol css={styles.flow}>
        <li css={styles.signals}>
          <h3 css={styles.label}>{measured}</h3>
          <SignalStreams signals={signals} />
        </li>
        <ReasoningSteps steps={steps} />
      </ol>
      {note && <p css={styles.note}>{note}</p>}
    </Section>
  );
}

const wide = media.from(1100);
const margin = `calc(-1 * ${toTheEdge})`;

const styles = {
  listed: css({ [media.from(960)]: { '& > ul': { margin: 0 } } }),
  // Beside each other, all of one height, so that what joins in the middle goes on in the middle.
  flow: css({
    position: 'relative',
    minWidth: '100vw',
    margin: 'clamp(2rem, 6vw, 6.5rem) calc(50% - 50vw) 0',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-6rem 0',
      background: `radial-gradient(closest-side, ${surfaceColor('edge')}, transparent)`,
      opacity: 0.4,
    },
    [wide]: {
      display: 'grid',
      paddingInlineEnd: margin,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: `calc(${margin} + 26rem)`,
    },
  }),
  signals: css({ position: 'relative' }),
  label: css({
    ...type.small,
    paddingInlineStart: margin,
    color: surfaceColor('accent'),
    fontWeight: 650,
    [wide]: { position: 'absolute', bottom: 'calc(100% + 0.5rem)' },
  }),
  note: css({
    ...type.small,
    position: 'relative',
    marginTop: '1.5rem',
    color: surfaceColor('muted'),
  }),
};
