import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import type { Arrivals } from './arrivals.ts';

/** The drawing's size in its own units: a bar of each day has 20, with a gap in them. */
const dayWidth = 20;
const barWidth = 14;
const height = 120;

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Leads a day, by page: bars to look at, and the same as a table to read. */
export default function ArrivalsChart({
  arrivals: { pages, hasOthers, days },
  language,
}: {
  arrivals: Arrivals;
  language: ToolLanguage;
}) {
  const t = createTranslator(language);
  const names = [
    ...pages.map((page) => page || t('inbox.unknownPage')),
    ...(hasOthers ? [t('inbox.otherPages')] : []),
  ];
  const tallest = Math.max(...days.map(({ counts }) => sum(counts)));
  const dateOf = (day: string) =>
    new Date(`${day}T00:00`).toLocaleDateString(t('languageTag'), {
      day: '2-digit',
      month: '2-digit',
    });
  return (
    <figure className="arrivals" aria-labelledby="arrivals">
      <figcaption id="arrivals">
        {t('inbox.arrivals', { count: sum(days.flatMap(({ counts }) => counts)) })}
      </figcaption>
      <svg viewBox={`0 0 ${days.length * dayWidth} ${height}`} aria-hidden="true">
        {days.map(({ day, counts }, index) =>
          counts.map((count, series) => {
            const below = sum(counts.slice(0, series));
            const scale = height / tallest;
            return (
              count > 0 && (
                <rect
                  key={`${day} ${series}`}
                  className={`series-${series}`}
                  x={index * dayWidth}
                  y={height - (below + count) * scale}
                  width={barWidth}
                  height={count * scale}
                />
              )
            );
          }),
        )}
      </svg>
      <p className="axis" aria-hidden="true">
        {[days[0], days.at(-1)].map(
          (each) => each && <span key={each.day}>{dateOf(each.day)}</span>,
        )}
      </p>
      <ul>
        {names.map((name, series) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" className="sample" aria-hidden="true">
              <rect className={`series-${series}`} width="10" height="10" />
            </svg>
            {name} <b>{sum(days.map(({ counts }) => counts[series] ?? 0))}</b>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('inbox.asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what scrolls. */}
        <div className="table" role="region" aria-labelledby="arrivals" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[t('inbox.origin.day'), ...names].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ counts }) => sum(counts) > 0)
                .map(({ day, counts }) => (
                  <tr key={day}>
                    <th scope="row">{dateOf(day)}</th>
                    {names.map((name, series) => (
                      <td key={name}>{counts[series]}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
