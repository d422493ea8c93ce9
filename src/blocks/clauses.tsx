import { css } from '@emotion/react';
import type { ClausesSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import ClausesHead from '../ui/clauses-head.tsx';
import RichText, { RichLine } from '../ui/rich-text.tsx';
import Section from '../ui/section.tsx';
import WholeWords from '../ui/whole-words.tsx';

/**
 * A legal text in numbered sections, below what it says in short, with a list of them to jump from.
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
                  {index + 1}. {item.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={styles.text}>
          {items.map((item, index) => (
            <section
              key={item.heading}
              id={idOf(index)}
              aria-labelledby={`${idOf(index)}-heading`}
              css={styles.clause}
            >
              <h2 id={`${idOf(index)}-heading`} css={styles.heading}>
                <span css={styles.number}>{index + 1}.</span> <WholeWords text={item.heading} />
              </h2>
              {item.paragraphs.map((paragraph) => (
                <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
              ))}
              {item.points.length > 0 && (
                <ul css={styles.points}>
                  {item.points.map((point) => (
                    <li key={point}>
                      <RichLine text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gap: '2rem 4rem',
    marginTop: 'calc(0.8 * var(--section-padding))',
    [media.from(960)]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  }),
  label: css({ marginBottom: '0.75rem', color: surfaceColor('heading'), fontWeight: 650 }),
  contents: css({
    ...type.small,
    alignSelf: 'start',
    scrollTargetGroup: 'auto',
    padding: '1.5rem',
    borderRadius: radius.float,
    background: color('sand-100'),
    color: color('body'),
    '& > p': { color: color('ink') },
    [media.from(960)]: { position: 'sticky', top: '6.5rem' },
  }),
  // Side by side where they fit.
  jumps: css({
    [media.between(640, 960)]: {
      columns: 2,
      columnGap: '2rem',
      '& > li': { breakInside: 'avoid' },
    },
  }),
  number: css({ color: surfaceColor('accent') }),
  jump: css({
    display: 'block',
    paddingBlock: '0.375rem',
    color: color('body'),
    textDecoration: 'none',
    '&:hover': { color: color('brand-700'), textDecoration: 'underline' },
    '&:target-current': { color: color('brand-700'), fontWeight: 650 },
  }),
  // Its heading stands beside its text where a line of it is long enough.
  clause: css({
    paddingTop: '2rem',
    borderTop: `1px solid ${color('sand-200')}`,
    '& + &': { marginTop: '2.5rem' },
    scrollMarginTop: '6.5rem',
    [media.from(1200)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 60ch)',
      gap: '0 3rem',
      alignContent: 'start',
      '& > :not(h2)': { gridColumn: 2 },
      '& > h2': { gridRow: '1 / span 99' },
      '& > h2 + *': { marginTop: 0 },
    },
    '& > :not(h2)': { maxWidth: '60ch' },
  }),
  heading: css(type.h3),
  paragraph: css({ marginTop: '1rem' }),
  // On paper a link says where it leads.
  text: css({
    [media.print]: { '& a::after': { content: '" (" attr(href) ")"' } },
  }),
  points: css({
    display: 'grid',
    gap: '0.5rem',
    marginTop: '1rem',
    paddingInlineStart: '1.25rem',
    listStyle: 'disc',
    '& > li::marker': { color: color('brand-600') },
  }),
};
