import { css } from '@emotion/react';
import CrmForm from '../forms/crm-form.tsx';
import LeadForm from '../forms/lead-form.tsx';
import type { ContactSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, layout, media, mobileBreakpoint, radius, shadow, type } from '../theme/tokens.ts';
import Art, { artPanel } from '../ui/art.tsx';
import Points from '../ui/points.tsx';
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
  art,
  form,
  formHeading,
  crm,
}: ContactSection) {
  return (
    <Section id={id} ground={ground}>
      <div css={styles.row}>
        <div css={[styles.text, art ? styles.inView : styles.spread]}>
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
      </div>
    </Section>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gap: layout.columns,
    [media.from(mobileBreakpoint)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  // On a tablet only the perks stand beside the form.
  text: css({
    maxWidth: '36rem',
    [media.between(mobileBreakpoint, 860)]: {
      display: 'contents',
      '& > *': { alignSelf: 'start' },
      '& > :not(* + *)': { gridColumn: '1 / -1' },
    },
  }),
  // Beside a form that is longer, it stays in view.
  inView: css({ [media.from(860)]: { position: 'sticky', top: '8rem', alignSelf: 'start' } }),
  // Without a drawing the perks are cards, which share what the form leaves beside it.
  spread: css({
    [media.from(1100)]: {
      display: 'flex',
      flexDirection: 'column',
      maxWidth: 'none',
      '& > ul': { flex: 1, gridAutoRows: '1fr', marginTop: '2.5rem' },
      '& > ul > li': {
        alignItems: 'center',
        padding: '1.5rem',
        borderRadius: radius.float,
        background: surfaceColor('quiet'),
        boxShadow: shadow.line,
      },
    },
  }),
  art: css({ marginTop: '2.5rem', [media.below(860)]: { display: 'none' } }),
  card: css({
    justifySelf: 'start',
    alignSelf: 'start',
    gridColumn: '-2 / -1',
    width: '100%',
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.float,
    [media.from(480)]: { width: `calc(400px + 2 * ${layout.card})`, maxWidth: '100%' },
  }),
  formHeading: css({ ...type.h3, marginBottom: '1rem' }),
};
