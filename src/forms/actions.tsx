import { css } from '@emotion/react';
import { useState } from 'react';
import type { Action } from '../generated/types.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import SiteLink from '../ui/site-link.tsx';
import ModalForm from './modal-form.tsx';

/** The buttons of a section, in a row that wraps. */
export default function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div css={styles.row}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </div>
  );
}

function ActionButton({ action: { label, to, href, modal, look } }: { action: Action }) {
  const [open, setOpen] = useState(false);
  if (!modal) return <SiteLink to={to} href={href} css={buttonStyles[look]}>{label}</SiteLink>;
  return (
    <>
      <button type="button" css={buttonStyles[look]} aria-haspopup="dialog" onClick={() => setOpen(true)}>{label}</button>
      {open && <ModalForm modal={modal} onClose={() => setOpen(false)} />}
    </>
  );
}

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '2rem' }),
};
