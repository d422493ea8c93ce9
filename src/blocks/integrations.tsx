import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { Integration, IntegrationsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, shadow, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import VisuallyHidden from '../ui/visually-hidden.tsx';

/**
 * What connects to the platform, in groups. The filter is a form's own choice, so it works without
 * scripts; on paper all groups stand.
 */
export default function Integrations({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  allLabel,
  groups,
  actions,
}: IntegrationsSection) {
  return (
    <Section id={id} ground={ground} css={allLabel && filtered}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      {allLabel && (
        <div role="radiogroup" aria-labelledby={`${id}-heading`} css={styles.filter} data-screen>
          {[allLabel, ...groups.map((group) => group.heading)].map((label, index) => (
            <label key={label} css={styles.choice}>
              <VisuallyHidden>
                <input
                  type="radio"
                  name={`${id}-group`}
                  value={index}
                  defaultChecked={index === 0}
                />
              </VisuallyHidden>
              {label}
            </label>
          ))}
        </div>
      )}
      <div css={styles.groups}>
        {groups.map((group, index) => (
          <div key={index} data-group={index + 1}>
            {group.heading && <h3 css={styles.label}>{group.heading}</h3>}
            <ul css={styles.list}>
              {group.items.map((item) => (
                <Item key={item.name} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Actions actions={actions} />
    </Section>
  );
}

const Item = ({ icon, name, text, state, ready }: Integration) => (
  <li css={styles.item} data-ground="plain">
    <span css={styles.sign}>
      <Icon name={icon} size={22} />
    </span>
    <div css={styles.words}>
      <strong css={styles.name}>{name}</strong>
      {text && (
        <p css={styles.text}>
          <RichLine text={text} />
        </p>
      )}
      {state && (
        <p css={[styles.state, ready && styles.ready]}>
          {ready && <Icon name="check" size={14} />}
          {state}
        </p>
      )}
    </div>
  </li>
);

const phone = media.below(640);

/** As many groups as the schema allows. */
const mostGroups = 6;

const filtered = css({
  [media.screen]: Object.fromEntries(
    Array.from({ length: mostGroups }, (_, index) => [
      `&:has([value="${index + 1}"]:checked) [data-group]:not([data-group="${index + 1}"])`,
      { display: 'none' },
    ]),
  ),
});

const styles = {
  filter: css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBottom: '2rem' }),
  choice: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: '0.5rem 1.25rem',
    borderRadius: radius.pill,
    background: surfaceColor('quiet'),
    color: surfaceColor('heading'),
    fontWeight: 600,
    cursor: 'pointer',
    boxShadow: `inset 0 0 0 1.5px ${surfaceColor('edge')}`,
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${surfaceColor('figure')}` },
    '&:has(:checked)': {
      background: surfaceColor('figure'),
      color: surfaceColor('button-text'),
      [media.forcedColors]: { outline: '2px solid' },
    },
    '&:has(:focus-visible)': { outline: `3px solid ${surfaceColor('focus')}`, outlineOffset: 2 },
  }),
  groups: css({ display: 'grid', gap: '2.5rem' }),
  label: css({ ...type.small, marginBottom: '0.875rem', fontWeight: 650 }),
  list: css({
    display: 'grid',
    gap: '0.875rem',
    [phone]: { gap: '0.5rem' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    [media.between(640, 860)]: { '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  }),
  item: css({
    display: 'flex',
    gap: '1rem',
    minWidth: 0,
    padding: '1.125rem',
    [phone]: { gap: '0.75rem', padding: '0.875rem' },
    borderRadius: radius.float,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  sign: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.tile,
    background: color('brand-100'),
    color: color('brand-700'),
  }),
  // On a telephone the state stands beside the name: eleven rows are long enough.
  words: css({
    flex: 1,
    minWidth: 0,
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'start',
      gap: '0 0.5rem',
    },
  }),
  name: css({ display: 'block', fontWeight: 650, lineHeight: 1.35, color: color('ink') }),
  text: css({
    ...type.small,
    lineHeight: 1.4,
    color: color('muted'),
    [phone]: { order: 1, gridColumn: '1 / -1' },
  }),
  state: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    marginTop: '0.5rem',
    padding: '0.125rem 0.5rem',
    borderRadius: '0.75rem',
    boxShadow: `inset 0 0 0 1px ${color('sand-200')}`,
    color: color('body'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    [phone]: { marginTop: 0 },
  }),
  ready: css({ background: color('success-100'), color: color('success'), boxShadow: 'none' }),
};
