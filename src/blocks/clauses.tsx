import { css } from '@emotion/react';
import type { ClausesSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import ClauseText from '../ui/clause-text.tsx';
import ClausesHead from '../ui/clauses-head.tsx';
import Section from '../ui/section.tsx';
import { toTheEdge } from '../ui/section-media.tsx';

/**
 * A legal text in numbered sections, below what it says in short, with a list of them to jump from:
 * in a wide window a bar that stays below the header. Each says in short what it says, too.
 */
export default function Clauses({
  id,
  ground,
  heading,
  lead,
  updated,
  summary,
  contents,
  items,
}: ClausesSection) {
  const idOf = (index: number) => `${id}-${index + 1}`;
  return (
    <Section id={id} ground={ground}>
      <ClausesHead
        id={id}
        ground={ground}
        heading={heading}
        lead={lead}
        updated={updated}
        summary={summary}
      />
      <div css={styles.row}>
        <nav
          aria-labelledby={`${id}-${contents ? 'contents' : 'heading'}`}
          css={styles.contents}
          data-screen
        >
          {contents && (
            <p id={`${id}-contents`} css={styles.label}>
              {contents}
            </p>
          )}
          <ol css={styles.jumps}>
            {items.map((item, index) => (
              <li key={item.heading}>
                <a href={`#${idOf(index)}`} css={styles.jump}>
                  {index + 1}. {item.label ?? item.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={styles.text}>
          {items.map((item, index) => (
            <ClauseText key={item.heading} id={idOf(index)} number={index + 1} {...item} />
          ))}
        </div>
      </div>
    </Section>
  );
}

const wide = media.from(960);

const styles = {
  row: css({
    display: 'grid',
    gap: '2rem',
    marginTop: 'calc(0.8 * var(--section-padding))',
    [wide]: { display: 'block', marginTop: 0 },
  }),
  label: css({ marginBottom: '0.75rem', color: surfaceColor('heading'), fontWeight: 650 }),
  // From edge to edge of the window where it is a bar, as high as that of a page's contents.
  contents: css({
    ...type.small,
    scrollTargetGroup: 'auto',
    padding: '1.5rem',
    borderRadius: radius.float,
    background: color('sand-100'),
    color: color('body'),
    '& > p': { color: color('ink') },
    [wide]: {
      position: 'sticky',
      top: '5rem',
      zIndex: 4,
      display: 'flex',
      alignItems: 'center',
      gap: '1.5rem',
      margin: `0 ${toTheEdge}`,
      padding: `0 calc(-1 * ${toTheEdge})`,
      borderRadius: 0,
      background: color('white'),
      boxShadow: `0 1px 0 ${color('sand-200')}`,
      whiteSpace: 'nowrap',
      '& > p': { margin: 0 },
    },
  }),
  // Side by side where they fit.
  jumps: css({
    [media.between(640, 960)]: {
      columns: 2,
      columnGap: '2rem',
      '& > li': { breakInside: 'avoid' },
    },
    [wide]: { display: 'flex', gap: '1.5rem', overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  jump: css({
    display: 'block',
    paddingBlock: '0.375rem',
    color: color('body'),
    textDecoration: 'none',
    '&:hover': { color: color('brand-700'), textDecoration: 'underline' },
    '&:target-current': { color: color('brand-700'), fontWeight: 650 },
    [wide]: {
      paddingBlock: '1rem',
      outlineOffset: -3,
      '&:target-current': { boxShadow: `inset 0 -3px ${color('brand-600')}` },
    },
  }),
  // On paper a link says where it leads.
  text: css({
    [media.print]: { '& a::after': { content: '" (" attr(href) ")"' } },
  }),
};
