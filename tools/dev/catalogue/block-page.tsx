import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import type { Catalogue, CatalogueBlock } from './catalogue.ts';
import { ExampleLanguages, renderDocument } from './document.tsx';
import { Example } from './example.tsx';
import type { ExampleLanguage } from './example-site.ts';
import { FieldsTable } from './fields-table.tsx';

/** A block with its examples in a language and its fields, as a document. */
export function blockPage(
  { blocks }: Catalogue,
  { type, description, examples, fields }: CatalogueBlock,
  exampleLanguage: ExampleLanguage,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  return renderDocument(
    `${type} · ${t('catalogue.title')}`,
    t,
    <>
      <nav aria-label={t('catalogue.title')}>
        <ul>
          <li>
            <a href={`/__blocks?lang=${exampleLanguage}`}>{t('catalogue.title')}</a>
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
      <p>{description}</p>
      <h2>{t('catalogue.example')}</h2>
      <ExampleLanguages path={`/__blocks/${type}`} chosen={exampleLanguage} t={t} />
      {examples[exampleLanguage].map((example) => (
        <Example key={example.name} example={example} language={exampleLanguage} t={t} />
      ))}
      <p role="status" className="muted" data-copied={t('catalogue.copied')} />
      <h2>{t('catalogue.fields')}</h2>
      <FieldsTable fields={fields} t={t} />
    </>,
  );
}
