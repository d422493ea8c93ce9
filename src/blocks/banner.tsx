import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { BannerSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import { isOpenAtLeft } from '../ui/art-frames.ts';
import { textAlone } from '../ui/mobile-layouts.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/**
 * A call that closes a subject, in a card of its own; dark on any ground but the dark one. Quiet
 * actions are a list beside the others, where no drawing stands.
 */
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
  const quiet = actions.filter(({ look }) => look === 'quiet');
  const isListed = !art && quiet.length > 1;
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
        <div css={[styles.text, (art ? mobile !== 'compact' : isListed) && styles.overArt]}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Actions
            actions={isListed ? actions.filter((action) => !quiet.includes(action)) : actions}
          />
        </div>
        {isListed && (
          <div css={styles.list}>
            <Actions actions={quiet} />
          </div>
        )}
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

const padding = 'clamp(1.75rem, 4vw, 3rem)';

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
    padding,
  }),
  overArt: css({ [media.below(860)]: { paddingBottom: 0 } }),
  // What comes from beyond the drawing's left edge begins gently, since the card goes on there.
  gentle: css({ mask: `linear-gradient(90deg, transparent, ${color('ink')} 16%)` }),
  // One line each, with a sign that points onwards.
  list: css({
    alignSelf: 'center',
    padding: `0.5rem ${padding} 1.25rem`,
    [media.from(860)]: { width: '27rem', padding: `1.5rem ${padding} 1.5rem 0` },
    '& > div': { display: 'grid', margin: 0 },
    '& > div > :is(a, button)': {
      justifyContent: 'space-between',
      width: '100%',
      padding: '0.875rem 0',
      borderTop: `1px solid ${surfaceColor('line')}`,
      borderRadius: 0,
      textAlign: 'left',
      textDecoration: 'none',
      '&:first-of-type': { borderTop: 0 },
      '&:hover': { textDecoration: 'underline' },
      '&::after': {
        content: '""',
        flex: 'none',
        width: '0.5rem',
        height: '0.5rem',
        marginRight: 2,
        borderStyle: 'solid',
        borderWidth: '2px 2px 0 0',
        rotate: '45deg',
      },
    },
  }),
  art: css({
    alignSelf: 'end',
    height: '7.5rem',
    [media.from(860)]: { width: '26rem', height: 'auto' },
  }),
};
