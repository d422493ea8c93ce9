import { css } from '@emotion/react';
import type { AccordionSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import Accordion from '../ui/accordion.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** Topics that open and close, one at a time, beside the heading. */
export default function AccordionBlock({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
}: AccordionSection) {
  return (
    <Section id={id} ground={ground}>
      <div css={styles.row}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        <Accordion id={id} items={items} />
      </div>
    </Section>
  );
}

const styles = {
  row: css({
    [media.from(960)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1fr)',
      gap: '4rem',
    },
  }),
};
