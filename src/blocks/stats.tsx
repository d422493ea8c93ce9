import { css } from '@emotion/react';
import type { StatsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import Waves from '../ui/waves.tsx';

/** Figures that prove a point; a single one stands beside the heading. */
export default function Stats({ id, ground, eyebrow, heading, lead, items }: StatsSection) {
  const single = items.length === 1;
  return (
    <Section id={id} ground={ground}>
      {ground === 'dark' && <Waves />}
      <div css={[styles.whole, single && styles.beside]}>
        <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
        <ul css={single ? styles.single : styles.row}>
          {items.map(({ value, label }) => (
            <li key={label} css={styles.stat}>
              <strong css={styles.value}>
                {value.replace(/%$/, '')}
                {value.endsWith('%') && <span css={styles.sign}>%</span>}
              </strong>
              <span css={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const styles = {
  whole: css({ position: 'relative' }),
  beside: css({
    [media.from(860)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)',
      gap: '4rem',
      alignItems: 'end',
      '& > :first-of-type': { marginBottom: 0 },
    },
  }),
  row: css({
    display: 'grid',
    gap: '2rem 1.5rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
  single: css({ maxWidth: '28rem' }),
  stat: css({
    display: 'grid',
    gap: '0.75rem',
    alignContent: 'start',
    paddingTop: '1.5rem',
    borderTop: `1px solid ${surfaceColor('line')}`,
  }),
  value: css({ ...type.stat, color: surfaceColor('heading') }),
  sign: css({ color: surfaceColor('figure') }),
  label: css({ maxWidth: '22rem', color: surfaceColor('muted'), textWrap: 'balance' }),
};
