import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { SplitSection } from '../generated/types.ts';
import { media, radius } from '../theme/tokens.ts';
import Art, { artPanel } from '../ui/art.tsx';
import ClipPlayer from '../ui/clip-player.tsx';
import Image from '../ui/image.tsx';
import MockupView from '../ui/mockup.tsx';
import Points from '../ui/points.tsx';
import RichText from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

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
  mockup,
  art,
  tone = 'brand',
  picture,
  clip,
  actions,
}: SplitSection) {
  const hasMedia = mockup || art || picture || clip;
  return (
    <Section id={id} ground={ground}>
      <div css={hasMedia && [styles.row, side === 'left' && styles.mirrored]}>
        <div css={styles.text}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
          ))}
          <Points points={points} />
          <Actions actions={actions} />
        </div>
        {hasMedia && (
          <div css={styles.picture}>
            {mockup && <MockupView mockup={mockup} />}
            {art && (
              <div css={[artPanel, toneBackground[tone]]}>
                <Art name={art} tone={tone} onDark={false} />
              </div>
            )}
            {picture && (
              <Image
                src={picture.src}
                alt={picture.alt}
                sizes="(min-width: 960px) 36rem, 100vw"
                css={styles.image}
              />
            )}
            {clip && <ClipPlayer clip={clip} />}
          </div>
        )}
      </div>
    </Section>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gap: 'clamp(1.75rem, 6vw, 5rem)',
    alignItems: 'center',
    [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  mirrored: css({ [media.from(960)]: { '& > :last-child': { order: -1 } } }),
  text: css({ maxWidth: '42rem' }),
  paragraph: css({ maxWidth: '65ch', marginTop: '1.125rem' }),
  picture: css({ minWidth: 0 }),
  image: css({ borderRadius: radius.card, overflow: 'hidden' }),
};
