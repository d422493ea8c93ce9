import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import Actions from '../forms/actions.tsx';
import CalculatorField, { fieldId } from '../forms/calculator-field.tsx';
import type { CalculatorInput, CalculatorSection } from '../generated/types.ts';
import { evaluate } from '../lib/formula.ts';
import { usePage } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, font, layout, media, radius, shadow, type } from '../theme/tokens.ts';
import { figureOf, withUnit } from '../ui/figure.ts';
import { useIntl } from '../ui/intl.ts';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import VisuallyHidden from '../ui/visually-hidden.tsx';

type Values = Readonly<Record<string, number>>;

/**
 * Inputs, and what follows from them, step by step, the last of which is largest. The page comes
 * with the result of the numbers at first; the inputs keep their own values, so that what was typed
 * before the code came counts.
 */
export default function Calculator(section: CalculatorSection) {
  const { id, ground, eyebrow, heading, lead, inputs, disclaimer, actions } = section;
  const whole = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(inputs.map((input) => [input.name, input.default])),
  );
  const [isTouched, setTouched] = useState(false);
  const read = () => whole.current && setValues(valuesOf(whole.current, inputs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => void read(), []);
  const results = useResults(section, values);
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div
        ref={whole}
        css={styles.columns}
        onInput={() => {
          setTouched(true);
          read();
        }}
      >
        <fieldset css={styles.panel} data-ground="plain">
          <legend css={styles.label}>{section.inputsLabel}</legend>
          {inputs.map((input) => (
            <CalculatorField key={input.name} id={id} input={input} value={values[input.name]} />
          ))}
        </fieldset>
        <div css={[styles.panel, styles.results]} data-ground="dark">
          <h3 css={styles.label}>{section.resultsLabel}</h3>
          {results.map(({ label, figure, unit }, index) => (
            <div key={label} css={index < results.length - 1 && styles.step}>
              <p id={`${id}-result-${index}`}>{label}</p>
              <output
                css={styles.figure}
                htmlFor={inputs.map(({ name }) => fieldId(id, name)).join(' ')}
                aria-labelledby={`${id}-result-${index}`}
                aria-live="off"
                suppressHydrationWarning
              >
                {figure}
              </output>
              {unit && <span css={styles.unit}>{withUnit('', unit)}</span>}
            </div>
          ))}
          <p css={styles.disclaimer}>
            <RichLine text={disclaimer} />
          </p>
        </div>
        <Announcement
          text={isTouched ? results.map(asSentence).join(' ') : ''}
          delay={section.announceMs}
        />
      </div>
      <Actions actions={actions} />
    </Section>
  );
}

/** A number between the steps of its slider is one, too, within the same limits. */
const isNumber = ({ valid, stepMismatch, rangeOverflow, rangeUnderflow }: ValidityState) =>
  valid || (stepMismatch && !rangeOverflow && !rangeUnderflow);

/** The numbers of the inputs as they stand; none where one is not within its limits. */
const valuesOf = (whole: HTMLElement, inputs: CalculatorInput[]): Values =>
  Object.fromEntries(
    inputs.map(({ name }) => {
      const selector = `[name="${name}"]`;
      const control = whole.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      return [name, control && isNumber(control.validity) ? Number(control.value) : Number.NaN];
    }),
  );

type Result = { label: string; figure: string; unit?: string };

const asSentence = ({ label, figure, unit }: Result) => `${label}: ${withUnit(figure, unit)}.`;

function useResults({ results }: CalculatorSection, values: Values): Result[] {
  const { formatNumber } = useIntl();
  const { formulas = {} } = usePage().page;
  return results.map(({ label, formula, ...style }) => {
    const value = evaluate(formulas[formula] ?? Number.NaN, values);
    const figure = Number.isFinite(value) ? figureOf(formatNumber, value, style) : '–';
    return { label, figure, unit: style.unit };
  });
}

/** Says a text to who hears the page, once it has not changed for so many milliseconds. */
function Announcement({ text, delay }: { text: string; delay: number }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}

/**
 * Somebody is about to change a number, or has, and the code is not there yet: what stands is not
 * the result of that.
 */
const waiting = (state: string) => `[data-asleep] &:has(:is(input, select):${state}) output`;

const styles = {
  columns: css({
    display: 'grid',
    gap: '1rem',
    alignItems: 'stretch',
    textAlign: 'start',
    [media.from(700)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [waiting('focus')]: { visibility: 'hidden' },
    [waiting('user-valid')]: { visibility: 'hidden' },
    [waiting('user-invalid')]: { visibility: 'hidden' },
  }),
  panel: css({
    display: 'grid',
    alignContent: 'start',
    gap: '1.25rem',
    minWidth: 0,
    margin: 0,
    padding: layout.card,
    border: 0,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  // As high as what is asked beside it, from its heading to its note.
  results: css({ alignContent: 'space-between', background: color('brand-900') }),
  // In a row of its own, not on the edge of the fieldset.
  label: css({
    ...type.h3,
    float: 'left',
    width: '100%',
    padding: 0,
    color: surfaceColor('heading'),
  }),
  figure: css({
    overflowWrap: 'anywhere',
    fontFamily: font.heading,
    fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 4rem)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    lineHeight: 1.15,
    color: surfaceColor('figure'),
  }),
  // As on a bill: what it is, and how much at the end of the line.
  step: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 1fr) auto',
    alignItems: 'center',
    columnGap: '1rem',
    paddingBottom: '1rem',
    borderBottom: `1px solid ${surfaceColor('line')}`,
    '& > p': { gridRow: '1 / span 2' },
    '& > :not(p)': { gridColumn: 2, textAlign: 'end' },
    '& > output': {
      fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
      color: surfaceColor('heading'),
    },
  }),
  unit: css({ ...type.small, color: surfaceColor('muted') }),
  disclaimer: css({
    ...type.small,
    paddingTop: '1rem',
    borderTop: `1px solid ${surfaceColor('line')}`,
    color: surfaceColor('muted'),
  }),
};
