import { css } from '@emotion/react';
import CrmForm from '../forms/crm-form.tsx';
import LeadForm from '../forms/lead-form.tsx';
import type { ContactSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, mobileBreakpoint, radius, shadow, type } from '../theme/tokens.ts';
import Art, { artPanel } from '../ui/art.tsx';
import Points from '../ui/points.tsx';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import { toneBackground } from '../ui/tones.ts';

/**
 * Why to ask for contact, and the form. Where there is one in the CRM, the card says its address;
 * with its script, it can be chosen.
 */
export default function Contact({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  perks,
  steps,
  stepsHeading,
  art,
  form,
  formHeading,
  crm,
}: ContactSection) {
  return (
    <Section id={id} ground={ground}>
      <div css={styles.row}>
        <div css={[styles.text, art && styles.filling, steps.length > 0 && styles.above]}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Points points={perks} />
          {art && (
            <div css={[artPanel, styles.art, toneBackground.brand]}>
              <Art name={art} tone="brand" onDark={false} />
            </div>
          )}
        </div>
        <div
          css={styles.card}
          data-ground="plain"
          {...(crm && !crm.script && { [crm.attribute]: crm.address })}
        >
          {formHeading && <h3 css={styles.formHeading}>{formHeading}</h3>}
          {crm?.script ? (
            <CrmForm crm={crm} script={crm.script}>
              <LeadForm name={form} />
            </CrmForm>
          ) : (
            <LeadForm name={form} />
          )}
        </div>
        {steps.length > 0 && (
          <div css={styles.steps}>
            {stepsHeading && <h3 css={styles.stepsHeading}>{stepsHeading}</h3>}
            <ol css={styles.list}>
              {steps.map((step, index) => (
                <li key={step} css={styles.step}>
                  <span css={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <p>
                    <RichLine text={step} />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Where the form, which is 400 px wide, has only a narrow column beside it. */
const tablet = media.between(720, 960);

const styles = {
  // On a telephone the form comes before what happens after it. On a tablet the reasons stand above
  // it, in two columns or beside their drawing, and what happens after it stands under it.
  row: css({
    display: 'grid',
    gap: `1.5rem ${layout.columns}`,
    [media.from(960)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto',
      rowGap: '2rem',
    },
  }),
  text: css({
    [media.from(960)]: { '& > *': { maxWidth: '36rem' } },
    [tablet]: {
      '& > ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1.25rem 2rem' },
    },
  }),
  // The words and what happens after it stand together, in the middle of the form's height.
  above: css({ [media.from(960)]: { alignSelf: 'end' } }),
  // The drawing has what the words leave, as far as it fills that; air between them has the rest.
  filling: css({
    [media.from(960)]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gridRow: '1 / -1',
      '& > ul': { gap: '1.75rem' },
    },
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: layout.columns,
      '& > div:first-of-type': { gridColumn: '1 / -1' },
      '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', gap: '1rem' },
    },
  }),
  steps: css({
    alignSelf: 'start',
    [media.from(mobileBreakpoint)]: {
      padding: '1.5rem',
      borderRadius: radius.float,
      background: surfaceColor('quiet'),
      boxShadow: shadow.line,
    },
  }),
  stepsHeading: css({ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }),
  list: css({
    display: 'grid',
    gap: '0.5rem',
    marginTop: '0.75rem',
    [media.from(mobileBreakpoint)]: { gap: '1rem', marginTop: '1rem' },
    [tablet]: { gridAutoFlow: 'column' },
  }),
  step: css({ ...type.note, display: 'flex', gap: '0.875rem', alignItems: 'baseline' }),
  number: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    fontSize: '0.8125rem',
    fontWeight: 650,
  }),
  art: css({
    position: 'relative',
    flex: '1 1 0',
    minHeight: '14rem',
    '&&': { maxWidth: '100%' },
    // Two thirds of the width that the form leaves.
    [media.from(960)]: { maxHeight: 'min(28rem, 60vw - 25rem)' },
    marginTop: '2.5rem',
    '& > svg': { position: 'absolute', inset: 'auto 0 0', height: 'calc(100% - 1.25rem)' },
    [tablet]: { height: '11rem', minHeight: 0, marginTop: '1.5rem' },
    [media.below(720)]: { display: 'none' },
  }),
  card: css({
    alignSelf: 'start',
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.float,
    [media.from(560)]: { justifySelf: 'center', width: `calc(400px + 2 * ${layout.card})` },
    [media.from(960)]: { gridArea: '1 / 2 / span 2' },
  }),
  formHeading: css({ ...type.h3, marginBottom: '1rem' }),
};
