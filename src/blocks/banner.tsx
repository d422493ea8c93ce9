import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { BannerSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
import { isOpenAtLeft } from '../ui/art-frames.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/**
 * A call that closes a subject, in a card of its own; dark on any ground but the dark one. Its
 * drawing is as high as the card or, on a tablet, as what stands below the heading; on a telephone
 * it stands at the card's foot, if at all. Several quiet actions are a row at the card's foot.
 */
export default function Banner({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  art,
  tone = 'brand',
  mobile,
  actions,
}: BannerSection) {
  const onDark = ground !== 'dark';
  const quiet = actions.filter(({ look }) => look === 'quiet');
  const isListed = quiet.length > 1;
  return (
    <Section id={id} ground={ground}>
      <div
        css={[styles.card, onDark ? styles.dark : styles.open, art && styles.withArt]}
        data-ground="dark"
      >
        <div css={styles.text}>
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
            css={[
              styles.art,
              mobile === 'stack' ? styles.atFoot : styles.notOnPhones,
              onDark ? isOpenAtLeft(art) && styles.gentle : toneBackground[tone],
            ]}
          >
            <Art name={art} tone={tone} onDark={onDark} framed="scene" />
          </div>
        )}
      </div>
    </Section>
  );
}

const air = 'var(--air)';
/** The dialogs that its buttons open stand in the card, too, each with a heading of its own. */
const ownHeading = '& > * > * > h2';

const tablet = media.between(700, 1120);
const wide = media.from(1120);

const styles = {
  card: css({
    '--air': 'clamp(1.75rem, 4vw, 3rem)',
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: radius.card,
  }),
  dark: css({ background: color('brand-900') }),
  open: css({ '--air': '0px', borderRadius: 0 }),
  // On a tablet the heading has the card's width, and the drawing the half below it.
  withArt: css({
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)',
      gridTemplateRows: 'repeat(5, auto)',
      padding: `${air} 0 0 ${air}`,
      '& > :first-of-type, & > :first-of-type > :first-of-type': { display: 'contents' },
      [`& > * > * > p:first-child, ${ownHeading}`]: {
        gridArea: '1 / 1 / auto / -1',
        marginRight: air,
      },
      [ownHeading]: { gridRow: 2 },
      [`${ownHeading} ~ p`]: { gridArea: '3 / 1' },
      '& > :first-of-type > *': { gridColumn: 1 },
      '& > :first-of-type > :nth-of-type(2)': { gridRow: 4 },
      '& > :first-of-type > :last-child': { marginBottom: air },
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 47fr) minmax(0, 53fr)',
      '& > :first-of-type': { alignSelf: 'center', paddingRight: 0 },
      [ownHeading]: { fontSize: 'clamp(2rem, 0.5rem + 2.5vw, 2.75rem)' },
    },
  }),
  text: css({ maxWidth: '44rem', padding: air }),
  // What comes from beyond the drawing's left edge begins gently, since the card goes on there.
  gentle: css({ mask: `linear-gradient(90deg, transparent, ${color('ink')} 16%)` }),
  // From edge to edge of the card, parted by lines.
  list: css({
    gridColumn: '1 / -1',
    background: surfaceColor('quiet'),
    [tablet]: { gridRow: 6, marginLeft: `calc(-1 * ${air})` },
    '& > div': { display: 'grid', gap: 0, margin: 0 },
    '& > div > :is(a, button)': {
      justifyContent: 'space-between',
      width: '100%',
      minHeight: '3.75rem',
      padding: `0.75rem ${air}`,
      borderRadius: 0,
      boxShadow: `inset 0 1px ${surfaceColor('line')}`,
      color: surfaceColor('heading'),
      fontSize: type.note.fontSize,
      textAlign: 'left',
      textDecoration: 'none',
      outlineOffset: -3,
      '&:hover': { background: surfaceColor('chip') },
      '& > svg': { flex: 'none', color: surfaceColor('accent') },
    },
    [wide]: {
      '& > div': { gridAutoFlow: 'column', gridAutoColumns: 'auto' },
      '& > div > :is(a, button)': {
        justifyContent: 'start',
        gap: '0.75rem',
        minHeight: '4.75rem',
      },
    },
  }),
  notOnPhones: css({ [media.below(700)]: { display: 'none' } }),
  // As wide as the card, since in a strip what it says is too small.
  atFoot: css({ [media.below(700)]: { aspectRatio: '16 / 9' } }),
  art: css({
    position: 'relative',
    overflow: 'clip',
    '& > svg': { position: 'absolute', inset: 0 },
    [tablet]: { gridArea: '3 / 2 / 6', minHeight: 'clamp(10.5rem, 25vw, 16rem)' },
    [wide]: { gridArea: '1 / 2', minHeight: '20rem' },
  }),
};
