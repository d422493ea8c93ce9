import { css, keyframes } from '@emotion/react';
import { memo } from 'react';
import { parseTarget } from '../lib/links.ts';
import { usePage } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { color, layout, media, shadow, withoutScripts } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';

const barId = 'call-bar';

/**
 * On a telephone, the way to the contact section: this page's, or the one that the header leads to.
 * It shows from 60% of the page on, until the page's own form and the footer come. The scroll
 * position alone drives it, so it needs no script; its button closes it as a disclosure
 * (lib/disclosures). Browsers without scroll timelines see the end of the animation: no bar.
 */
function CallBar() {
  const { shell, page } = usePage();
  const text = useText();
  const { callBar, header } = shell.shell;
  if (!callBar || !page.callBar || page.failure) return null;
  const { section } = parseTarget(header.contact.to);
  const isHere = page.sections.some(({ id }) => id === section);
  return (
    <aside id={barId} aria-label={callBar.label} data-open css={styles.bar} data-screen>
      <SiteLink to={isHere ? `#${section}` : header.contact.to} css={buttonStyles.primary}>
        {callBar.label}
      </SiteLink>
      <button
        type="button"
        aria-expanded
        aria-controls={barId}
        aria-label={text('common.close')}
        css={styles.close}
      >
        <Icon name="x" size={24} />
      </button>
    </aside>
  );
}

export default memo(CallBar);

const shown = keyframes({
  '0%, 60%, 88%, 100%': { visibility: 'hidden' },
  '60.1%, 87.9%': { visibility: 'visible' },
});

const styles = {
  bar: css({
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0.5rem',
    padding: `0.75rem ${layout.gutter}`,
    background: color('white'),
    // Forced colors show it, and no shadow.
    outline: '1px solid transparent',
    boxShadow: shadow.float,
    // A page too short to scroll has no progress that the animation could show the bar by.
    visibility: 'hidden',
    animation: `${shown} linear both`,
    animationTimeline: 'scroll()',
    '&[data-open=false]': { display: 'none' },
    [media.from(640)]: { display: 'none' },
    [media.low]: { display: 'none' },
  }),
  close: css({
    width: '2.75rem',
    border: 0,
    background: 'none',
    color: color('ink'),
    [withoutScripts]: { display: 'none' },
  }),
};
