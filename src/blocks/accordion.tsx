import { css } from '@emotion/react';
import type { AccordionSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import Accordion from '../ui/accordion.tsx';
import Art, { artPanel } from '../ui/art.tsx';
import Section, { besideIntro, SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/** As many topics as stand beside a heading without leaving its column empty. */
const mostBeside = 5;

/**
 * Topics that open and close, one at a time: a few beside the heading, more in two columns, or
 * beside a drawing.
 */
export default function AccordionBlock({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  art,
}: AccordionSection) {
  const isLong = items.length > mostBeside && !art;
  return (
    <Section id={id} ground={ground}>
      <div css={!isLong && besideIntro}>
        <div>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
          {art && (
            <div css={[artPanel, toneBackground.ipe, styles.art]}>
              <Art name={art} tone="ipe" framed="panel" />
            </div>
          )}
        </div>
        <Accordion id={id} items={items} css={isLong && styles.columns} />
      </div>
    </Section>
  );
}

const styles = {
  columns: css({
    [media.from(960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      // The last of an odd number takes its whole row.
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  }),
  // A telephone has the heading and the topics alone.
  art: css({ [media.below(960)]: { display: 'none' } }),
};
