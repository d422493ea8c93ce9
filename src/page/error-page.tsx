import { css } from '@emotion/react';
import type { Failure } from '../lib/page-data.ts';
import { usePage } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { color, layout, media, type } from '../theme/tokens.ts';
import Orbit from '../ui/orbit.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';

/** How many of the footer's first links an unknown address offers, beside the home page. */
const offered = 3;

/**
 * What stands in a page's place when it cannot be shown: the status or the message, and the ways
 * on.
 */
export default function ErrorPage({ failure }: { failure: Failure }) {
  const text = useText();
  const { shell } = usePage();
  const [markets] = shell.shell.footer.columns;
  const missing = failure.status === 404;
  return (
    <div css={styles.page} data-ground="plain">
      <div>
        <h1 lang={shell.settings.errorTitleLanguage} tabIndex={-1} css={styles.heading}>
          {text('common.errorTitle')}
        </h1>
        <p css={styles.lead}>{text(missing ? 'common.errorNotFound' : 'common.errorFailed')}</p>
        {failure.message && <p css={styles.message}>{failure.message}</p>}
        <div css={styles.actions}>
          <SiteLink to="/" css={buttonStyles.primary}>
            {text('common.backHome')}
          </SiteLink>
          {!missing && (
            <button type="button" css={buttonStyles.secondary} onClick={() => location.reload()}>
              {text('common.tryAgain')}
            </button>
          )}
          {missing &&
            markets?.links.slice(0, offered).map((link) => (
              <SiteLink
                key={link.label}
                {...link}
                prefix={shell.settings.footerLinks}
                css={buttonStyles.secondary}
              >
                {link.label}
              </SiteLink>
            ))}
        </div>
      </div>
      {failure.status && (
        <Orbit>
          <p css={styles.status}>{failure.status}</p>
        </Orbit>
      )}
    </div>
  );
}

const styles = {
  page: css({
    display: 'grid',
    alignContent: 'center',
    alignItems: 'center',
    gap: '2.5rem 4rem',
    minHeight: 'min(76svh, 46rem)',
    maxWidth: layout.container,
    marginInline: 'auto',
    padding: `4rem ${layout.gutter}`,
    boxSizing: 'content-box',
    [media.from(860)]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  }),
  status: css({ ...type.stat, fontSize: 'clamp(3rem, 6vw, 5.5rem)' }),
  heading: css(type.h2),
  lead: css({ ...type.lead, maxWidth: '36rem', marginTop: '1rem', color: color('muted') }),
  message: css({ ...type.small, marginTop: '1rem', overflowWrap: 'anywhere' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '2rem' }),
};
