import type { AccordionSection } from '../generated/types.ts';
import Section from '../ui/section.tsx';
import Topics from '../ui/topics.tsx';

/** Topics that open and close, one at a time. */
export default function AccordionBlock({ id, ground, ...topics }: AccordionSection) {
  return (
    <Section id={id} ground={ground}>
      <Topics {...topics} id={id} />
    </Section>
  );
}
