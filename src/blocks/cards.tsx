import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { Card, CardsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout as measures, media, radius, shadow, type } from '../theme/tokens.ts';
import { aboveTelephone } from '../ui/card-areas.ts';
import CardArt, { aboveWide } from '../ui/card-art.tsx';
import CardCalendar from '../ui/card-calendar.tsx';
import { cardLists, mobileDefault } from '../ui/card-layouts.ts';
import CardLink from '../ui/card-link.tsx';
import CardPaths from '../ui/card-paths.tsx';
import CardPoints from '../ui/card-points.tsx';
import CardScreen, {
  aroundScreen,
  besidePhone,
  besidePhoneInHalf,
  besideWindow,
} from '../ui/card-screen.tsx';
import CardWall from '../ui/card-wall.tsx';
import Icon from '../ui/icon.tsx';
import { mobileLayouts, scrollable, snapRow } from '../ui/mobile-layouts.ts';
import RichText from '../ui/rich-text.tsx';
import Section, { SectionHeading, SectionIntro } from '../ui/section.tsx';
import { toneBackground, toneIcon, toneStrong } from '../ui/tones.ts';
import { visuallyHidden } from '../ui/visually-hidden.tsx';
import { isWide } from '../ui/wide-art.ts';

/**
 * A grid of cards. In a bento the first card is dark and cards with art or a screen are larger; a
 * feature is one large card beside short texts; areas have strong colours, and a drawing, a screen
 * or a large sign.
 */
export default function Cards({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  layout,
  items,
  mobile = mobileDefault(layout, items),
  actions,
  period,
}: CardsSection) {
  const solidIcons = items.some(({ tone = 'sand' }) => tone !== 'sand');
  const List = layout === 'steps' ? 'ol' : 'ul';
  if (layout === 'paths')
    return (
      <Section id={id} ground={ground}>
        <SectionHeading id={id} css={visuallyHidden}>
          {heading}
        </SectionHeading>
        <CardPaths items={items} />
      </Section>
    );
  const intro = <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />;
  if (layout === 'calendar' || layout === 'bricks') {
    const Figure = layout === 'calendar' ? CardCalendar : CardWall;
    return (
      <Section id={id} ground={ground}>
        {intro}
        <Figure items={items} period={period} ground={ground} />
        <Actions actions={actions} />
      </Section>
    );
  }
  return (
    <Section id={id} ground={ground}>
      {intro}
      {cardLists(items, layout, mobile).map(({ start, cards, inRow, look }) => (
        <div key={start} css={[inRow && snapRow, start > 0 && styles.next]}>
          <List css={[styles.list, look, mobileLayouts[mobile]]} {...(inRow && scrollable(id))}>
            {cards.map((card, index) => (
              <CardItem
                key={card.heading}
                card={card}
                layout={layout}
                index={start + index}
                solidIcon={solidIcons}
                white={ground !== 'plain' && !card.art}
              />
            ))}
          </List>
        </div>
      ))}
      <Actions actions={actions} />
    </Section>
  );
}

function CardItem({
  card: { heading, text, icon, art, mockup, tone = 'sand', points, link },
  layout,
  index,
  solidIcon,
  white,
}: {
  card: Card;
  layout: CardsSection['layout'];
  /** Its place among the cards. */
  index: number;
  /** No pale sign stands among strong ones. */
  solidIcon: boolean;
  /** Tints are for white grounds: on another one they would hardly stand out. */
  white: boolean;
}) {
  const isFirst = index === 0;
  const bento = layout === 'bento';
  const dark = bento && isFirst;
  const large = layout === 'feature' && isFirst;
  const flat = layout === 'columns' || layout === 'rows' || (layout === 'feature' && !isFirst);
  /** On the tone's strong ground. */
  const strong = layout === 'areas';
  return (
    <li
      css={[
        styles.card,
        flat ? styles.flat : white ? styles.white : toneBackground[tone],
        strong && [toneStrong[tone], tone !== 'ipe' && styles.strong],
        dark && styles.dark,
        large && styles.large,
        bento && isWide(art) && aboveWide,
        mockup && [
          aroundScreen,
          mockup.device === 'phone' &&
            (strong ? aboveTelephone : bento ? besidePhoneInHalf : besidePhone),
          mockup.device === 'dashboard' && bento && besideWindow,
        ],
      ]}
      data-ground={dark || (strong && tone !== 'ipe') ? 'dark' : flat ? undefined : 'tint'}
    >
      {layout === 'steps' && (
        <span css={styles.step} aria-hidden="true">
          {index + 1}
        </span>
      )}
      {icon && (
        <span css={[styles.icon, toneIcon[solidIcon && tone === 'sand' ? 'brand' : tone]]}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <div css={styles.body}>
        <h3 css={styles.heading}>{heading}</h3>
        <RichText text={text} css={styles.text} />
        <CardPoints points={points} />
        {link && <CardLink link={link} heading={heading} />}
      </div>
      {mockup && <CardScreen mockup={mockup} />}
      {art && <CardArt name={art} tone={tone} onDark={dark} />}
    </li>
  );
}

const gap = '1.25rem';

const styles = {
  list: css({ display: 'grid', gap }),
  next: css({ marginTop: gap }),
  card: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: radius.card,
    [media.below(640)]: { borderRadius: radius.float },
    overflow: 'hidden',
    padding: measures.card,
  }),
  flat: css({
    padding: '1.75rem 0 0',
    borderRadius: 0,
    [media.below(640)]: { borderRadius: 0 },
    borderTop: `1px solid ${surfaceColor('line')}`,
  }),
  white: css({ background: color('white'), boxShadow: shadow.line }),
  dark: css({ background: color('brand-900'), boxShadow: 'none' }),
  strong: css({ boxShadow: 'none', [media.screen]: { color: color('white') } }),
  large: css({ '&& h3': { fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem)' } }),
  step: css({ ...type.h2, marginBottom: '1.25rem', color: surfaceColor('figure') }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    marginBottom: '1.25rem',
    borderRadius: radius.tile,
  }),
  body: css({
    display: 'grid',
    gap: '0.625rem',
    alignContent: 'start',
    justifyItems: 'start',
    paddingBottom: '0.25rem',
  }),
  heading: css(type.h3),
  text: css({ maxWidth: '34rem' }),
};
