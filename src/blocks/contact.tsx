import { css } from '@emotion/react';
import CrmForm from '../forms/crm-form.tsx';
import LeadForm from '../forms/lead-form.tsx';
import type { ContactSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
import Art from '../ui/art.tsx';
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
  mobile,
  form,
  formHeading,
  crm,
}: ContactSection) {
  const isAtFoot = art && mobile === 'stack';
  return (
    <Section id={id} ground={ground}>
      <div css={[styles.row, isAtFoot && styles.aboveArt]}>
        <div css={styles.text}>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Points points={perks} />
          {art && (
            <div
              css={[
                styles.art,
                isAtFoot ? styles.atFoot : styles.notOnPhones,
                toneBackground.brand,
              ]}
            >
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

/** From here on something stands beside the form; below the second only a narrow column. */
const beside = media.from(720);
const phone = media.below(720);
const tablet = media.between(720, 960);
/** The form is at most 400 px wide. */
const cardWidth = `calc(400px + 2 * ${layout.card})`;

const styles = {
  // On a telephone the form comes after the words; else it stands beside them and the drawing.
  row: css({
    display: 'grid',
    gap: `1.5rem ${layout.columns}`,
    [beside]: {
      gridTemplateColumns: `minmax(0, 1fr) min(55%, ${cardWidth})`,
      gridTemplateRows: 'auto 1fr',
      rowGap: 0,
    },
  }),
  // The drawing has what the words leave of the height, up to a portrait's; then the perks stand
  // further apart. The first letters stand at the form's top.
  text: css({
    [beside]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2.25rem',
      gridRow: '1 / -1',
      marginTop: '-0.375rem',
      '& > :not(:last-child)': { maxWidth: '36rem' },
      '& > ul': { gap: '1.75rem', margin: 0 },
      '& > ul:not(:last-child)': { flexGrow: 1, alignContent: 'space-evenly' },
    },
    [tablet]: { '& h2': { fontSize: '2.125rem' } },
  }),
  // What happens after it stands below the form. A line leads from each step to the next.
  steps: css({
    [beside]: {
      gridColumn: 2,
      marginTop: '1rem',
      padding: `1.25rem ${layout.card}`,
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
      inset: '1.75rem auto -0.5rem 0.8125rem',
      borderInlineStart: `2px solid ${surfaceColor('line')}`,
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
    flex: '99 1 0',
    minHeight: '14rem',
    maxHeight: '45vw',
    borderRadius: radius.card,
    overflow: 'hidden',
    '& > svg': { position: 'absolute', inset: 0 },
  }),
  notOnPhones: css({ [phone]: { display: 'none' } }),
  // From edge to edge at the section's foot, so that the form keeps its place.
  atFoot: css({
    [phone]: {
      position: 'absolute',
      inset: 'auto 0 calc(-1 * var(--section-padding))',
      minHeight: '62vw',
      borderRadius: 0,
    },
  }),
  aboveArt: css({
    [phone]: { paddingBottom: 'calc(62vw + 1.5rem - var(--section-padding))' },
  }),
  card: css({
    alignSelf: 'start',
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.float,
    [media.between(490, 720)]: { width: cardWidth },
    [beside]: { gridArea: '1 / 2' },
  }),
  formHeading: css({ ...type.h3, marginBottom: '1rem' }),
};
