import type { AccordionSection } from '../generated/types.ts';
import Accordion from '../ui/accordion.tsx';
import Section, { besideIntro, SectionIntro } from '../ui/section.tsx';

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
      <div css={besideIntro}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        <Accordion id={id} items={items} />
      </div>
    </Section>
  );
}
