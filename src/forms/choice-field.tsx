import { css } from '@emotion/react';
import type { ResolvedField } from '../lib/page-data.ts';
import { color, type } from '../theme/tokens.ts';
import { useText } from '../ui/text.ts';
import { checkedValue } from './asked-fields.ts';
import {
  FieldNotes,
  type FormFieldProps,
  fieldStyles,
  noteAttributes,
  requiredAttributes,
} from './form-field.tsx';

/** A field with options, or a box to be ticked: label, what is wrong, and help. */
export default function ChoiceField({ id, field, value, error }: FormFieldProps) {
  const { kind, helper } = field;
  const state = noteAttributes({ id, error, helper });
  const Control = { select: SelectControl, radio: RadioControls }[kind as string] ?? TickBox;
  return (
    <div css={fieldStyles.field}>
      <Control id={id} field={field} value={value} state={state} />
      <FieldNotes id={id} error={error} helper={helper} />
    </div>
  );
}

type ControlProps = {
  id: string;
  field: ResolvedField;
  value?: string;
  /** Whether it is faulty, and what describes it. */
  state: { 'aria-invalid'?: boolean; 'aria-describedby'?: string };
};

function Label({ field: { label, required, starred } }: Pick<ControlProps, 'field'>) {
  return (
    <>
      {label}
      {(required || starred) && <span aria-hidden="true"> *</span>}
    </>
  );
}

function SelectControl({ id, field, value = '', state }: ControlProps) {
  const text = useText();
  return (
    <>
      <label htmlFor={id} css={fieldStyles.label}>
        <Label field={field} />
      </label>
      <select
        id={id}
        name={field.name}
        defaultValue={value}
        autoComplete={field.autocomplete}
        css={[fieldStyles.control, styles.select]}
        {...requiredAttributes(field)}
        {...state}
      >
        <option value="">{field.placeholder ?? text('common.chooseOption')}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** The summary of faults leads to the first option, which has the field's own id. */
function RadioControls({ id, field, value, state }: ControlProps) {
  const { required, ...marks } = requiredAttributes(field);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group takes no required
    <fieldset role="radiogroup" css={styles.group} {...marks} {...state}>
      <legend css={[fieldStyles.label, styles.legend]}>
        <Label field={field} />
      </legend>
      {field.options?.map((option, index) => (
        <label key={option.value} css={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={field.name}
            value={option.value}
            defaultChecked={option.value === value}
            required={required}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function TickBox({ id, field, value, state }: ControlProps) {
  return (
    <label css={styles.choice}>
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value={checkedValue}
        defaultChecked={value === checkedValue}
        {...requiredAttributes(field)}
        {...state}
      />
      <span>
        <Label field={field} />
      </span>
    </label>
  );
}

const styles = {
  // Browsers give it letters of their own, smaller than those of other fields.
  select: css({ font: 'inherit' }),
  group: css({ border: 0, margin: 0, padding: 0, minWidth: 0 }),
  // Browsers give it some room at its sides.
  legend: css({ padding: 0 }),
  // A finger needs 44 px; the box itself is drawn by the browser, in the brand's colour.
  choice: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    minHeight: '2.75rem',
    color: color('ink'),
    cursor: 'pointer',
    '& input': {
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      margin: 0,
      accentColor: color('brand-600'),
    },
  }),
};
