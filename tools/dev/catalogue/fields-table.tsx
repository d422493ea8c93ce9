import type { Translate } from '../../messages/translate.ts';
import { schemaLanguage } from './document.tsx';
import type { CatalogueField } from './fields.ts';

const columns = ['name', 'description', 'type', 'required', 'standard', 'allowed'] as const;

/** The fields of a block as a table, in the order of its schema. */
export function FieldsTable({ fields, t }: { fields: CatalogueField[]; t: Translate }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so by keyboard too.
    <div className="table" tabIndex={0} role="region" aria-label={t('catalogue.fields')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`catalogue.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(
            ({
              path,
              title,
              type,
              required,
              defaultValue: standard,
              values,
              constraints: limits,
              description,
            }) => (
              <tr key={path}>
                <th scope="row">
                  {title} <code>{path}</code>
                </th>
                <td lang={schemaLanguage}>{description}</td>
                <td>{type}</td>
                <td>{required ? t('catalogue.yes') : t('catalogue.no')}</td>
                <td>{standard !== undefined && <code>{standard}</code>}</td>
                <td>
                  <Values values={values} t={t} />
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

function Values({ values, t }: { values: string[]; t: Translate }) {
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
      <summary>{t('catalogue.values', { count: values.length })}</summary>
      {list}
    </details>
  ) : (
    list
  );
}
