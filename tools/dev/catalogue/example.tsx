import type { Translate } from '../../messages/translate.ts';
import type { CatalogueExample } from './catalogue.ts';
import type { ExampleLanguage } from './example-site.ts';

/**
 * The widths that examples are shown at, in CSS pixels: a telephone, a tablet, a small and a large
 * window.
 */
const widths = [390, 768, 1024, 1440];

/** An example of a block at each width, with its JSON to copy; or why it cannot be shown. */
export function Example({
  example: { name, section, address, problems },
  language,
  t,
}: {
  example: CatalogueExample;
  language: ExampleLanguage;
  t: Translate;
}) {
  return (
    <section className="example" aria-label={name}>
      <div className="bar">
        <h3>{name}</h3>
        {problems.length === 0 && <a href={address}>{t('catalogue.alone')}</a>}
        <button type="button" data-copy>
          {t('catalogue.copy')}
        </button>
      </div>
      {problems.length > 0 ? (
        <div className="lacking">
          <p>{t('catalogue.lacking')}</p>
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
                  title={`${name}, ${t('catalogue.at', { width })}`}
                  loading="lazy"
                  tabIndex={-1}
                />
              </div>
              <figcaption>{t('catalogue.at', { width })}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so by keyboard too.
        tabIndex={0}
        role="region"
        aria-label={`${t('catalogue.json')}: ${name}`}
        lang={language}
      >
        <code>{JSON.stringify(section, null, 2)}</code>
      </pre>
    </section>
  );
}
