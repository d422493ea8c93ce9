import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { HeroSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { beyondFoot } from '../ui/mockup/brands.tsx';
import { arrangementOf, besideFrom, isCentered, rows } from '../ui/opening-layouts.ts';
import OpeningPicture from '../ui/opening-picture.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionHeading, sectionStyles } from '../ui/section.tsx';
import { atFoot } from '../ui/section-media.tsx';

/** The opening of a page. */
export default function Hero({
  id,
  eyebrow,
  heading,
  headingSize,
  lead,
  fullHeight,
  actions,
  assurances,
  ...seen
}: HeroSection) {
  const { ground, mockup } = seen;
  const arrangement = arrangementOf(seen);
  const isMiddle = isCentered(arrangement);
  const beside = besideFrom(arrangement);
  const isLabel = headingSize === 'small';
  const sign = (
    <span key="sign" css={styles.badgeIcon}>
      <Icon name="activity" size={14} />
    </span>
  );
  return (
    <Section
      id={id}
      ground={ground}
      css={[
        styles.section,
        ground === 'plain' && styles.glow,
        fullHeight && (arrangement === 'pair' ? styles.fullHeightPair : styles.fullHeight),
        mockup?.brands && beyondFoot,
      ]}
    >
      <div
        css={[
          rows[arrangement],
          mockup && (arrangement === 'split' || arrangement === 'centered') && atFoot(mockup),
        ]}
      >
        <div>
          {eyebrow && (
            <p css={styles.badge}>
              {sign}
              {eyebrow}
            </p>
          )}
          <SectionHeading
            id={id}
            css={[
              styles.heading,
              headingSize === 'long' && styles.long,
              isLabel && [styles.badge, styles.asLabel],
              beside &&
                !isLabel &&
                (headingSize === 'long' ? styles.longBeside : styles.beside)(beside),
            ]}
          >
            {isLabel ? [sign, heading] : heading}
          </SectionHeading>
          <p css={isLabel ? styles.large : [sectionStyles.lead, styles.lead]}>
            <RichLine text={lead} />
          </p>
          <Actions actions={actions} />
          {assurances.length > 0 && (
            <ul
              css={[
                styles.assurances,
                isMiddle ? styles.middleList : beside && assurances.length > 2 && styles.list,
              ]}
            >
              {assurances.map((assurance) => (
                <li key={assurance} css={styles.assurance}>
                  <span css={styles.check}>
                    <Icon name="check" size={14} />
                  </span>
                  {assurance}
                </li>
              ))}
            </ul>
          )}
        </div>
        <OpeningPicture {...seen} arrangement={arrangement} />
      </div>
    </Section>
  );
}

/** The window's height, less the header's. */
const wholeWindow = 'calc(100svh - 5rem)';

const styles = {
  section: css({
    paddingTop: 'calc(0.7 * var(--section-padding))',
  }),
  glow: css({
    background:
      `radial-gradient(40rem 30rem at 100% 0%, ${color('brand-100')}, transparent 70%), ` +
      `radial-gradient(32rem 24rem at 96% 92%, ${color('ipe-100')}, transparent 70%), ` +
      `radial-gradient(34rem 26rem at 0% 100%, ${color('indigo-100')}, transparent 70%), ` +
      `${color('sand-50')}`,
  }),
  fullHeight: css({ alignContent: 'center', minHeight: wholeWindow }),
  // The telephone in front stands on the foot of the section, however high that is.
  fullHeightPair: css({
    [media.from(1120)]: { display: 'grid', minHeight: wholeWindow, '& > *': { display: 'grid' } },
  }),
  badge: css({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    marginBottom: '1.25rem',
    padding: '0.375rem 0.875rem 0.375rem 0.5rem',
    borderRadius: radius.pill,
    background: color('white'),
    color: color('brand-800'),
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1px ${color('brand-200')}`,
  }),
  // As what stands in its place on other pages, which is no heading: also where those are smaller.
  asLabel: css({
    fontFamily: 'inherit',
    fontSize: `${type.small.fontSize}!important`,
    letterSpacing: 0,
  }),
  badgeIcon: css({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    background: color('brand-100'),
    color: color('brand-700'),
  }),
  heading: css(type.display),
  long: css({ fontSize: 'clamp(2.125rem, 1.4rem + 3.2vw, 3.75rem)', lineHeight: 1.06 }),
  // Half of the window's width: its letters grow with the column, and lines stay few.
  beside: (from: number) =>
    css({ [media.from(from)]: { fontSize: 'clamp(2.5rem, -0.75rem + 5.25vw, 4.25rem)' } }),
  longBeside: (from: number) =>
    css({ [media.from(from)]: { fontSize: 'clamp(2.25rem, -0.5rem + 4.5vw, 3.5rem)' } }),
  // A sentence in the place of the heading, which is then above it.
  large: css({ ...type.display, color: surfaceColor('heading'), textWrap: 'balance' }),
  lead: css({ maxWidth: '36rem', marginTop: '1.25rem' }),
  assurances: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.625rem 1.75rem',
    marginTop: '1.5rem',
  }),
  list: css({ display: 'grid' }),
  middleList: css({ [media.below(480)]: { display: 'grid' } }),
  assurance: css({ ...type.small, display: 'flex', alignItems: 'center', gap: '0.5rem' }),
  check: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    background: color('brand-100'),
    color: color('brand-700'),
  }),
};
