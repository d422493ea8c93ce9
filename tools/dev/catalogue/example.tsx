import type { Translate } from '../../messages/translate.ts';
import type { CatalogueExample } from './catalogue.ts';
import { renderDocument } from './document.tsx';
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
        <Lacking problems={problems} t={t} />
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

/** Why an example cannot be shown on this site. */
function Lacking({ problems, t }: { problems: CatalogueExample['problems']; t: Translate }) {
  return (
    <div className="lacking">
      <p>{t('catalogue.lacking')}</p>
      {problems.map(({ message, hint }) => (
        <p key={message}>
          <strong>{message}</strong> {hint}
        </p>
      ))}
    </div>
  );
}

/** What stands in the place of an example's page where that cannot be shown, as a document. */
export const lackingPage = ({ name, problems }: CatalogueExample, t: Translate): string =>
  renderDocument(name, t, <Lacking problems={problems} t={t} />);
