import { css } from '@emotion/react';
import type { TenantsSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, font, layout as measures, media, radius, shadow, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { ClientSign, useClientColors } from '../ui/mockup/client.tsx';
import MockupView from '../ui/mockup.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { tenantPlace, tenantStage } from '../ui/tenant-stage.ts';
import VisuallyHidden, { visuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * One app under several brands: who chooses a client sees its name, its colour and its screen. The
 * choice is a form's own, so it works without scripts.
 */
export default function Tenants({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  choiceLabel,
  note,
  layout,
  items,
}: TenantsSection) {
  const colorsOf = useClientColors();
  const isStage = layout === 'stage';
  return (
    <Section id={id} ground={ground}>
      <div css={isStage ? tenantStage(items.length) : styles.columns}>
        <div>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
          <fieldset css={styles.options}>
            <legend css={styles.legend}>{choiceLabel}</legend>
            {items.map(({ hue, icon, kind, mockup }, index) => (
              <label
                key={mockup.tenant}
                css={[styles.option, colorsOf(mockup.tenant, { hue })]}
                data-ground="plain"
              >
                <VisuallyHidden>
                  <input
                    type="radio"
                    name={`${id}-tenant`}
                    value={index}
                    defaultChecked={index === 0}
                  />
                </VisuallyHidden>
                <span css={styles.sign} aria-hidden="true">
                  {icon ? <Icon name={icon} /> : <ClientSign name={mockup.tenant} />}
                </span>
                <span css={styles.words}>
                  <strong css={styles.name}>{mockup.tenant}</strong>
                  {kind && <span css={isStage ? visuallyHidden : styles.kind}>{kind}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          {note && <p css={styles.note}>{note}</p>}
        </div>
        <div css={styles.stage} aria-live={isStage ? undefined : 'polite'}>
          {items.map(({ hue, icon, mockup }, index) => (
            <div
              key={mockup.tenant}
              data-tenant={index}
              css={[isStage ? tenantPlace(index) : styles.screen, colorsOf(mockup.tenant, { hue })]}
            >
              <MockupView
                mockup={mockup}
                mark={icon && <Icon name={icon} size={18} />}
                ringless
                small={isStage}
              />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** As many as the schema allows. */
const mostItems = 6;

const shown = Object.fromEntries(
  Array.from({ length: mostItems }, (_, index) => [
    `&:has([value="${index}"]:checked) [data-tenant="${index}"]`,
    { visibility: 'visible' as const, opacity: 1 },
  ]),
);

/** The telephone stands beside the choice on a tablet, too. */
const beside = media.from(700);

const styles = {
  columns: css(
    {
      display: 'grid',
      gap: measures.columns,
      alignItems: 'center',
      [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    shown,
  ),
  options: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))',
    gap: '0.75rem',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    [media.from(640)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.between(700, 960)]: { gridTemplateColumns: 'none' },
  }),
  legend: css({
    ...type.small,
    marginBottom: '0.75rem',
    padding: 0,
    fontWeight: 650,
    color: surfaceColor('heading'),
  }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minWidth: 0,
    padding: '0.75rem',
    borderRadius: radius.float,
    background: color('white'),
    color: color('body'),
    boxShadow: shadow.line,
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color('brand-500')}` },
    '&:has(:checked)': {
      background: color('brand-50'),
      boxShadow: `inset 0 0 0 2px ${color('brand-600')}`,
      [media.forcedColors]: { outline: '2px solid' },
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${surfaceColor('focus')}`,
      outlineOffset: 2,
    },
  }),
  sign: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.tile,
    background: color('brand-600'),
    color: color('white'),
    font: `650 0.9375rem/1 ${font.heading}`,
    '& > svg': { width: 22, height: 22 },
  }),
  words: css({ minWidth: 0 }),
  name: css({ display: 'block', lineHeight: 1.25, fontWeight: 650, color: color('ink') }),
  kind: css({ ...type.small, display: 'block', lineHeight: 1.3, color: color('muted') }),
  note: css({ ...type.small, marginTop: '1rem', color: surfaceColor('muted') }),
  stage: css({ display: 'grid', minWidth: 0 }),
  // All have one place, as high as the highest: what is below stands still.
  screen: css({
    gridArea: '1 / 1',
    display: 'grid',
    alignItems: 'center',
    minWidth: 0,
    padding: 'clamp(1.25rem, 4vw, 3rem) clamp(0.5rem, 3vw, 2rem)',
    borderRadius: radius.card,
    background: `linear-gradient(${color('brand-100')}, ${color('brand-200')})`,
    visibility: 'hidden',
    opacity: 0,
    [media.motion]: { transition: 'opacity 300ms, visibility 300ms' },
  }),
};
