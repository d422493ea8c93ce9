import { css } from '@emotion/react';
import type { Card } from '../generated/types.ts';
import { edge } from '../theme/button-styles.ts';
import { color, layout, media, radius, type } from '../theme/tokens.ts';
import CardLink from './card-link.tsx';
import CardPoints from './card-points.tsx';
import { useClientColors } from './mockup/client.tsx';
import MockupView from './mockup.tsx';
import { overPadding, toTheEdge } from './section-media.tsx';

/**
 * Ways to other pages, side by side from edge to edge of the window, each in the colours of the
 * client whose product screen stands on its foot. Where two meet, one colour passes to the other.
 */
export default function CardPaths({ items }: { items: Card[] }) {
  const colorsOf = useClientColors();
  return (
    <ul css={styles.paths}>
      {items.map(({ heading, text, points, link, mockup }) => (
        <li
          key={heading}
          css={[styles.path, mockup && colorsOf(mockup.tenant, { own: true })]}
          data-ground="dark"
        >
          <h3 css={styles.heading}>{heading}</h3>
          <p css={styles.text}>{text}</p>
          <CardPoints points={points} />
          {link && <CardLink link={link} heading={heading} />}
          {mockup && (
            <div css={[styles.screen, mockup.device === 'phone' && styles.phone]}>
              <MockupView mockup={mockup} ringless small={mockup.device === 'phone'} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const outer = `calc(-1 * ${toTheEdge})`;
const inner = `calc(${layout.columns} / 2)`;

const styles = {
  paths: css({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    margin: `${overPadding} ${toTheEdge}`,
    '& > li > *': { position: 'relative', zIndex: 1 },
    // Their colours rise out of the dark of what stands above.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: '14rem',
      background: `linear-gradient(${color('brand-950')}, transparent)`,
    },
    [media.from(700)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // What they hold keeps to the page's margins, and to its two columns.
      '& > :nth-of-type(odd)': { paddingInline: `${outer} ${inner}` },
      '& > :nth-of-type(even)': { paddingInline: `${inner} ${outer}` },
      '& > :nth-of-type(even)::before': {
        content: '""',
        position: 'absolute',
        inset: '0 100% 0 -40%',
        background: 'inherit',
        maskImage: `linear-gradient(90deg, transparent, ${color('ink')})`,
      },
    },
  }),
  // Where one heading takes two lines, both begin at one height, and so does all that is below.
  path: css({
    position: 'relative',
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    justifyItems: 'start',
    alignItems: 'start',
    padding: `clamp(2.25rem, 4vw, 3.5rem) ${layout.gutter} 0`,
    overflowY: 'clip',
    background: `linear-gradient(${color('brand-900')} 40%, ${color('brand-700')})`,
    '& > ul': { gridRow: 3, margin: '1rem 0' },
    '& > a': {
      gridRow: 4,
      padding: '0.75rem 1.5rem',
      ...edge,
      borderRadius: radius.pill,
      background: color('white'),
      color: color('ink'),
    },
  }),
  // So large that it takes one line where the window is wide, and two on a tablet.
  heading: css({
    ...type.h2,
    [media.from(700)]: { fontSize: 'clamp(1.75rem, 2.5vw, 2.25rem)' },
    [media.between(700, 1120)]: { maxWidth: '9em' },
  }),
  text: css({ ...type.lead, marginTop: '0.75rem' }),
  // The edge cuts it between two rows of what it shows; what is cut off takes no room on paper.
  screen: css({
    [media.print]: { contain: 'size' },
    '--phone': '45px 45px 0 0',
    '--window': '100%',
    width: '100%',
    height: '20.8rem',
    gridRow: 5,
    paddingTop: '2.5rem',
    boxSizing: 'content-box',
    [media.from(960)]: { height: '21.3rem' },
  }),
  // Narrower than its column, it stands before a disc that fills that.
  phone: css({
    width: 'min(100%, 20rem)',
    justifySelf: 'center',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '1.5rem 50% auto auto',
      width: '100vw',
      [media.from(700)]: { width: 'min(34rem, 44vw)' },
      aspectRatio: 1,
      borderRadius: '50%',
      background: color('brand-600'),
      translate: '50%',
    },
  }),
};
