import type { FaqSection } from '../generated/types.ts';
import Accordion from '../ui/accordion.tsx';
import Section, { besideIntro, SectionIntro } from '../ui/section.tsx';

/** Questions and answers, which search engines read too (page/structured-data). */
export default function Faq({ id, ground, eyebrow, heading, lead, items }: FaqSection) {
  return (
    <Section id={id} ground={ground}>
      <div css={besideIntro}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        <Accordion
          id={id}
          items={items.map(({ icon, question, answer }) => ({
            icon,
            heading: question,
            text: answer,
          }))}
        />
      </div>
    </Section>
  );
}
