import { css } from '@emotion/react';
import { useContext } from 'react';
import type { Action } from '../generated/types.ts';
import { SectionContext } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { withoutScripts } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Modal from '../ui/modal.tsx';
import SiteLink from '../ui/site-link.tsx';
import LeadForm from './lead-form.tsx';

/**
 * The buttons of a section, in a row that wraps; its quiet ones in one of their own.
 * @param arrows whether each ends in an arrow, as what is one of a list does
 */
export default function Actions({ actions, arrows }: { actions: Action[]; arrows?: boolean }) {
  const isCentered = useContext(SectionContext).align === 'center';
  const isQuiet = ({ look }: Action) => look === 'quiet';
  return [actions.filter((action) => !isQuiet(action)), actions.filter(isQuiet)].map(
    (row, index) =>
      row.length > 0 && (
        <div
          key={row[0]?.label}
          css={[styles.row, index > 0 && styles.quiet, isCentered && styles.centered]}
        >
          {row.map((action) => (
            <ActionButton key={action.label} action={action} arrow={arrows} />
          ))}
        </div>
      ),
  );
}

function ActionButton({
  action: { label, to, href, modal, look: variant },
  arrow,
}: {
  action: Action;
  arrow?: boolean;
}) {
  const sign = arrow && <Icon name="arrow-right" size={20} />;
  if (!modal)
    return (
      <SiteLink to={to} href={href} css={buttonStyles[variant]}>
        {label}
        {sign}
      </SiteLink>
    );
  return (
    <>
      <button type="button" css={[buttonStyles[variant], styles.opener]} aria-haspopup="dialog">
        {label}
        {sign}
      </button>
      <Modal heading={modal.heading} lead={modal.lead}>
        <LeadForm name={modal.form} />
      </Modal>
    </>
  );
}

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '2rem' }),
  centered: css({ justifyContent: 'center' }),
  quiet: css({ gap: '0 2rem', marginTop: '0.75rem' }),
  opener: css({ [withoutScripts]: { display: 'none' } }),
};
