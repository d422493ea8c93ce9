import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { toolLanguages, type ToolLanguage } from '../../messages/language.ts';
import type { Catalogue, CatalogueBlock, CatalogueExample } from './catalogue.ts';
import type { CatalogueField } from './fields.ts';
import { catalogueStyle } from './catalogue-style.ts';
import { catalogueMessages, type CatalogueMessages } from './words.ts';

/**
 * The widths that examples are shown at, in CSS pixels: a telephone, a tablet, a small and a large
 * window.
 */
const widths = [390, 768, 1024, 1440];

/** The language of the schemas' descriptions and of the examples' names. */
const schemaLanguage = 'pt-BR';

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

function Example({
  example: { name, section, address, problems },
  language,
  words,
}: {
  example: CatalogueExample;
  language: ToolLanguage;
  words: CatalogueMessages;
}) {
  return (
    <section className="example" aria-label={name}>
      <div className="bar">
        <h3 lang={schemaLanguage}>{name}</h3>
        {problems.length === 0 && <a href={address}>{words.alone}</a>}
        <button type="button" data-copy>
          {words.copy}
        </button>
      </div>
      {problems.length > 0 ? (
        <div className="lacking">
          <p>{words.lacking}</p>
          {problems.map(({ message, hint }) => (
            <p key={message}>
              <strong>{message}</strong> {hint}
            </p>
          ))}
        </div>
      ) : (
        <div className="frames">
          {widths.map((width) => (
            <figure key={width}>
              <div className="window" style={{ '--width': width } as object}>
                <iframe
                  src={address}
                  title={`${name}, ${words.at(width)}`}
                  loading="lazy"
                  tabIndex={-1}
                />
              </div>
              <figcaption>{words.at(width)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <pre tabIndex={0} role="region" aria-label={`${words.json}: ${name}`} lang={language}>
        <code>{JSON.stringify(section, null, 2)}</code>
      </pre>
    </section>
  );
}

function Fields({ fields, words }: { fields: CatalogueField[]; words: CatalogueMessages }) {
  const { column } = words;
  return (
    <div className="table" tabIndex={0} role="region" aria-label={words.fields}>
      <table>
        <thead>
          <tr>
            {[
              column.name,
              column.description,
              column.type,
              column.required,
              column.standard,
              column.allowed,
            ].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(
            ({
              path,
              type,
              required,
              defaultValue: standard,
              values,
              constraints: limits,
              description,
            }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td lang={schemaLanguage}>{description}</td>
                <td>{type}</td>
                <td>{required ? words.yes : words.no}</td>
                <td>{standard !== undefined && <code>{standard}</code>}</td>
                <td>
                  <Values values={values} words={words} />
                  {limits.map((limit) => (
                    <div key={limit}>{limit}</div>
                  ))}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** As many values as are read at a glance; more are there to be opened. */
const maxUnfoldedValues = 12;

function Values({ values, words }: { values: string[]; words: CatalogueMessages }) {
  const list = (
    <>
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
    </>
  );
  return values.length > maxUnfoldedValues ? (
    <details>
      <summary>{words.values(values.length)}</summary>
      {list}
    </details>
  ) : (
    list
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
