import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FontUrls } from '../../src/theme/global-styles.ts';
import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';

/** What all pages of the inbox share. */
export type InboxPageContext = {
  brand: string;
  /** The brand's name as its logo writes it. */
  wordmark: string;
  fonts: FontUrls;
  styles: string;
  language: ToolLanguage;
};

type Props = {
  context: InboxPageContext;
  title: string;
  children: ReactNode;
  /** Whether somebody is signed in, who can then sign out, and who sees leads. */
  signedIn?: boolean;
};

/** A whole page of the inbox, as HTML. It has no script. */
export const renderHtml = (page: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(page)}`;

export default function Layout({
  context: { brand, wordmark, fonts, styles, language },
  title,
  signedIn,
  children,
}: Props) {
  const t = createTranslator(language);
  return (
    <html lang={t('languageTag')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* No icon: else browsers ask for one that is not there. */}
        <link rel="icon" href="data:," />
        <title>{`${title} · ${brand}`}</title>
        {Object.values(fonts).map((url) => (
          <link
            key={url}
            rel="preload"
            as="font"
            type="font/woff2"
            href={url}
            crossOrigin="anonymous"
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        {signedIn && (
          <a className="skip" href="#leads">
            {t('inbox.toLeads')}
          </a>
        )}
        <header className="bar" data-ground="dark">
          <div className="row">
            <a href="/" className="brand">
              {wordmark}
            </a>
            {signedIn && (
              <form method="post" action="/inbox/logout">
                <button type="submit" className="button">
                  {t('inbox.signOut')}
                </button>
              </form>
            )}
          </div>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
