import { css, type SerializedStyles } from '@emotion/react';
import type { MobileLayout, TimelineSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, shadow, type } from '../theme/tokens.ts';
import { grown } from '../ui/arrivals.ts';
import Icon from '../ui/icon.tsx';
import { scrollable, scrollDots, snapRow } from '../ui/mobile-layouts.ts';
import { quietHead } from '../ui/mockup/screens/program.tsx';
import MockupView from '../ui/mockup.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { overPadding, toTheEdge } from '../ui/section-media.tsx';

/**
 * Steps on a line, which goes to the right where there is room, or where they stand in a row, and
 * else down. Steps with a screen stand in a row at any width.
 */
export default function Timeline({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  mobile,
}: TimelineSection) {
  const withScreens = items.some((item) => item.mockup);
  const isRow = withScreens || mobile === 'row';
  const isCut = items.some((item) => item.mockup && item.mockup.device !== 'bare');
  const steps = [styles.list, mobile && phoneLayouts[mobile]];
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={isRow && !withScreens && snapRow}>
        <ol css={withScreens ? [screens, isCut && cut] : steps} {...(isRow && scrollable(id))}>
          {items.map(({ icon, when, heading: step, text, mockup }, index) => (
            <li key={step} css={styles.step}>
              <i css={styles.line} />
              <span css={styles.mark} aria-hidden="true">
                {icon ? <Icon name={icon} size={22} /> : index + 1}
              </span>
              <div>
                {when && <p css={styles.when}>{when}</p>}
                <h3 css={styles.heading}>{step}</h3>
                <p css={styles.text}>
                  <RichLine text={text} />
                </p>
              </div>
              {mockup && (
                <div
                  css={
                    mockup.device === 'bare'
                      ? [styles.sheet, index < items.length - 1 && quietHead]
                      : styles.screen
                  }
                >
                  <MockupView mockup={mockup} ringless small />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** To the right: the line at the height of the marks, the text below them. */
const across = css({
  '& > li': { display: 'block', padding: '0 2rem 0 0' },
  '& > li > i': { inset: '1.4375rem 0 auto 3rem' },
  '& > li > span': { marginBottom: '1.25rem' },
});

/**
 * A screen below each step, all of one height. They stand side by side; where they have no room,
 * they pass under the finger from edge to edge of the window, whole, with a dot for each, which
 * leads to it.
 */
const screens = css(across, {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(17.5rem, 100vw - 2.5rem), 1fr)',
  columnGap: '1.25rem',
  margin: `0 ${toTheEdge}`,
  paddingInline: `calc(-1 * ${toTheEdge})`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: `calc(-1 * ${toTheEdge})`,
  scrollbarWidth: 'thin',
  outlineOffset: -3,
  '& > li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    gap: 0,
    padding: 0,
    scrollSnapAlign: 'start',
  },
  [media.below(1280)]: [scrollDots, { '& > ::scroll-marker': { color: surfaceColor('figure') } }],
  // Paper shows all of them.
  [media.print]: {
    scrollMarkerGroup: 'none',
    gridAutoFlow: 'row',
    gridTemplate: 'none / repeat(2, minmax(0, 1fr))',
    rowGap: '1.5rem',
  },
  '& > li > i': { right: '-1.25rem' },
  '& > li > div': { paddingRight: '1rem' },
});

/** The foot of the section cuts telephones that stand side by side. */
const cut = css({ [media.from(1280)]: { marginBottom: overPadding } });

const phoneLayouts: Partial<Record<MobileLayout, SerializedStyles>> = {
  row: css({ [media.below(640)]: across }),
  compact: css({
    [media.below(640)]: {
      '& > li': { gap: '1rem', paddingBottom: '1rem' },
      '& > li > i': { inset: '2.25rem auto 0 1.0625rem' },
      '& > li > span': { ...type.small, width: '2.25rem', height: '2.25rem' },
    },
  }),
};

const styles = {
  list: css({
    display: 'grid',
    [media.from(960)]: [across, { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }],
  }),
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '1.25rem',
    paddingBottom: '2rem',
  }),
  // The line to the next step: two borders that touch, whichever way it goes.
  line: css(grown, {
    position: 'absolute',
    inset: '3rem auto 0 1.4375rem',
    border: `1px solid ${surfaceColor('figure')}`,
    transformOrigin: '0 0',
    'li:last-child > &': { display: 'none' },
  }),
  mark: css({
    ...type.h3,
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
  }),
  when: css({ ...type.small, fontWeight: 650, color: surfaceColor('chip-text') }),
  heading: css(type.h3),
  text: css({ marginTop: '0.5rem', color: surfaceColor('muted') }),
  // The parts of a screen without a device lie on a sheet of their own.
  sheet: css({
    '&&': {
      marginTop: '1.5rem',
      padding: '0.75rem 1rem 1rem',
      borderRadius: radius.float,
      background: color('white'),
      boxShadow: shadow.line,
    },
  }),
  // The edge cuts its frame alone, below all that it shows.
  screen: css({
    '&&': { display: 'grid', padding: '1.75rem 0 0', overflow: 'hidden' },
    '& > figure, & > figure > div': { display: 'grid' },
    [media.from(1280)]: { '--phone': '45px 45px 0 0', '& > figure': { marginBottom: -10 } },
  }),
};
