import { css } from '@emotion/react';
import type { StatsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import FigureSigns, { percentOf } from '../ui/figure-signs.tsx';
import LandscapeFigures from '../ui/landscape-figures.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { sideBySide } from '../ui/section-media.tsx';
import { ShareArea, ShareLine, ShareRing } from '../ui/share.tsx';
import Waves from '../ui/waves.tsx';

/**
 * Figures that prove a point; a single one stands large beside the heading, or one or two as large
 * as the window; shares as areas beside the heading.
 */
export default function Stats({ layout, ...section }: StatsSection) {
  const { id, ground, eyebrow, heading, lead, items } = section;
  if (layout === 'landscape') return <LandscapeFigures {...section} />;
  const look = items.length === 1 ? 'ring' : layout === 'areas' ? 'area' : 'line';
  const areShares = items.every(({ value }) => percentOf(value) !== undefined);
  return (
    <Section id={id} ground={ground}>
      {ground === 'dark' && <Waves />}
      <div css={styles.whole}>
        <div css={look !== 'line' && sideBySide}>
          <SectionIntro
            id={id}
            eyebrow={eyebrow}
            heading={heading}
            lead={lead}
            narrow={look === 'line'}
          />
          <ul css={look !== 'ring' && [styles.row, look === 'area' && styles.areas]}>
            {items.map((item) => (
              <Stat key={item.label} {...item} look={look} isShare={areShares} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

type StatProps = StatsSection['items'][number] & {
  look: 'ring' | 'area' | 'line';
  isShare: boolean;
};

function Stat({ value, label, look, isShare }: StatProps) {
  const percent = isShare ? percentOf(value) : undefined;
  const figure = <FigureSigns value={value} css={styles.value} />;
  return (
    <li css={look === 'ring' ? styles.single : styles.stat}>
      {look === 'ring' && <ShareRing percent={percent}>{figure}</ShareRing>}
      {look === 'area' && <ShareArea percent={percent}>{figure}</ShareArea>}
      {look === 'line' && (
        <>
          <ShareLine percent={percent} />
          {figure}
        </>
      )}
      <span css={styles.label}>{label}</span>
    </li>
  );
}

const styles = {
  whole: css({ position: 'relative' }),
  row: css({
    display: 'grid',
    gap: '2rem 1.5rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
  // Two stand side by side on a telephone, too.
  areas: css({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' }),
  single: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'clamp(1.25rem, 4vw, 2rem)',
  }),
  stat: css({ display: 'grid', gap: '0.75rem', alignContent: 'start' }),
  value: css({ ...type.stat, color: surfaceColor('heading') }),
  label: css({
    flex: '1 1 9rem',
    maxWidth: '22rem',
    color: surfaceColor('muted'),
    [media.from(960)]: { fontSize: '1.25rem', lineHeight: 1.45 },
    textWrap: 'balance',
  }),
};
