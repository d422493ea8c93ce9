import { css } from '@emotion/react';
import type { ClausesSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import ClauseText from '../ui/clause-text.tsx';
import ClausesHead from '../ui/clauses-head.tsx';
import ContentsBar from '../ui/contents-bar.tsx';
import Section from '../ui/section.tsx';
import { toTheEdge } from '../ui/section-media.tsx';

/**
 * A legal text in numbered sections, below what it says in short, with a list of them to jump from:
 * a bar that stays below the header. Each says in short what it says, too.
 */
export default function Clauses({ contents, items, ...head }: ClausesSection) {
  const { id, ground } = head;
  const idOf = (index: number) => `${id}-${index + 1}`;
  return (
    <Section id={id} ground={ground} spacing="text">
      <ClausesHead {...head} />
      <ContentsBar
        labelId={`${id}-${contents ? 'contents' : 'heading'}`}
        label={contents}
        links={items.map(({ heading, label = heading }, index) => ({
          to: `#${idOf(index)}`,
          label: `${index + 1}. ${label}`,
        }))}
        css={styles.bar}
      />
      <div css={styles.text}>
        {items.map((item, index) => (
          <ClauseText key={item.heading} id={idOf(index)} number={index + 1} {...item} />
        ))}
      </div>
    </Section>
  );
}

const styles = {
  // From edge to edge of the window.
  bar: css({ marginInline: toTheEdge }),
  // On paper a link says where it leads.
  text: css({
    [media.print]: { '& a::after': { content: '" (" attr(href) ")"' } },
  }),
};
