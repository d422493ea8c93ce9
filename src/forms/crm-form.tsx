import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import type { CrmEmbed } from '../generated/types.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { type, withoutScripts } from '../theme/tokens.ts';
import { type MessageKey, useText } from '../ui/text.ts';

/**
 * Which form is shown, or why the CRM's is not: it was not asked for, it is coming, it takes long,
 * or it did not come.
 */
type CrmState = 'own' | 'loading' | 'slow' | 'failed' | 'crm';

const statusMessages = {
  own: undefined,
  loading: undefined,
  slow: 'common.crmLoading',
  failed: 'common.crmFailed',
  crm: 'common.crmLoaded',
} as const satisfies Record<CrmState, MessageKey | undefined>;

type Props = {
  crm: CrmEmbed;
  /** The address of the CRM's script. */
  script: string;
  children: ReactNode;
};

/** After this time in milliseconds a visitor wonders, and is told what is going on. */
const slowAfterMs = 1000;

/**
 * The site's own form, and a button that puts the CRM's in its place. The CRM is asked for nothing
 * before the click.
 * The own form stays in the page, so that nothing typed in it is lost, and is what remains where
 * the CRM's does not come.
 */
export default function CrmForm({ crm, script, children }: Props) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CrmState>('own');
  const { host } = new URL(crm.address);
  const isCrmShown = state === 'crm';
  const isLoading = state === 'loading' || state === 'slow';

  async function toggleForm() {
    if (isLoading) return;
    if (isCrmShown) return setState('own');
    setState('loading');
    const slow = setTimeout(setState, slowAfterMs, 'slow');
    const hasForm = await import('./crm-embed.ts')
      .then(
        ({ embedCrm }) =>
          container.current !== null && embedCrm(container.current, script, crm.timeoutMs),
      )
      .catch(() => false);
    clearTimeout(slow);
    setState(hasForm ? 'crm' : 'failed');
  }

  return (
    <>
      <div hidden={isCrmShown}>{children}</div>
      <div css={styles.choice}>
        <button
          type="button"
          css={[buttonStyles.quiet, styles.button]}
          aria-disabled={isLoading || undefined}
          onClick={toggleForm}
        >
          {isCrmShown ? text('common.crmBack') : text('common.crmOpen', { host })}
        </button>
        <p role="status" css={styles.status}>
          {statusMessages[state] && text(statusMessages[state], { host })}
        </p>
      </div>
      <div css={isCrmShown ? undefined : styles.aside}>
        <div ref={container} className={crm.className} {...{ [crm.attribute]: crm.address }} />
      </div>
    </>
  );
}

const styles = {
  choice: css({
    display: 'grid',
    gap: '0.5rem',
    marginTop: '1rem',
    [withoutScripts]: { display: 'none' },
  }),
  button: css({
    justifyContent: 'start',
    textAlign: 'start',
    '&[aria-disabled]': { opacity: 0.6, cursor: 'progress' },
  }),
  status: css(type.small),
  // Not `display: none`: the CRM's script may measure its container.
  aside: css({ height: 0, overflow: 'hidden', visibility: 'hidden' }),
};
