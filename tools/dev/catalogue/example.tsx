import type { ToolLanguage } from '../../messages/language.ts';
import type { CatalogueExample } from './catalogue.ts';
import { schemaLanguage } from './schema-language.ts';
import type { CatalogueMessages } from './words.ts';

/**
 * The widths that examples are shown at, in CSS pixels: a telephone, a tablet, a small and a large
 * window.
 */
const widths = [390, 768, 1024, 1440];

/** An example of a block: at several widths, or why it cannot be shown, and its JSON. */
export function Example({
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
      {/* biome-ignore lint/a11y: what scrolls has a name and can be reached with the keyboard. */}
      <pre tabIndex={0} role="region" aria-label={`${words.json}: ${name}`} lang={language}>
        <code>{JSON.stringify(section, null, 2)}</code>
      </pre>
    </section>
  );
}
