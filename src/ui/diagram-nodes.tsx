import { css } from '@emotion/react';
import type { Point } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import { segment } from './diagram-path.ts';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';

type Props = {
  nodes: Point[];
  /** How many rows the highest lane has; without it, the nodes are on no path. */
  rows?: number;
  /** Whether the path goes on after them. */
  goesOn?: boolean;
};

/** The points of a lane: signs on its path, with their words below, or side by side. */
export default function DiagramNodes({ nodes, rows, goesOn = false }: Props) {
  return (
    <ul css={rows ? rowsFor(nodes.length, rows) : [styles.aside, columns(nodes.length)]}>
      {nodes.map(({ icon, heading, text }) => (
        <li
          key={heading}
          css={[
            styles.node,
            rows !== undefined && [segment, styles.onPath, goesOn ? styles.passed : styles.end],
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

/** Rows as high as those of the highest lane, in the middle of it. */
const rowsFor = (count: number, rows: number) => {
  const rest = `${(rows - count) / 2}fr`;
  return css({
    [wide]: {
      display: 'grid',
      gridTemplateRows: `${rest} repeat(${count},1fr) ${rest}`,
      '&::before': { content: '""' },
    },
  });
};

const wide = media.from(960);

const styles = {
  aside: css({ display: 'grid', gap: '1.25rem 2rem', alignContent: 'start' }),
  node: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--sign) minmax(0, 1fr)',
    gap: '1rem',
    alignItems: 'center',
  }),
  onPath: css({
    paddingBottom: '1.5rem',
    [wide]: { display: 'block', paddingRight: '1rem', '& > div': { marginTop: '0.75rem' } },
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
  name: css({ display: 'block', fontWeight: 650, lineHeight: 1.4, color: surfaceColor('heading') }),
  text: css({ ...type.small, marginTop: '0.125rem', color: surfaceColor('muted') }),
};
