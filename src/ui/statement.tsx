import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import type { SplitSection, StatementPiece } from '../generated/types.ts';
import { layout, media } from '../theme/tokens.ts';
import Art from './art.tsx';
import Points, { pointColumns } from './points.tsx';
import { RichLine } from './rich-text.tsx';
import Section, { SectionHeading, sectionStyles } from './section.tsx';
import { toTheEdge } from './section-media.tsx';
import { type Part, piecesInText } from './sentence.ts';
import StatementPieceView from './statement-piece.tsx';

type Heading = Pick<SplitSection, 'id' | 'heading' | 'pieces'>;

/**
 * A section whose heading is one very large sentence; below it, points in columns, or each beside
 * its lane of a drawing, and buttons.
 */
export default function Statement({
  id,
  ground,
  eyebrow,
  heading,
  pieces,
  lead,
  points,
  art,
  tone = 'brand',
  children,
}: Omit<SplitSection, 'actions'> & { children?: ReactNode }) {
  return (
    <Section id={id} ground={ground}>
      {eyebrow && <p css={sectionStyles.eyebrow}>{eyebrow}</p>}
      <Sentences id={id} heading={heading} pieces={pieces} />
      {lead && (
        <p css={sectionStyles.lead}>
          <RichLine text={lead} />
        </p>
      )}
      <div css={art ? styles.lanes : pointColumns(points.length)}>
        <Points points={points} />
        {art && (
          <div css={styles.drawing}>
            <Art name={art} tone={tone} />
          </div>
        )}
      </div>
      {children}
    </Section>
  );
}

/**
 * A heading in whose line small pieces of the product stand. Whoever hears it hears the words
 * alone.
 */
function Sentences({ id, heading, pieces }: Heading) {
  return (
    <SectionHeading id={id} css={styles.statement}>
      {piecesInText(heading, pieces).map(({ parts, rest }, index) => (
        <span key={keyOf(index)} css={styles.sentence}>
          {parts.map(withShortWord).map(({ before, word, piece }, place) => (
            <Fragment key={keyOf(place)}>
              {bound(before)}
              <span css={styles.bound} data-short={fitsTogether(word, piece)}>
                {`${word} `}
                <StatementPieceView {...piece} />
              </span>{' '}
            </Fragment>
          ))}
          {`${bound(rest)} `}
        </span>
      ))}
    </SectionHeading>
  );
}

/** Whether a word and its piece are narrow enough for one line of a small telephone. */
const fitsTogether = (word: string, { value = '', faces }: StatementPiece): boolean =>
  word.length * 0.53 + 1.1 + value.length * 0.24 + faces.length * 0.4 < 8.7;

/** Words of one or two letters begin a line rather than end it. */
const bound = (words: string): string => words.replace(/(?<!\S)(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0');

/**
 * A part whose word has the short one before it, where all of it fits into a line and leaves no
 * word alone in the line above.
 */
function withShortWord(part: Part<StatementPiece>): Part<StatementPiece> {
  const { before, word, piece } = part;
  const [, others = '', short] = /^(|.*\s)(\p{L}{1,2}) $/u.exec(before) ?? [];
  const both = `${short}\u00a0${word}`;
  return short && !/^\S+ $/.test(others) && fitsTogether(both, piece)
    ? { before: others, word: both, piece }
    : part;
}

/** The parts of a text never change their places. */
const keyOf = (index: number) => index;

const styles = {
  statement: css({
    fontSize: 'clamp(min(2.375rem, 9.75vw), 1.1rem + 4.3vw, 4.625rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.032em',
  }),
  // The drawing goes on to the window's edge, and has as many lanes as there are points.
  lanes: css({
    '--lane': '5.5rem',
    marginTop: 'clamp(1.5rem, 4vw, 4rem)',
    [media.from(960)]: {
      display: 'grid',
      gridTemplateColumns: layout.halves,
      columnGap: layout.columns,
      [media.from(1200)]: {
        '--lane': '6.25rem',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      },
      '& > ul': { gap: 0, margin: 0, gridAutoRows: 'minmax(var(--lane), 1fr)' },
      '& > ul > li': { alignItems: 'center' },
    },
  }),
  drawing: css({
    position: 'relative',
    margin: `3rem ${toTheEdge} 0`,
    '& > svg': { height: 'auto', aspectRatio: '2', overflow: 'visible' },
    [media.from(960)]: {
      marginBlock: 0,
      marginLeft: 0,
      '& > svg': { position: 'absolute', height: '100%', aspectRatio: 'auto' },
    },
  }),
  // A sentence begins a line.
  sentence: css({ display: 'block', textWrap: 'balance' }),
  // A piece begins no line where there is room for it behind its word.
  bound: css({
    [media.from(320)]: { '&[data-short=true]': { whiteSpace: 'nowrap' } },
    [media.from(480)]: { whiteSpace: 'nowrap' },
  }),
};
