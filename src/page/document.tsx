import { createElement } from 'react';
import { consentId } from '../lib/consent.ts';
import type { PolicyOf } from '../lib/inline-code.ts';
import type { PageData, ShellData } from '../lib/page-data.ts';
import { customProperties, type FontUrls, globalStyles } from '../theme/global-styles.ts';
import { sectionsAbove, waitForSheet } from '../theme/sheet-place.ts';
import { headElements } from './head.ts';
import { structuredData } from './structured-data.ts';

/** What the build knows of the client's files. */
export type Assets = {
  fonts: FontUrls;
  /** The boot script's code, which stands in the page. */
  boot: string;
  /** The address of the client's script. */
  entry: string;
  /** Where a site measures its visits: the script that asks for consent, and what it asks. */
  consent?: { script: string; settings: string };
};

type Props = {
  page: PageData;
  shell: ShellData;
  assets: Assets;
  body: string;
  styles: string;
  /** Where the body asks for a sheet: the custom properties whose values are taken before. */
  namedAbove?: ReadonlySet<string>;
  dataUrl: string;
  /** Without it there is no policy (development). */
  policyOf?: PolicyOf;
};

/** The whole document around a rendered page. Only the server renders it. */
export default function Document({
  page,
  shell,
  assets,
  body,
  styles,
  namedAbove,
  dataUrl,
  policyOf,
}: Props) {
  // One element, since the policy takes a hash for each, which does not compress.
  const allStyles =
    globalStyles(assets.fonts, namedAbove) +
    customProperties(page.colorScale, 'brand-') +
    (page.contentScale ? customProperties(page.contentScale, 'brand-', 'main') : '') +
    styles;
  const scripts = [assets.boot, namedAbove ? waitForSheet : ''].filter(Boolean);
  const policy = policyOf?.({ scripts, styles: [allStyles] });
  return (
    <html lang={shell.language.tag} data-language={page.language}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {headElements(shell, page).map(({ tag, attributes }) =>
          createElement(tag, {
            key: JSON.stringify(attributes),
            ...toReactAttributes(attributes),
          }),
        )}
        <meta name="theme-color" content={page.colorScale[600]} />
        {shell.icon && <link rel="icon" href={shell.icon} />}
        {Object.values(assets.fonts).map((url) => (
          <link
            key={url}
            rel="preload"
            as="font"
            type="font/woff2"
            href={url}
            crossOrigin="anonymous"
          />
        ))}
        {/* What the first window shows is painted whole: half would move when the rest arrives. */}
        <link
          rel="expect"
          href={`#${page.sections[sectionsAbove - 1]?.id ?? 'end'}`}
          blocking="render"
        />
        <style id="styles" dangerouslySetInnerHTML={{ __html: allStyles }} />
        {!page.failure && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(structuredData(page, shell)).replaceAll('<', '\\u003c'),
            }}
          />
        )}
        {assets.boot && (
          <script
            id="boot"
            data-entry={assets.entry}
            data-page={dataUrl}
            data-version={page.version}
            dangerouslySetInnerHTML={{ __html: assets.boot }}
          />
        )}
      </head>
      <body>
        {assets.consent && (
          <div id={consentId} data-plain>
            <script
              type="module"
              src={assets.consent.script}
              data-settings={assets.consent.settings}
            />
          </div>
        )}
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        <template id="end" />
      </body>
    </html>
  );
}

const toReactAttributes = ({ hreflang, ...rest }: Record<string, string>) =>
  hreflang ? { hrefLang: hreflang, ...rest } : rest;
