import { css } from '@emotion/react';
import type { ChartSection } from '../generated/types.ts';
import { boundFigures } from '../lib/bound-figures.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { type } from '../theme/tokens.ts';
import ChartMarks from '../ui/chart-marks.tsx';
import ChartPlot from '../ui/chart-plot.tsx';
import { largeHead } from '../ui/large-head.ts';
import { ticksAround } from '../ui/mockup/ticks.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import { overPadding, toTheEdge } from '../ui/section-media.tsx';
import { visuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * One or two quantities by period, as stairs from edge to edge of the window: an axis from zero,
 * or from where it says, the last values large beside the heading, and below what happened where.
 * Who listens to the page gets a table.
 */
export default function Chart({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  measure,
  note,
  unit = '',
  axisFrom,
  periods,
  lines,
  marks,
}: ChartSection) {
  const ticks = ticksAround([axisFrom, ...lines.flatMap(({ values }) => values)], 4);
  return (
    <Section id={id} ground={ground}>
      <div css={largeHead}>
        <SectionIntro {...{ id, eyebrow, heading, lead }} narrow={false} />
        <dl css={styles.legend}>
          {lines.map(({ label, values }) => (
            <div key={label}>
              <dt>{boundFigures(`${label} · ${periods.at(-1)}`)}</dt>
              <dd>
                {values.at(-1)}
                {[...unit].length > 1 ? <span css={styles.unit}>{unit}</span> : unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure css={styles.figure}>
        <figcaption css={styles.caption}>
          <b>{measure}</b> {note}
        </figcaption>
        <table css={visuallyHidden}>
          <caption>{measure}</caption>
          <tbody>
            <tr>
              <td />
              {lines.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
            {periods.map((period, index) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                {lines.map(({ label, values }) => (
                  <td key={label}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div css={styles.stage}>
          <ChartPlot {...{ periods, lines, marks, ticks, unit }} />
          <ChartMarks {...{ periods, lines, marks, ticks }} />
        </div>
      </figure>
    </Section>
  );
}

const styles = {
  // The last value of each, marked as its line is.
  legend: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: '1.5rem',
    margin: '1.75rem 0 0',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dd': {
      ...type.stat,
      margin: 0,
      color: surfaceColor('heading'),
      whiteSpace: 'nowrap',
    },
    '& > :first-of-type > dd': { color: surfaceColor('figure') },
    '& dt': { ...type.note, marginTop: '0.5rem', color: surfaceColor('muted') },
    '& dt::before': {
      content: '""',
      display: 'block',
      height: 5,
      marginBottom: '0.625rem',
      borderRadius: 3,
      background: surfaceColor('chip-text'),
    },
    '& > :first-of-type > dt::before': { background: surfaceColor('figure') },
  }),
  // A sign is as large as its number; words are not.
  unit: css({ fontSize: '0.4em', letterSpacing: 0 }),
  figure: css({
    minWidth: '100vw',
    margin: `clamp(1.75rem, 4vw, 3rem) calc(50% - 50vw) ${overPadding}`,
  }),
  caption: css({
    ...type.small,
    marginBottom: '1.25rem',
    paddingInline: `calc(-1 * ${toTheEdge})`,
    color: surfaceColor('muted'),
    '& > b': { color: surfaceColor('heading'), fontWeight: 600 },
  }),
  stage: css({
    '--plot': 'clamp(15rem, 38vw, 30rem)',
    position: 'relative',
  }),
};
