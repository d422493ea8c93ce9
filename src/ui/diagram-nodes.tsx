import { css } from '@emotion/react';
import type { Point } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import { segment } from './diagram-path.ts';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';

type Props = {
  nodes: Point[];
  /** In how many steps the path goes down; without it, the nodes are on none. */
  steps?: number;
  /** Whether the path goes on after them. */
  goesOn?: boolean;
};

/** The points of a lane: signs on its path, with their words below, or side by side. */
export default function DiagramNodes({ nodes, steps, goesOn = false }: Props) {
  return (
    <ul
      css={[
        styles.list,
        ...(steps ? [down(nodes.length, steps)] : [styles.aside, columns(nodes.length)]),
      ]}
    >
      {nodes.map(({ icon, heading, text }) => (
        <li
          key={heading}
          css={[
            styles.node,
            text !== undefined && styles.withText,
            steps !== undefined && [segment, styles.onPath, goesOn ? styles.passed : styles.end],
          ]}
        >
          <span css={styles.sign}>{icon && <Icon name={icon} size={22} />}</span>
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
}

/** As many columns as fit; of four none stands alone in a row of three. */
const columns = (count: number) => {
  const least = count % 3 === 1 ? 16 : 13;
  return css({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))` });
};

/** From the first step to below the last; one alone is in the middle. */
const down = (count: number, steps: number) =>
  css({
    [wide]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      '& > li': { gridRow: `span ${steps / (count - 1)}` },
      '& > :last-child': { gridRow: count > 1 ? 'span 1' : `${steps / 2 + 1}/-1` },
    },
  });

const wide = media.from(960);

const styles = {
  list: css({ [wide]: { gridRow: '2/-1' } }),
  aside: css({ display: 'grid', gap: '1.25rem 2rem', alignContent: 'start' }),
  node: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--sign) minmax(0, 1fr)',
    gap: '1rem',
    alignItems: 'center',
  }),
  // Neighbours' headings are level, however long their texts.
  withText: css({ alignItems: 'start' }),
  onPath: css({
    paddingBottom: '1.5rem',
    [wide]: {
      display: 'block',
      padding: '0 1rem 0.75rem 0',
      '&:not(:last-child)': { paddingBottom: '2.75rem' },
      '& > div': { marginTop: '0.75rem' },
    },
  }),
  // To the joint, and on a telephone to the next of them.
  passed: css({
    [wide]: {
      '&::before': {
        inset: 'calc((var(--sign) - var(--path))/2) 0 auto 0',
        width: 'auto',
        height: 'var(--path)',
      },
    },
  }),
  end: css({
    '&:last-child': { paddingBottom: 0, '&::before': { height: '50%' } },
    [wide]: { '&&::before': { display: 'none' } },
  }),
  sign: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--sign)',
    height: 'var(--sign)',
    borderRadius: radius.pill,
    background: surfaceColor('chip-text'),
    color: surfaceColor('button-text'),
  }),
  name: css({
    display: 'block',
    fontWeight: 650,
    lineHeight: '1.375rem',
    color: surfaceColor('heading'),
  }),
  text: css({ ...type.small, marginTop: '0.125rem', color: surfaceColor('muted') }),
};
