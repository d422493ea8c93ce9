import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import Actions from '../forms/actions.tsx';
import type { SplitSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import { textAlone } from '../ui/mobile-layouts.ts';
import Panorama from '../ui/panorama.tsx';
import Points, { pointColumns } from '../ui/points.tsx';
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
import Statement from '../ui/statement.tsx';

/** Text beside a product screen, a drawing or a picture, or as one very large sentence. */
export default function Split({ actions, ...section }: SplitSection) {
  const buttons = <Actions actions={actions} />;
  if (section.layout === 'statement') return <Statement {...section}>{buttons}</Statement>;
  return <Shown {...section} buttons={buttons} />;
}

function Shown({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  side,
  layout,
  paragraphs,
  points,
  buttons,
  mobile,
  companion,
  ...illustration
}: Omit<SplitSection, 'actions'> & { buttons: ReactNode }) {
  const { mockup, clip } = illustration;
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
        <Stage {...{ ground, mockup, companion, points }}>
          <SectionIntro {...{ id, eyebrow, heading, lead }} narrow={false} />
          {prose}
          {list}
          {buttons}
        </Stage>
      </Section>
    );
  if (layout === 'panorama' && clip)
    return (
      <Panorama {...{ id, ground, eyebrow, heading, lead, points, clip }}>
        {prose}
        {buttons}
      </Panorama>
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
            layout === 'below' && styles.below,
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
          {buttons}
        </div>
        {illustrated && (
          <SectionMedia {...illustration} band={layout === 'bleed' ? side : undefined} />
        )}
      </div>
      {apart && <div css={pointColumns(points.length)}>{list}</div>}
    </Section>
  );
}

/** Between the words and what fills the other half of a band. */
const bandGap = 'min(11vw,8rem)';
/** From the words to the middle of the container, where all halves of bands meet. */
const toTheMiddle = `calc(${bandGap}/-2)`;

/** What there is to see: the last child, but known as such before all of the row has come in. */
const picture = '& > * + *';

// Where a page is still coming in, each stands where it stays, also without the other.
const atRight = { '& > *': { gridColumn: 2 }, [picture]: { gridArea: '1 / 1' } };

const styles = {
  mirrored: css({ [media.from(960)]: atRight }),
  mirroredNarrow: css({ [media.from(700)]: atRight }),
  narrow: css({ [media.from(700)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }),
  text: css({ maxWidth: '42rem' }),
  paragraph: css({ maxWidth: '65ch', marginTop: '1.125rem' }),
  below: css({ alignItems: 'start' }),
  // The text, and below it, larger than beside it, what there is to see.
  large: css({
    '--window': '66rem',
    '& > :first-of-type': { justifySelf: 'center' },
    [media.from(960)]: {
      '--parts-height': '27rem',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3rem',
    },
    // As wide as the container, with letters that are read from farther away.
    [media.from(1200)]: { [`${picture} > figure`]: { zoom: 1.15 } },
  }),
  // What stands beside the text fills half of the band; on a telephone, the foot of it.
  bleed: css({
    columnGap: bandGap,
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
};
