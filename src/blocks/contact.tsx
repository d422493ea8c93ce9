import { css } from '@emotion/react';
import CrmForm from '../forms/crm-form.tsx';
import LeadForm from '../forms/lead-form.tsx';
import type { ContactSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
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
      <div css={[styles.row, !art && styles.undrawn]}>
        <div
          css={[styles.text, art ? styles.filling : styles.apart, steps.length > 0 && styles.above]}
        >
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Points points={perks} />
          {art && (
            <div css={[artPanel, styles.art, toneBackground.brand]}>
              <Art name={art} tone="brand" onDark={false} />
            </div>
          )}
        </div>
        <div
          css={[styles.card, !art && styles.below]}
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

/** From here on something stands beside the form; below the second only a narrow column. */
const beside = media.from(720);
const tablet = media.between(720, 960);
/** The form is at most 400 px wide. */
const cardWidth = `calc(400px + 2 * ${layout.card})`;

const styles = {
  // On a telephone the form comes before what happens after it; else all else is at its left.
  row: css({
    display: 'grid',
    gap: `1.5rem ${layout.columns}`,
    [beside]: {
      gridTemplateColumns: `minmax(0, 1fr) min(55%, ${cardWidth})`,
      gridTemplateRows: 'auto 1fr',
      rowGap: '2.25rem',
    },
  }),
  // Where no drawing takes it, both rows share what the form is higher.
  undrawn: css({
    [media.from(960)]: { gridTemplateRows: 'auto auto' },
    [tablet]: { gridTemplateRows: 'auto auto 1fr' },
  }),
  text: css({ [media.from(960)]: { '& > *': { maxWidth: '36rem' } } }),
  // On a tablet the heading stands above both columns, where no drawing makes up for its height.
  apart: css({
    [tablet]: {
      display: 'contents',
      '& > div': { gridColumn: '1 / -1' },
      '& > ul': { margin: 0 },
    },
  }),
  below: css({ [tablet]: { gridRow: '2 / span 2' } }),
  // The words and what happens after it stand together, in the middle of the form's height.
  above: css({ [media.from(960)]: { alignSelf: 'end' } }),
  // The drawing has what the words leave.
  filling: css({
    [beside]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2.25rem',
      gridRow: '1 / -1',
      '& > ul': { gap: '1.75rem', margin: 0 },
    },
    [tablet]: { '& h2': { fontSize: '2.125rem' } },
  }),
  // A line leads from each step to the next; on a tablet they fill what the form has of height.
  steps: css({
    [media.from(960)]: { alignSelf: 'start' },
    [tablet]: { display: 'flex', flexDirection: 'column' },
    [beside]: {
      padding: '1.25rem',
      borderRadius: radius.float,
      background: surfaceColor('quiet'),
      boxShadow: shadow.line,
    },
  }),
  stepsHeading: css({ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 }),
  list: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5rem',
    marginTop: '0.75rem',
    [beside]: { flex: 1, gap: '1rem', marginTop: '1rem' },
    '& > :not(:last-of-type)': { flex: 1 },
  }),
  step: css({
    ...type.note,
    position: 'relative',
    display: 'flex',
    gap: '0.625rem',
    alignItems: 'start',
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      inset: '2rem auto -0.25rem 0.8125rem',
      borderInlineStart: `2px solid ${surfaceColor('line')}`,
      [beside]: { bottom: '-0.75rem' },
    },
  }),
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
    '& > svg': { position: 'absolute', inset: 0, height: '100%' },
    [media.below(720)]: { display: 'none' },
  }),
  card: css({
    alignSelf: 'start',
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.float,
    [media.between(560, 720)]: { width: cardWidth },
    [beside]: { gridArea: '1 / 2 / span 2' },
  }),
  formHeading: css({ ...type.h3, marginBottom: '1rem' }),
};
