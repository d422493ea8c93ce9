import type { CatalogueField } from './fields.ts';
import { schemaLanguage } from './schema-language.ts';
import type { CatalogueMessages } from './words.ts';

/** The fields of a block, as a table. */
export function Fields({ fields, words }: { fields: CatalogueField[]; words: CatalogueMessages }) {
  const { column } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard.
    <section className="table" tabIndex={0} aria-label={words.fields}>
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
    </section>
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
