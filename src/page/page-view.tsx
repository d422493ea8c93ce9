import { css } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import type { LoadedPage } from '../hydration/loaded-page.ts';
import type { ShellData } from '../lib/page-data.ts';
import { PageContext } from '../state/page-context.ts';
import { color, radius } from '../theme/tokens.ts';
import { createPageIntl, type PageIntl } from '../ui/intl.ts';
import { useText } from '../ui/text.ts';
import CallBar from './call-bar.tsx';
import Footer from './footer.tsx';
import Header from './header.tsx';
import LanguageOffer from './language-offer.tsx';

/** Everything in the body: skip link, header, main with its children, footer. */
export default function PageView({
  loaded: { page, shell },
  children,
}: {
  loaded: LoadedPage;
  children: ReactNode;
}) {
  return (
    <PageProviders loaded={{ page, shell }}>
      <SkipLink />
      <LanguageOffer />
      <Header />
      <main id="main" tabIndex={-1} css={styles.main}>
        {children}
      </main>
      <Footer />
      <CallBar />
    </PageProviders>
  );
}

/** What components ask for: the page, and the texts of its language. */
export function PageProviders({
  loaded: { page, shell },
  children,
}: {
  loaded: Pick<LoadedPage, 'page' | 'shell'>;
  children: ReactNode;
}) {
  const context = useMemo(() => ({ page, shell }), [page, shell]);
  return (
    <RawIntlProvider value={intlOf(shell) as IntlShape}>
      <PageContext value={context}>{children}</PageContext>
    </RawIntlProvider>
  );
}

const intlByShell = new WeakMap<ShellData, PageIntl>();

/** What formats the texts of a language, made once for all pages that share them. */
function intlOf(shell: ShellData): PageIntl {
  const { language, messages } = shell;
  const locale = language.numbers ?? language.tag;
  const intl = intlByShell.get(shell) ?? createPageIntl({ locale, messages, onError: onTextError });
  intlByShell.set(shell, intl);
  return intl;
}

function SkipLink() {
  const text = useText();
  return (
    <a href="#main" css={styles.skip} data-screen>
      {text('navigation.skipToContent')}
    </a>
  );
}

/**
 * An interface text that cannot be formatted is a defect: the build ends. In the browser it is too
 * late for that; there it is shown as it is written (ui/text).
 */
function onTextError(error: Error): void {
  if (typeof document === 'undefined') throw error;
  console.error(error);
}

const styles = {
  main: css({ display: 'block', position: 'relative', minHeight: '60vh' }),
  skip: css({
    position: 'absolute',
    insetInlineStart: '1rem',
    top: '0.75rem',
    zIndex: 30,
    padding: '0.75rem 1.25rem',
    borderRadius: radius.pill,
    background: color('ink'),
    color: color('white'),
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
      padding: 0,
      whiteSpace: 'nowrap',
    },
  }),
};
