import type { FaqSection } from '../generated/types.ts';
import Section from '../ui/section.tsx';
import Topics from '../ui/topics.tsx';

/** Questions and answers, which search engines read too (page/structured-data). */
export default function Faq({ id, ground, eyebrow, heading, lead, art, items }: FaqSection) {
  return (
    <Section id={id} ground={ground}>
      <Topics
        {...{ id, eyebrow, heading, lead, art }}
        items={items.map(({ icon, question, answer }) => ({
          icon,
          heading: question,
          text: answer,
        }))}
      />
    </Section>
  );
}
