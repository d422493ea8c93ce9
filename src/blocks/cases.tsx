import { css } from '@emotion/react';
import type { Case, CasesSection } from '../generated/types.ts';
import { color, layout as measures, media, radius, shadow, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import { scenes } from '../ui/case-scenes.ts';
import Icon from '../ui/icon.tsx';
import { scrollable, snapRow } from '../ui/mobile-layouts.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground, toneIcon } from '../ui/tones.ts';

/**
 * Situations one by one: what is hard, what helps, what comes of it. As scenes, they are as wide as
 * the window, with a drawing.
 */
export default function Cases({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  challengeLabel,
  solutionLabel,
  benefitsLabel,
  items,
  layout,
  mobile,
}: CasesSection) {
  const areScenes = layout === 'scenes';
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={mobile === 'row' && snapRow}>
        <div
          css={[styles.list, mobile === 'row' && styles.sameCovers, areScenes && scenes.list]}
          {...(mobile === 'row' && { role: 'group', ...scrollable(id) })}
        >
          {items.map((item) => (
            <CaseItem
              key={item.heading}
              item={item}
              isScene={areScenes}
              labels={[challengeLabel, solutionLabel, benefitsLabel]}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

function CaseItem({
  item: { icon, tone = 'brand', art, heading, challenge, solution, benefits },
  isScene,
  labels: [challengeLabel, solutionLabel, benefitsLabel],
}: {
  item: Case;
  isScene: boolean;
  labels: string[];
}) {
  return (
    <article css={[styles.item, isScene && scenes.scene]} data-ground="plain">
      <div css={[styles.cover, toneBackground[tone]]}>
        <span css={[styles.icon, toneIcon[tone]]}>
          <Icon name={icon} size={24} />
        </span>
        <h3 css={styles.heading}>{heading}</h3>
        {art && (
          <div css={styles.art}>
            <Art name={art} tone={tone} framed={isScene ? 'band' : undefined} />
          </div>
        )}
      </div>
      <dl css={styles.parts}>
        <div>
          <dt css={styles.label}>{challengeLabel}</dt>
          <dd>{challenge}</dd>
        </div>
        <div>
          <dt css={styles.label}>{solutionLabel}</dt>
          <dd>{solution}</dd>
        </div>
        <div css={styles.benefits}>
          <dt css={styles.label}>{benefitsLabel}</dt>
          {benefits.map((benefit) => (
            <dd key={benefit} css={styles.benefit}>
              <Icon name="check" size={18} />
              {benefit}
            </dd>
          ))}
        </div>
      </dl>
    </article>
  );
}

const styles = {
  list: css({ display: 'grid', gap: '1.5rem' }),
  // Covers side by side are of one height, whichever heading takes more lines.
  sameCovers: css({
    [media.below(640)]: {
      '& > *': { gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 },
    },
  }),
  item: css({
    display: 'grid',
    borderRadius: radius.card,
    overflow: 'hidden',
    background: color('white'),
    boxShadow: shadow.line,
    [media.from(960)]: { gridTemplateColumns: '35% minmax(0, 1fr)' },
  }),
  cover: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1rem',
    padding: '1.5rem 1.5rem 0',
    // The drawing at the right, as high as the cover.
    [media.between(640, 960)]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 1fr) 23rem',
      paddingInlineEnd: 0,
    },
    // The sign beside the heading, so that the drawing has the height.
    [media.from(960)]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / auto 1fr',
      alignItems: 'center',
    },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: radius.tile,
  }),
  heading: css({ ...type.h3, paddingBottom: '0.75rem' }),
  art: css({
    alignSelf: 'stretch',
    height: 'clamp(7rem, 20vw, 14rem)',
    margin: 'auto -1.5rem 0',
    [media.between(640, 960)]: { gridArea: '1 / 2 / span 2', height: '11.5rem', margin: 0 },
    [media.from(960)]: { gridColumn: '1 / -1' },
  }),
  // What is hard and what helps, side by side; what comes of it, in a line along the foot.
  parts: css({
    display: 'grid',
    gap: '1.125rem 2.5rem',
    padding: measures.card,
    alignContent: 'start',
    [media.from(640)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(960)]: {
      alignContent: 'center',
      '& > div:not(:last-of-type) > dd': { fontSize: '1.125rem' },
    },
  }),
  label: css({
    ...type.small,
    marginBottom: '0.25rem',
    color: color('brand-700'),
    fontWeight: 650,
  }),
  benefits: css({
    display: 'grid',
    gap: '0.375rem 1.5rem',
    [media.from(640)]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      paddingTop: '1.125rem',
      borderTop: `1px solid ${color('sand-200')}`,
      '& > dt': { gridColumn: '1 / -1', marginBottom: 0 },
    },
  }),
  benefit: css({
    display: 'flex',
    gap: '0.5rem',
    '& > svg': { flex: 'none', marginTop: '0.25em', color: color('brand-600') },
  }),
};
