import { css } from '@emotion/react';
import type { CalculatorInput } from '../generated/types.ts';
import { color, radius, shadow, withoutScripts } from '../theme/tokens.ts';
import { figureOf, withUnit } from '../ui/figure.ts';
import Icon from '../ui/icon.tsx';
import { useIntl } from '../ui/intl.ts';
import { fieldStyles } from './form-field.tsx';

/** The id of an input within its section. */
export const fieldId = (section: string, name: string) => `${section}-${name}`;

type Props = {
  /** The section's. */
  id: string;
  input: CalculatorInput;
  /** The number that stands in it, NaN where it is none or not within the limits. */
  value?: number;
};

/**
 * An input of a calculator. Without scripts, where changing it would change nothing, the number at
 * first stands in its place.
 */
export default function CalculatorField({ id: section, input, value = Number.NaN }: Props) {
  const { name, label, unit, limits, options } = input;
  const id = fieldId(section, name);
  const written = useWritten(input);
  const isFaulty = Number.isNaN(value);
  const shown = withUnit(written(isFaulty ? input.default : value), unit);
  // Nothing that a browser kept from last time, which the result in the page is not of.
  const control = { id, name, defaultValue: input.default, autoComplete: 'off' };
  return (
    <div css={fieldStyles.field}>
      <div css={styles.line}>
        <label htmlFor={id} css={fieldStyles.label}>
          {label}
        </label>
        <span css={[styles.value, !limits?.slider && styles.fixed]}>{shown}</span>
      </div>
      {options && (
        <select {...control} css={[fieldStyles.control, styles.select, styles.live]}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {limits?.slider && (
        <input
          {...control}
          {...stepsOf(limits)}
          type="range"
          aria-valuetext={shown}
          css={[styles.slider, styles.live]}
        />
      )}
      {limits && !limits.slider && (
        <>
          <div css={[styles.line, styles.live]}>
            <input
              {...control}
              {...stepsOf(limits)}
              type="number"
              inputMode="decimal"
              required
              aria-invalid={isFaulty || undefined}
              aria-describedby={`${id}-limits`}
              css={fieldStyles.control}
            />
            <CurrencySign currency={input.currency} />
            {unit && <span aria-hidden="true">{unit}</span>}
          </div>
          <p
            id={`${id}-limits`}
            css={[fieldStyles.helper, styles.limits, styles.live, isFaulty && fieldStyles.error]}
          >
            {isFaulty && <Icon name="x" size={16} />}
            {withUnit(`${written(limits.min)} – ${written(limits.max)}`, unit)}
          </p>
        </>
      )}
    </div>
  );
}

const stepsOf = ({ min, max, step }: NonNullable<CalculatorInput['limits']>) => ({
  min,
  max,
  step,
});

/** How the number of an input is written, but for its unit; of a choice, what it is called. */
function useWritten({ currency, limits, options }: CalculatorInput) {
  const { formatNumber } = useIntl();
  const digits = String(limits?.step ?? 1).split('.')[1]?.length ?? 0;
  const decimals = currency && digits > 0 ? 2 : digits;
  return (number: number): string =>
    options?.find(({ value }) => value === number)?.label ??
    figureOf(formatNumber, number, { currency, decimals });
}

/** `R$`, as the page's language writes it. */
function CurrencySign({ currency }: Pick<CalculatorInput, 'currency'>) {
  const { formatNumberToParts } = useIntl();
  if (!currency) return null;
  const parts = formatNumberToParts(0, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return <span css={styles.sign}>{parts.find(({ type }) => type === 'currency')?.value}</span>;
}

/**
 * A slider's thumb, by the name that a browser has for it. Its border image, which reaches beyond
 * both its sides and is cut by the input, is the line: what is chosen at the left of it, and what
 * is left at its right, without any script.
 */
const thumbBy = (name: string) => ({
  [`&${name}`]: {
    appearance: 'none',
    width: 24,
    height: 24,
    border: 0,
    borderRadius: '50%',
    background: color('brand-600'),
    boxShadow: `inset 0 0 0 3px ${color('white')}, ${shadow.line}`,
    borderImage:
      `linear-gradient(90deg, ${color('brand-600')} 50%, ${color('brand-200')} 0) 0 1 / ` +
      'calc(50% - 3px) 100vw / 0 100vw',
  },
});

const styles = {
  line: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.25rem 0.75rem',
    '& > span': { flex: 'none', maxWidth: '50%' },
  }),
  value: css({ color: color('ink'), fontWeight: 650, textAlign: 'end' }),
  fixed: css({ display: 'none', [withoutScripts]: { display: 'block' } }),
  live: css({ [withoutScripts]: { display: 'none' } }),
  select: css({ font: 'inherit' }),
  // A finger needs 44 px.
  slider: css({
    width: '100%',
    height: '2.75rem',
    margin: 0,
    appearance: 'none',
    background: 'none',
    borderRadius: radius.pill,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    // No browser takes both names of a part, and one that is not known drops a whole list.
    ...thumbBy('::-webkit-slider-thumb'),
    ...thumbBy('::-moz-range-thumb'),
  }),
  sign: css({ order: -1 }),
  limits: css({ display: 'flex', alignItems: 'center', gap: '0.25rem' }),
};
