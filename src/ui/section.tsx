import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import type { Ground, SectionSpacing } from '../generated/types.ts';
import { SectionContext } from '../state/page-context.ts';
import { groundColors, ipeSurface, surfaceColor } from '../theme/surfaces.ts';
import { layout, media, type } from '../theme/tokens.ts';
import { RichLine } from './rich-text.tsx';
import WholeWords from './whole-words.tsx';

type Props = {
  id: string;
  ground: Ground | 'ipe';
  /** The block's own step, where the page names none. */
  spacing?: SectionSpacing | 'strip' | 'text';
  children: ReactNode;
  className?: string;
};

/**
 * A band of the page, on its ground, as wide as the container. It is named by its heading. After
 * one on the same ground it begins where the air of that one ends.
 */
export default function Section({ id, ground, spacing: own, children, className }: Props) {
  const { width, align, spacing: asked, ...stands } = useContext(SectionContext);
  const spacing = asked ?? own ?? (stands.isTextAlone ? 'text' : undefined);
  return (
    <section
      id={id}
      data-ground={ground}
      aria-labelledby={`${id}-heading`}
      css={[
        styles.section,
        surfaces[ground],
        spacing && spacings[spacing],
        stands.continuesGround && styles.continued,
      ]}
      className={className}
    >
      <div
        css={[
          styles.container,
          width && widths[width],
          align === 'center' && width === 'narrow' && styles.middle,
        ]}
      >
        {children}
      </div>
    </section>
  );
}

/** A section's heading: the page's h1 in its opening section, an h2 in the others. */
export function SectionHeading({
  id,
  children,
  className,
}: {
  id: string;
  children: ReactNode;
  className?: string;
}) {
  const { isFirst } = useContext(SectionContext);
  const Level = isFirst ? 'h1' : 'h2';
  return (
    <Level
      id={`${id}-heading`}
      tabIndex={isFirst ? -1 : undefined}
      css={styles.heading}
      className={className}
    >
      {typeof children === 'string' ? <WholeWords text={children} /> : children}
    </Level>
  );
}

/**
 * Whether a lead can stand beside its heading: two lines can beside any, and more beside one that
 * has lines, too. What is longer stands below.
 */
export const fitsBeside = (heading: string, lead: string): boolean =>
  lead.length <= Math.max(90, 4 * heading.length);

/** Eyebrow, heading and lead, as most sections begin. */
export function SectionIntro({
  id,
  eyebrow,
  heading,
  lead,
  narrow = true,
}: {
  id: string;
  eyebrow?: string;
  heading: string;
  lead?: string;
  narrow?: boolean;
}) {
  const { align } = useContext(SectionContext);
  const isCentered = align === 'center';
  return (
    <div
      css={
        narrow || isCentered
          ? [
              narrow && styles.intro,
              isCentered && styles.centered,
              narrow && lead && align === 'beside' && fitsBeside(heading, lead) && styles.beside,
            ]
          : undefined
      }
    >
      {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
      <SectionHeading id={id}>{heading}</SectionHeading>
      {lead && (
        <p css={styles.lead}>
          <RichLine text={lead} />
        </p>
      )}
    </div>
  );
}

const surfaces = {
  plain: css({ background: groundColors.plain }),
  sand: css({ background: groundColors.sand }),
  tint: css({ background: groundColors.tint }),
  dark: css({ background: groundColors.dark }),
  ipe: ipeSurface,
};

const spacings = {
  strip: css({ '--section-padding': layout.rhythm.strip }),
  small: css({ '--section-padding': layout.rhythm.small }),
  text: css({ '--section-padding': layout.rhythm.text }),
  large: css({ '--section-padding': layout.rhythm.large }),
};

const widths = {
  // A column of reading begins where all sections do.
  narrow: css({ '& > *': { maxWidth: '48rem' } }),
  wide: css({ maxWidth: '92rem' }),
};

const styles = {
  section: css({ position: 'relative', paddingBlock: 'var(--section-padding)', overflow: 'clip' }),
  // Large letters reach beyond their line, and the section cuts off what is outside it.
  continued: css({ marginTop: '-0.5rem', paddingTop: '0.5rem' }),
  middle: css({ '& > *': { marginInline: 'auto' } }),
  container: css({
    position: 'relative',
    maxWidth: layout.container,
    marginInline: 'auto',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
  }),
  intro: css({ maxWidth: '44rem', marginBottom: 'clamp(1.25rem, 0.75rem + 2.8vw, 3.25rem)' }),
  eyebrow: css({
    marginBottom: '0.625rem',
    color: surfaceColor('chip-text'),
    fontSize: type.small.fontSize,
    fontWeight: 650,
  }),
  centered: css({ marginInline: 'auto', textAlign: 'center', '& > p': { marginInline: 'auto' } }),
  beside: css({
    [media.from(960)]: {
      display: 'grid',
      gridTemplateColumns: layout.sevenTwelfths,
      columnGap: layout.columns,
      maxWidth: 'none',
      '& > *': { gridColumn: 1 },
      // As high as the heading and what stands above it, it ends where they end.
      '& > * + p': { gridArea: '1 / 2 / span 2', alignSelf: 'end' },
    },
  }),
  heading: css(type.h2),
  lead: css({
    ...type.lead,
    maxWidth: layout.measure,
    marginTop: '1rem',
    color: surfaceColor('muted'),
    textWrap: 'balance',
  }),
};

/** An intro beside what it introduces, as soon as both fit; beside more, it stays in view. */
export const besideIntro = css({
  [media.from(960)]: {
    display: 'grid',
    gridTemplateColumns: layout.halves,
    gap: layout.columns,
    '& > :first-of-type': { position: 'sticky', top: '8rem', alignSelf: 'start' },
  },
});

export const sectionStyles = { eyebrow: styles.eyebrow, lead: styles.lead };
