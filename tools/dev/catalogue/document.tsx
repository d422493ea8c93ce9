import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '../../messages/translate.ts';
import { catalogueStyle } from './catalogue-style.ts';
import { type ExampleLanguage, exampleLanguages } from './example-site.ts';

/** The language of the schemas' descriptions. */
export const schemaLanguage = 'pt-BR';

/** A page of the catalogue as an HTML document in the language of `t`. */
export function renderDocument(title: string, t: Translate, body: ReactNode): string {
  const document = (
    <html lang={t('languageTag')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: catalogueStyle }} />
        <script type="module" src="/tools/dev/catalogue/catalogue-client.ts" />
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The links by which somebody chooses the language of the examples. */
export function ExampleLanguages({
  path,
  chosen,
  t,
}: {
  path: string;
  chosen: ExampleLanguage;
  t: Translate;
}) {
  return (
    <nav aria-label={t('catalogue.exampleLanguage')}>
      <ul>
        {exampleLanguages.map((each) => (
          <li key={each}>
            <a
              href={`${path}?lang=${each}`}
              hrefLang={each}
              aria-current={each === chosen ? 'true' : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
