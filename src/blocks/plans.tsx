import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { Plan, PlanEntry, PlansSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { scrollable, snapRow } from '../ui/mobile-layouts.ts';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import VisuallyHidden from '../ui/visually-hidden.tsx';

type Words = Pick<PlansSection, 'includedLabel' | 'excludedLabel'>;

/** Plans side by side, with what each has and what it has not, in words as well as signs. */
export default function Plans({
  id,
  ground,
  mobile = 'row',
  eyebrow,
  heading,
  lead,
  includedLabel,
  excludedLabel,
  items,
  note,
  actions,
}: PlansSection) {
  const isRow = mobile === 'row';
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={isRow && snapRow}>
        <ul
          css={[styles.plans, sideBySide(items.length), mobile === 'compact' && compact]}
          {...(isRow && scrollable(id))}
        >
          {items.map((plan) => (
            <PlanCard key={plan.name} {...plan} words={{ includedLabel, excludedLabel }} />
          ))}
        </ul>
      </div>
      {note && (
        <p css={styles.note}>
          <RichLine text={note} />
        </p>
      )}
      <Actions actions={actions} />
    </Section>
  );
}

const PlanCard = ({
  name,
  audience,
  badge,
  price,
  includes,
  action,
  words,
}: Plan & { words: Words }) => (
  <li css={[styles.plan, badge && styles.marked]} data-ground="plain">
    {badge && (
      <p css={styles.badge}>
        <Icon name="check" size={16} />
        {badge}
      </p>
    )}
    <h3 css={styles.name}>{name}</h3>
    {audience && <p css={styles.audience}>{audience}</p>}
    {price && <p css={styles.price}>{price}</p>}
    <ul css={styles.entries}>
      {includes.map((entry) => (
        <Entry key={entry.text} {...entry} {...words} />
      ))}
    </ul>
    {action && (
      <div css={styles.action}>
        <Actions actions={[action]} />
      </div>
    )}
  </li>
);

const Entry = ({ text, included, includedLabel, excludedLabel }: PlanEntry & Words) => (
  <li css={[styles.entry, !included && styles.excluded]}>
    <Icon name={included ? 'check' : 'x'} size={18} />
    <span>
      {included && <VisuallyHidden>{includedLabel}: </VisuallyHidden>}
      <RichLine text={text} />
      {!included && <VisuallyHidden> ({excludedLabel})</VisuallyHidden>}
    </span>
  </li>
);

const compact = css({
  [media.below(640)]: {
    gap: '0.75rem',
    '& > li': { ...type.small, gap: '0.375rem', padding: '1rem' },
    '& > li > ul': { gap: '0.25rem', margin: '0.375rem 0 0', paddingTop: '0.625rem' },
  },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Beside each other each part of a plan stands in the same line as in the others. */
const inLines = {
  '& > li': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
  '& > li > h3': { gridRow: 1 },
  '& > li > ul': { gridRow: 4 },
  '& > li > div': { gridRow: 5 },
} as const;

/** All beside each other, as soon as they have room; four are two and two before. */
const sideBySide = (count: number) =>
  css(
    count === 3
      ? {
          [media.from(960)]: { ...columns(3), ...inLines },
          [media.between(640, 960)]: { '& > li > ul': columns(2) },
        }
      : { [media.from(640)]: columns(2), [media.from(1200)]: { ...columns(count), ...inLines } },
  );

const styles = {
  plans: css({ display: 'grid', gap: '1.25rem' }),
  plan: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5rem',
    minWidth: 0,
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  marked: css({
    position: 'relative',
    boxShadow: `inset 0 0 0 2.5px ${color('brand-600')}`,
    [media.forcedColors]: { outline: '2px solid' },
  }),
  badge: css({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    alignSelf: 'start',
    padding: '0.1875rem 0.75rem',
    borderRadius: radius.float,
    background: color('brand-100'),
    color: color('brand-700'),
    fontWeight: 650,
    lineHeight: 1.4,
    // On the card's edge, so that the names stand in one line.
    [media.from(960)]: { position: 'absolute', top: 0, left: '1.75rem', translate: '0 -50%' },
  }),
  name: css({ ...type.h3, color: surfaceColor('heading') }),
  audience: css({ gridRow: 2, color: surfaceColor('muted') }),
  price: css({
    ...type.lead,
    gridRow: 3,
    marginTop: '0.25rem',
    fontWeight: 650,
    color: color('ink'),
  }),
  entries: css({
    display: 'grid',
    alignContent: 'start',
    gap: '0.5rem',
    flex: 1,
    marginTop: '0.75rem',
    paddingTop: '1.125rem',
    borderTop: `1px solid ${surfaceColor('line')}`,
  }),
  entry: css({
    ...type.note,
    display: 'flex',
    gap: '0.625rem',
    '& > svg': { marginTop: '0.1875rem', color: color('brand-600') },
  }),
  excluded: css({ color: surfaceColor('muted'), '& > svg': { color: 'inherit' } }),
  // The buttons stand on one line, at the foot of their cards.
  action: css({
    '& > div': { marginTop: '1rem' },
    '& a, & button': { width: '100%', paddingInline: '1rem' },
  }),
  note: css({ ...type.small, marginTop: '1.5rem', color: surfaceColor('muted') }),
};
