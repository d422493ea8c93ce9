import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { Integration, IntegrationsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
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
          <div key={index} css={styles.group} data-group={index + 1}>
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
  <li css={styles.item}>
    <Icon name={icon} size={26} css={styles.sign} />
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

const line = `1px solid ${surfaceColor('line')}`;

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
  // The name of a group stands above its rows, and lines part all; three groups stand beside each
  // other, and have lines of their own.
  groups: css({
    borderBottom: line,
    '&:has(> :nth-of-type(3):last-of-type)': {
      [media.from(960)]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: '1.25rem',
        borderBottom: 0,
        '& > *': {
          border: 0,
          borderRadius: radius.card,
          padding: `0.75rem ${layout.card} 1rem`,
          background: surfaceColor('quiet'),
          boxShadow: shadow.line,
        },
        '& ul': { display: 'block' },
        '& li:nth-of-type(2)': { borderTop: line },
        '& li': { paddingBlock: '1rem' },
      },
    },
  }),
  group: css({ borderTop: line, [media.from(720)]: { paddingBlock: '0.5rem' } }),
  label: css({ ...type.h3, padding: '1.5rem 0 0.25rem' }),
  list: css({
    display: 'grid',
    columnGap: layout.columns,
    // Rows are parted by lines, and the first is below that of its group.
    '& > li + li': { borderTop: line },
    [media.from(720)]: {
      gridTemplateColumns: layout.halves,
      '& > li:nth-of-type(2)': { borderTop: 0 },
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
  }),
  item: css({
    display: 'flex',
    gap: '1rem',
    minWidth: 0,
    paddingBlock: '0.625rem',
    [media.from(720)]: { gap: '1.25rem', paddingBlock: '1.5rem' },
  }),
  sign: css({ flex: 'none', marginTop: '0.125rem', color: surfaceColor('accent') }),
  // The state stands at the end of the name's line.
  words: css({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    placeContent: 'start stretch',
    alignItems: 'start',
    gap: '0.125rem 0.5rem',
  }),
  name: css({ fontWeight: 650, lineHeight: 1.5, color: surfaceColor('heading') }),
  text: css({ ...type.small, order: 1, gridColumn: '1 / -1', color: surfaceColor('muted') }),
  state: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.125rem 0.625rem',
    borderRadius: '0.75rem',
    background: surfaceColor('chip'),
    color: surfaceColor('chip-text'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
  }),
  ready: css({ background: color('success-100'), color: color('success') }),
};
