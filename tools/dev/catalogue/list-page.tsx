import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import type { Catalogue } from './catalogue.ts';
import { ExampleLanguages, renderDocument } from './document.tsx';
import type { ExampleLanguage } from './example-site.ts';

/** The list of all blocks, with examples in a language, as a document. */
export function listPage(
  { blocks }: Catalogue,
  exampleLanguage: ExampleLanguage,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  return renderDocument(
    t('catalogue.title'),
    t,
    <>
      <h1>{t('catalogue.title')}</h1>
      <p>{t('catalogue.intro')}</p>
      <ExampleLanguages path="/__blocks" chosen={exampleLanguage} t={t} />
      <ul className="blocks">
        {blocks.map(({ type, description, examples }) => (
          <li key={type}>
            <h2>
              <a href={`/__blocks/${type}?lang=${exampleLanguage}`}>{type}</a>
            </h2>
            <p>{description}</p>
            <p className="muted">
              {t('catalogue.examples', { count: examples[exampleLanguage].length })}
            </p>
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
