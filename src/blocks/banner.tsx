import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { BannerSection } from '../generated/types.ts';
import { color, media, radius } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import { isOpenAtLeft } from '../ui/art-frames.ts';
import { textAlone } from '../ui/mobile-layouts.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/** A call that closes a subject, in a card of its own; dark on any ground but the dark one. */
export default function Banner({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  art,
  tone = 'brand',
  actions,
  mobile,
}: BannerSection) {
  const onDark = ground !== 'dark';
  return (
    <Section id={id} ground={ground}>
      <div
        css={[
          styles.card,
          onDark ? styles.dark : styles.open,
          art && mobile === 'compact' && textAlone,
        ]}
        data-ground="dark"
      >
        <div css={[styles.text, art && mobile !== 'compact' && styles.overArt]}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Actions actions={actions} />
        </div>
        {art && (
          <div
            css={[styles.art, onDark ? isOpenAtLeft(art) && styles.gentle : toneBackground[tone]]}
          >
            <Art name={art} tone={tone} onDark={onDark} />
          </div>
        )}
      </div>
    </Section>
  );
}

const styles = {
  card: css({
    position: 'relative',
    display: 'grid',
    gap: '1.5rem',
    overflow: 'hidden',
    borderRadius: radius.card,
    [media.from(860)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  dark: css({ background: color('brand-900') }),
  open: css({ borderRadius: 0, '& > :first-of-type': { padding: 0 } }),
  text: css({
    maxWidth: '44rem',
    padding: 'clamp(1.75rem, 4vw, 3rem)',
  }),
  overArt: css({ [media.below(860)]: { paddingBottom: 0 } }),
  // What comes from beyond the drawing's left edge begins gently, since the card goes on there.
  gentle: css({ mask: `linear-gradient(90deg, transparent, ${color('ink')} 16%)` }),
  art: css({
    alignSelf: 'end',
    height: '7.5rem',
    [media.from(860)]: { width: '26rem', height: 'auto' },
  }),
};
