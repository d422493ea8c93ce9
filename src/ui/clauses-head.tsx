import { css } from '@emotion/react';
import type { ClausesSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
import Art from './art.tsx';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';
import { SectionHeading, sectionStyles } from './section.tsx';
import { useText } from './text.ts';

type Props = Omit<ClausesSection, 'items' | 'contents'>;

/** How a legal text begins: its title and date beside a drawing, above what it says in short. */
export default function ClausesHead({ id, ground, heading, lead, updated, art, summary }: Props) {
  const text = useText();
  const onDark = ground === 'dark';
  return (
    <div css={[styles.head, onDark ? styles.darkBand : styles.band, art && styles.pictured]}>
      <div css={styles.words}>
        <SectionHeading id={id} css={styles.title}>
          {heading}
        </SectionHeading>
        {lead && (
          <p css={sectionStyles.lead}>
            <RichLine text={lead} />
          </p>
        )}
        <p css={styles.updated}>{text('common.updated', { date: updated })}</p>
      </div>
      {art && (
        <div css={styles.art}>
          <Art name={art} tone="brand" onDark={onDark} framed="scene" />
        </div>
      )}
      {summary && (
        <div css={styles.summary} data-ground="plain">
          <p css={styles.label}>{summary.heading}</p>
          <ul css={styles.essentials}>
            {summary.points.map((point) => (
              <li key={point}>
                <Icon name="check" size={18} />
                <span>
                  <RichLine text={point} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const styles = {
  // A band of its own at the section's head, from edge to edge of the window.
  head: css({
    display: 'grid',
    columnGap: layout.columns,
    isolation: 'isolate',
    position: 'relative',
    marginTop: 'calc(-1 * var(--section-padding))',
    paddingBlock: 'calc(0.8 * var(--section-padding))',
    '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '0 -50vw' },
  }),
  pictured: css({ [media.from(640)]: { gridTemplateColumns: layout.halves } }),
  band: css({ '&::before': { background: color('brand-50') } }),
  darkBand: css({ '&::before': { background: color('brand-900') } }),
  words: css({ alignSelf: 'center', paddingBottom: '1.5rem' }),
  title: css({
    ...type.display,
    [media.from(960)]: { maxWidth: '14ch' },
    fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)',
  }),
  updated: css({
    ...type.small,
    marginTop: '1.25rem',
    color: surfaceColor('muted'),
    fontWeight: 600,
  }),
  // As high as the words beside it; what is drawn comes out from behind the summary.
  art: css({
    contain: 'size',
    minHeight: '10rem',
    [media.from(960)]: { minHeight: '18rem' },
  }),
  summary: css({
    position: 'relative',
    gridColumn: '1 / -1',
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  label: css({ marginBottom: '0.75rem', color: surfaceColor('heading'), fontWeight: 650 }),
  essentials: css({
    ...type.note,
    display: 'grid',
    gap: `0.75rem ${layout.columns}`,
    [media.from(960)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },
    '& > li': { display: 'flex', gap: '0.75rem' },
    '& svg': { flex: 'none', marginTop: '0.2em', color: surfaceColor('figure') },
  }),
};
