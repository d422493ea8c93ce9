import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { SplitSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import Points from '../ui/points.tsx';
import RichText from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import SectionMedia, { isIllustrated, sideBySide } from '../ui/section-media.tsx';

/** Text beside a drawn screen, a drawing or a picture. */
export default function Split({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  side,
  paragraphs,
  points,
  actions,
  ...illustration
}: SplitSection) {
  const illustrated = isIllustrated(illustration);
  return (
    <Section id={id} ground={ground}>
      <div css={illustrated && [sideBySide, side === 'left' && styles.mirrored]}>
        <div css={styles.text}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
          ))}
          <Points points={points} />
          <Actions actions={actions} />
        </div>
        {illustrated && <SectionMedia {...illustration} />}
      </div>
    </Section>
  );
}

const styles = {
  mirrored: css({ [media.from(960)]: { '& > :last-child': { order: -1 } } }),
  text: css({ maxWidth: '42rem' }),
  paragraph: css({ maxWidth: '65ch', marginTop: '1.125rem' }),
};
