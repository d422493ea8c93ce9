import { css } from '@emotion/react';
import type { AccordionSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import Accordion from '../ui/accordion.tsx';
import Section, { besideIntro, SectionIntro } from '../ui/section.tsx';

/** As many topics as stand beside a heading without leaving its column empty. */
const mostBeside = 5;

/** Topics that open and close, one at a time: a few beside the heading, more in two columns. */
export default function AccordionBlock({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
}: AccordionSection) {
  const isLong = items.length > mostBeside;
  return (
    <Section id={id} ground={ground}>
      <div css={!isLong && besideIntro}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        <Accordion id={id} items={items} css={isLong && columns} />
      </div>
    </Section>
  );
}

const columns = css({
  [media.from(960)]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    // The last of an odd number takes its whole row.
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
});
