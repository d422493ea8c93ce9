import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { SplitSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { layout as measures, media } from '../theme/tokens.ts';
import { textAlone } from '../ui/mobile-layouts.ts';
import Points from '../ui/points.tsx';
import RichText from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import SectionMedia, {
  atFoot,
  columnsOnTablet,
  croppedScreen,
  isIllustrated,
  overPadding,
  sideBySide,
  toTheEdge,
} from '../ui/section-media.tsx';
import Stage from '../ui/stage.tsx';

/** Text beside a product screen, a drawing or a picture. */
export default function Split({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  side,
  layout,
  paragraphs,
  points,
  actions,
  mobile,
  companion,
  ...illustration
}: SplitSection) {
  const { mockup } = illustration;
  const illustrated = isIllustrated(illustration);
  const apart = layout === 'below' || layout === 'large';
  // A telephone is narrow enough to stand beside the text on a tablet, too, and about as high.
  const isNarrow = layout === 'beside' && mockup?.device === 'phone' && points.length < 6;
  const list = <Points points={points} />;
  const prose = paragraphs.map((paragraph) => (
    <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
  ));
  if (layout === 'stage' && mockup)
    return (
      <Section id={id} ground={ground}>
        <Stage {...{ mockup, companion, points }}>
          <SectionIntro {...{ id, eyebrow, heading, lead }} narrow={false} />
          {prose}
          {list}
          <Actions actions={actions} />
        </Stage>
      </Section>
    );
  return (
    <Section id={id} ground={ground} css={apart && mobile === 'cropped' && styles.listFirst}>
      <div
        css={
          illustrated && [
            sideBySide,
            isNarrow && styles.narrow,
            side === 'left' &&
              layout !== 'large' &&
              (isNarrow ? styles.mirroredNarrow : styles.mirrored),
            mockup &&
              (mobile === 'cropped'
                ? croppedScreen(mockup)
                : layout === 'beside' && mobile !== 'compact' && atFoot(mockup)),
            mobile === 'compact' && textAlone,
            layout === 'large' && styles.large,
            layout === 'bleed' && [
              styles.bleed,
              styles[side],
              illustration.photo && styles.photoBleed,
            ],
          ]
        }
      >
        <div css={[styles.text, illustrated && !isNarrow && columnsOnTablet(points.length)]}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          {prose}
          {!apart && list}
          <Actions actions={actions} />
        </div>
        {illustrated && (
          <SectionMedia {...illustration} band={layout === 'bleed' ? side : undefined} />
        )}
      </div>
      {apart && (
        <div
          css={
            layout === 'large' && points.every(({ icon }) => icon)
              ? callouts(points.length)
              : [styles.below, points.length % 4 === 0 && styles.byFours]
          }
        >
          {list}
        </div>
      )}
    </Section>
  );
}

/** To the middle of the container, where all halves of bands meet. */
const toTheMiddle = `calc(${measures.columns} / -2)`;

/** What there is to see: the last child, but known as such before all of the row has come in. */
const picture = '& > * + *';

// Where a page is still coming in, each stands where it stays, also without the other.
const atRight = { '& > *': { gridColumn: 2 }, [picture]: { gridArea: '1 / 1' } };

/** Points below a large window, each at the end of a line that leads down from what it shows. */
const callouts = (count: number) =>
  css({
    [media.between(640, 960)]: count > 3 && { '& > ul': { gridTemplateColumns: '1fr 1fr' } },
    [media.from(count > 3 ? 960 : 720)]: {
      '& > ul': {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        gap: '0.875rem',
        margin: '-1rem 2rem 0 5.25rem',
      },
      '& > ul > li': {
        flexDirection: 'column',
        position: 'relative',
        paddingRight: '1rem',
        background: `linear-gradient(${surfaceColor('figure')} 0 0) 5px 6px / 2px 4rem no-repeat`,
      },
      '& > ul > li > span': {
        width: 12,
        height: 12,
        marginBottom: '3.25rem',
        borderRadius: '50%',
        background: surfaceColor('figure'),
        color: 'transparent',
      },
    },
  });

const styles = {
  mirrored: css({ [media.from(960)]: atRight }),
  mirroredNarrow: css({ [media.from(700)]: atRight }),
  narrow: css({ [media.from(700)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }),
  text: css({ maxWidth: '42rem' }),
  paragraph: css({ maxWidth: '65ch', marginTop: '1.125rem' }),
  // The text, and below it, larger than beside it, what there is to see.
  large: css({
    '--window': '66rem',
    '& > :first-of-type': { justifySelf: 'center' },
    [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '3rem' },
    // As wide as the container, with letters that are read from farther away.
    [media.from(1200)]: { [`${picture} > figure`]: { zoom: 1.15 } },
  }),
  // What stands beside the text fills half of the band; on a telephone, the foot of it.
  bleed: css({
    [picture]: {
      alignSelf: 'stretch',
      margin: `0 ${toTheEdge} ${overPadding}`,
      [media.from(960)]: { marginBlock: overPadding },
    },
  }),
  photoBleed: css({
    [`${picture} > span`]: {
      borderRadius: 0,
      [media.from(960)]: { height: '100%', minHeight: '30rem' },
    },
  }),
  left: css({ [media.from(960)]: { [picture]: { marginRight: toTheMiddle } } }),
  right: css({ [media.from(960)]: { [picture]: { marginLeft: toTheMiddle } } }),
  // On a telephone the edge of the section cuts the screen, which therefore comes last.
  listFirst: css({
    [media.below(640)]: {
      '& > div': { display: 'grid', gap: '1.25rem' },
      '& > div > div > ul': { marginTop: 0 },
      '& > div > div:first-of-type': { display: 'contents' },
      '& > div > div:first-of-type > div + div': { order: 1 },
    },
  }),
  below: css({
    '& > ul': {
      [media.from(640)]: { gap: '2rem', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.from(960)]: { marginTop: '3.5rem' },
    },
    '& > ul > li': {
      [media.from(640)]: {
        flexDirection: 'column',
        paddingTop: '1.5rem',
        borderTop: `1px solid ${surfaceColor('line')}`,
      },
    },
  }),
  byFours: css({
    '& > ul': {
      [media.between(640, 960)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.from(960)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
};
