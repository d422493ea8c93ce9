import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { BannerSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import { isOpenAtLeft } from '../ui/art-frames.ts';
import { textAlone } from '../ui/mobile-layouts.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/**
 * A call that closes a subject, in a card of its own; dark on any ground but the dark one. Several
 * quiet actions are a list beside the others, and its drawing a scene in the corner.
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
  const isListed = quiet.length > 1;
  return (
    <Section id={id} ground={ground}>
      <div
        css={[
          styles.card,
          onDark ? styles.dark : styles.open,
          isListed ? styles.withList : styles.withArt,
          art && (isListed ? styles.listed : mobile === 'compact' && textAlone),
        ]}
        data-ground="dark"
      >
        <div
          css={[
            styles.text,
            isListed ? styles.overList : art && mobile !== 'compact' && styles.overArt,
          ]}
        >
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Actions
            actions={isListed ? actions.filter((action) => !quiet.includes(action)) : actions}
          />
        </div>
        {isListed && (
          <div css={styles.list}>
            <Actions actions={quiet} arrows />
          </div>
        )}
        {art && (
          <div
            css={[styles.art, onDark ? isOpenAtLeft(art) && styles.gentle : toneBackground[tone]]}
          >
            <Art name={art} tone={tone} onDark={onDark} framed={isListed ? 'scene' : undefined} />
          </div>
        )}
      </div>
    </Section>
  );
}

const padding = 'clamp(1.75rem, 4vw, 3rem)';
const besideEachOther = { gridTemplateColumns: 'minmax(0, 1fr) auto' };

const styles = {
  card: css({
    position: 'relative',
    display: 'grid',
    gap: '1.5rem',
    overflow: 'hidden',
    borderRadius: radius.card,
  }),
  withList: css({ [media.from(860)]: besideEachOther }),
  withArt: css({ [media.from(700)]: besideEachOther }),
  dark: css({ background: color('brand-900') }),
  open: css({ borderRadius: 0, '& > :first-of-type': { padding: 0 } }),
  text: css({
    maxWidth: '44rem',
    padding,
  }),
  overList: css({ [media.below(860)]: { paddingBottom: 0 } }),
  overArt: css({ [media.below(700)]: { paddingBottom: 0 } }),
  // What comes from beyond the drawing's left edge begins gently, since the card goes on there.
  gentle: css({ mask: `linear-gradient(90deg, transparent, ${color('ink')} 16%)` }),
  // Outlined rows, each with an arrow.
  list: css({
    alignSelf: 'center',
    padding: `0 ${padding} ${padding}`,
    [media.from(860)]: { width: '23.5rem', padding: `${padding} 1.5rem ${padding} 0` },
    '& > div': { display: 'grid', gap: '0.75rem', margin: 0 },
    '& > div > :is(a, button)': {
      justifyContent: 'space-between',
      width: '100%',
      minHeight: '3.5rem',
      padding: '0.75rem 1.125rem',
      borderRadius: radius.input,
      color: surfaceColor('heading'),
      boxShadow: `inset 0 0 0 1.5px ${surfaceColor('edge')}`,
      fontSize: type.note.fontSize,
      textAlign: 'left',
      textDecoration: 'none',
      '&:hover': { boxShadow: `inset 0 0 0 1.5px ${surfaceColor('figure')}` },
      '& > svg': { flex: 'none', color: surfaceColor('accent') },
    },
  }),
  // The drawing has a column of its own where there is room for three.
  listed: css({
    '& > :last-child': { display: 'none' },
    [media.from(1120)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 16rem',
      columnGap: 0,
      '& > :last-child': { display: 'grid', width: 'auto', alignSelf: 'stretch' },
      '& > :last-child > svg': { alignSelf: 'end', height: 'auto', aspectRatio: '1' },
      '& > :first-of-type': { paddingRight: '2rem' },
    },
  }),
  art: css({
    alignSelf: 'end',
    height: '7.5rem',
    [media.from(700)]: { width: 'min(26rem, 40vw)', height: 'auto' },
  }),
};
