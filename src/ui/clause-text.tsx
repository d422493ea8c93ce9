import { css } from '@emotion/react';
import type { Clause } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, type } from '../theme/tokens.ts';
import RichText, { RichLine } from './rich-text.tsx';
import WholeWords from './whole-words.tsx';

type Props = Clause & { id: string; number: number };

/**
 * A numbered section of a legal text. What it is about, and in short what it says, stand above its
 * text, and in a wide window beside it, where they stay while that is read.
 */
export default function ClauseText({ id, number, heading, brief, paragraphs, points }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} css={styles.clause}>
      <div css={styles.head}>
        <h2 id={`${id}-heading`} css={styles.heading}>
          <span css={styles.number}>{number}.</span> <WholeWords text={heading} />
        </h2>
        {brief && (
          <p css={styles.brief}>
            <RichLine text={brief} />
          </p>
        )}
      </div>
      <div css={styles.body}>
        {paragraphs.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
        ))}
        {points.length > 0 && (
          <ul css={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <RichLine text={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const wide = media.from(960);

const styles = {
  clause: css({
    paddingTop: '2rem',
    borderTop: `1px solid ${color('sand-200')}`,
    '& + &': { marginTop: '2.5rem' },
    '&:first-of-type': { borderTop: 'none' },
    [wide]: {
      display: 'grid',
      gridTemplateColumns: layout.halves,
      gap: layout.columns,
      paddingBlock: 'clamp(2.5rem, 4vw, 3.75rem)',
      '&&': { marginTop: 0 },
      '&:last-of-type': { paddingBottom: 0 },
    },
  }),
  head: css({
    [wide]: { position: 'sticky', top: '11rem', alignSelf: 'start', paddingLeft: '5.25rem' },
  }),
  heading: css({
    ...type.h3,
    [wide]: { fontSize: 'clamp(1.5rem, 0.5rem + 1.8vw, 2.25rem)', lineHeight: 1.1 },
  }),
  number: css({
    color: surfaceColor('figure'),
    letterSpacing: '-0.05em',
    [wide]: {
      position: 'absolute',
      left: 0,
      top: '-0.05em',
      fontSize: '4.25rem',
      lineHeight: 0.8,
    },
  }),
  brief: css({
    ...type.lead,
    marginTop: '0.75rem',
    color: surfaceColor('muted'),
    textWrap: 'balance',
    [wide]: { fontSize: 'clamp(1.25rem, 0.8rem + 0.75vw, 1.5rem)', lineHeight: 1.4 },
  }),
  body: css({
    maxWidth: '66ch',
    [wide]: { fontSize: '1.125rem', '& > p:first-of-type': { marginTop: 0 } },
  }),
  paragraph: css({ marginTop: '1rem' }),
  // A list stands out from the text around it: what a reader looks for is mostly in there.
  points: css({
    marginTop: '1.5rem',
    padding: '0.5rem 1.25rem',
    borderRadius: radius.float,
    background: color('brand-50'),
    '& > li': {
      paddingBlock: '0.75rem',
      borderTop: `1px solid ${color('brand-100')}`,
      '&:first-of-type': { borderTop: 'none' },
    },
    [wide]: { padding: '0.75rem 1.75rem' },
  }),
};
