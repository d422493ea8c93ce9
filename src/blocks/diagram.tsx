import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { DiagramSection, Point } from '../generated/types.ts';
import { color, media, radius, shadow, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** What passes from lane to lane, and what all lanes have in common: a list, drawn as a diagram. */
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
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <ol css={styles.lanes}>
        {lanes.map(({ label, nodes, arrow }) => (
          <li key={label} css={[styles.step, !arrow && styles.unlinked]}>
            <div css={styles.lane} data-ground="plain">
              <h3 css={styles.label}>{label}</h3>
              <Nodes nodes={nodes} />
            </div>
            {arrow && (
              <p css={styles.arrow}>
                <Icon name="arrow-right" size={24} />
                {arrow}
              </p>
            )}
          </li>
        ))}
      </ol>
      {shared && (
        <div css={[styles.lane, styles.shared]} data-ground="plain">
          <h3 css={styles.label}>{shared.label}</h3>
          <Nodes nodes={shared.nodes} />
        </div>
      )}
      <Actions actions={actions} />
    </Section>
  );
}

const Nodes = ({ nodes }: { nodes: Point[] }) => (
  <ul css={[styles.nodes, columns(nodes.length)]}>
    {nodes.map(({ icon, heading, text }) => (
      <li key={heading} css={styles.node}>
        {icon && <Icon name={icon} size={22} css={styles.icon} />}
        <div>
          <strong css={styles.name}>{heading}</strong>
          {text && (
            <p css={styles.text}>
              <RichLine text={text} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);

/** As many columns as fit; of four none stands alone in a row of three. */
const columns = (count: number) => {
  const least = count % 3 === 1 ? 16 : 13;
  return css({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))` });
};

const styles = {
  lanes: css({ display: 'grid', [media.from(960)]: { display: 'flex' } }),
  step: css({
    display: 'grid',
    // Lanes are equally wide: those with an arrow begin with its width.
    [media.from(960)]: {
      display: 'flex',
      flex: '1 1 7.25rem',
      minWidth: 0,
    },
  }),
  // The last lane, or one that stands apart from the next.
  unlinked: css({
    '&:not(:last-child)': { marginBottom: '1rem' },
    [media.from(960)]: { flexBasis: 0, '&:not(:last-child)': { margin: '0 1rem 0 0' } },
  }),
  lane: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '1.25rem',
    borderRadius: radius.float,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  label: css({ ...type.small, marginBottom: '0.75rem', color: color('brand-700') }),
  // Down to the lane's foot, however high the highest lane is.
  nodes: css({ flex: 1, display: 'grid', gridAutoRows: '1fr', gap: '0.625rem' }),
  node: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    padding: '0.75rem 0.875rem',
    borderRadius: radius.tile,
    background: color('brand-50'),
  }),
  icon: css({ color: color('brand-600') }),
  name: css({ display: 'block', fontWeight: 650, lineHeight: 1.4, color: color('ink') }),
  text: css({ ...type.small, marginTop: '0.125rem', color: color('muted') }),
  arrow: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    padding: '0.625rem',
    fontWeight: 600,
    lineHeight: 1.3,
    [media.below(960)]: { '& > svg': { transform: 'rotate(90deg)' } },
    // All arrows on one line, in the middle of the lanes, each with its words below it.
    [media.from(960)]: {
      display: 'grid',
      gridTemplateRows: '1fr auto 1fr',
      justifyItems: 'center',
      alignItems: 'start',
      width: '7.25rem',
      textAlign: 'center',
      overflowWrap: 'break-word',
      '&::before': { content: '""' },
    },
  }),
  shared: css({ marginTop: '1rem' }),
};
