import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { toolLanguages, type ToolLanguage } from '../../messages/language.ts';
import type { Catalogue, CatalogueBlock } from './catalogue.ts';
import { catalogueStyle } from './catalogue-style.ts';
import { Example } from './example.tsx';
import { Fields } from './fields-table.tsx';
import { schemaLanguage } from './schema-language.ts';
import { catalogueMessages, type CatalogueMessages } from './words.ts';

/** The list of all blocks, with examples in a language, as a document. */
export function listPage(
  { blocks }: Catalogue,
  exampleLanguage: ToolLanguage,
  language: ToolLanguage,
): string {
  const words = catalogueMessages[language];
  return documentOf(
    words.title,
    words,
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <Languages path="/__blocks" chosen={exampleLanguage} words={words} />
      <ul className="blocks">
        {blocks.map(({ type, description, examples }) => (
          <li key={type}>
            <h2>
              <a href={`/__blocks/${type}?lang=${exampleLanguage}`}>{type}</a>
            </h2>
            <p lang={schemaLanguage}>{description}</p>
            <p className="muted">{words.examples(examples[exampleLanguage].length)}</p>
            {examples[exampleLanguage][0]?.problems.length === 0 && (
              <div className="window" aria-hidden>
                <iframe
                  src={examples[exampleLanguage][0].address}
                  title={type}
                  loading="lazy"
                  tabIndex={-1}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>,
  );
}

/** A block with its examples in a language and its fields, as a document. */
export function blockPage(
  { blocks }: Catalogue,
  { type, description, examples, fields }: CatalogueBlock,
  exampleLanguage: ToolLanguage,
  language: ToolLanguage,
): string {
  const words = catalogueMessages[language];
  return documentOf(
    `${type} · ${words.title}`,
    words,
    <>
      <nav aria-label={words.title}>
        <ul>
          <li>
            <a href={`/__blocks?lang=${exampleLanguage}`}>{words.title}</a>
          </li>
          {blocks.map((each) => (
            <li key={each.type}>
              <a
                href={`/__blocks/${each.type}?lang=${exampleLanguage}`}
                aria-current={each.type === type ? 'page' : undefined}
              >
                {each.type}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{type}</h1>
      <p lang={schemaLanguage}>{description}</p>
      <h2>{words.example}</h2>
      <Languages path={`/__blocks/${type}`} chosen={exampleLanguage} words={words} />
      {examples[exampleLanguage].map((example) => (
        <Example key={example.name} example={example} language={exampleLanguage} words={words} />
      ))}
      <p role="status" className="muted" data-copied={words.copied} />
      <h2>{words.fields}</h2>
      <Fields fields={fields} words={words} />
    </>,
  );
}

function Languages({
  path,
  chosen,
  words,
}: {
  path: string;
  chosen: ToolLanguage;
  words: CatalogueMessages;
}) {
  return (
    <nav aria-label={words.exampleLanguage}>
      <ul>
        {toolLanguages.map((each) => (
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

function documentOf(title: string, { tag }: CatalogueMessages, body: ReactNode): string {
  const document = (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as they stand. */}
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
