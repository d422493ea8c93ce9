import { css } from '@emotion/react';
import type { AccordionItem, AccordionSection } from '../generated/types.ts';
import { media, radius } from '../theme/tokens.ts';
import Accordion from './accordion.tsx';
import Art from './art.tsx';
import { besideIntro, SectionIntro } from './section.tsx';
import { toneBackground } from './tones.ts';

/** As many topics as stand beside a heading without leaving its column empty. */
const mostBeside = 5;

/** A heading and its topics: a few stand beside it, more in two columns, or by a drawing. */
export default function Topics({
  id,
  eyebrow,
  heading,
  lead,
  items,
  art,
}: Omit<AccordionSection, 'type' | 'ground'>) {
  const isLong = items.length > mostBeside && !art;
  return (
    <div css={!isLong && besideIntro}>
      <div css={art && [styles.illustrated, asHighAs(items)]}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        {art && (
          <div css={[toneBackground.ipe, styles.art]}>
            <Art name={art} tone="ipe" framed="panel" />
          </div>
        )}
      </div>
      <Accordion id={id} items={items} css={isLong && styles.columns} />
    </div>
  );
}

/**
 * How high topics are while all are closed: a row and the gap below it, in rem, without the last
 * gap. The drawing keeps its place when one opens.
 */
const asHighAs = (items: AccordionItem[]) => {
  const one = items.some(({ icon }) => icon) ? 5.5 : 4.6;
  return css({ [media.from(960)]: { minHeight: `${items.length * one - 0.75}rem` } });
};

const styles = {
  illustrated: css({ display: 'flex', flexDirection: 'column' }),
  columns: css({
    [media.from(960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      // The last of an odd number takes its whole row.
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  }),
  // A telephone has the heading and the topics alone.
  art: css({
    display: 'none',
    [media.from(960)]: {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      flex: '1 0 0px',
      minHeight: '11rem',
      marginTop: '-1.25rem',
      paddingTop: '1.5rem',
      overflow: 'hidden',
      borderRadius: radius.card,
    },
  }),
};
