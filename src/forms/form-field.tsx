import { css } from '@emotion/react';
import type { ResolvedField } from '../lib/page-data.ts';
import { color, radius, type } from '../theme/tokens.ts';
import PhoneInput from './phone-input.tsx';

export type FormFieldProps = {
  id: string;
  field: ResolvedField;
  phoneCountry?: string;
  value?: string;
  error?: string;
};

/** A field with its label, what is wrong with it, and its help. */
export default function FormField({ id, field, phoneCountry, value, error }: FormFieldProps) {
  const { name, kind, label, required, starred, helper, placeholder, autocomplete, maxLength } =
    field;
  const control = {
    id,
    name,
    ...requiredAttributes(field),
    maxLength,
    placeholder,
    defaultValue: value,
    autoComplete: autocomplete,
    ...noteAttributes({ id, error, helper }),
    css: fieldStyles.control,
  };
  return (
    <div css={fieldStyles.field}>
      <label htmlFor={id} css={fieldStyles.label}>
        {label}
        {(required || starred) && <span aria-hidden="true"> *</span>}
      </label>
      {kind === 'textarea' && <textarea rows={3} {...control} />}
      {kind === 'tel' && <PhoneInput country={phoneCountry} {...control} />}
      {kind !== 'textarea' && kind !== 'tel' && (
        <input
          type={kind === 'number' ? 'text' : kind}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          {...control}
        />
      )}
      <FieldNotes id={id} error={error} helper={helper} />
    </div>
  );
}

type Notes = { id: string; error?: string; helper?: string };

/** What says of a control whether it is faulty, and which notes describe it. */
export const noteAttributes = ({ id, error, helper }: Notes) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ') || undefined,
});

/** What is wrong with a field, and its help. */
export function FieldNotes({ id, error, helper }: Notes) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} css={fieldStyles.error}>
          {error}
        </p>
      )}
      {helper && (
        <p id={`${id}-helper`} css={fieldStyles.helper}>
          {helper}
        </p>
      )}
    </>
  );
}

/**
 * What says that a field is required. The browser itself is not to insist on one that may be
 * hidden: where there are no scripts it would also do so where its condition does not hold.
 */
export const requiredAttributes = ({
  required,
  showIf,
}: ResolvedField): { required?: boolean; 'aria-required'?: true } =>
  showIf && required ? { 'aria-required': true } : { required };

/** How fields look, of whatever kind. */
export const fieldStyles = {
  field: css({ display: 'grid', gap: '0.375rem' }),
  label: css({ ...type.small, color: color('ink'), fontWeight: 600 }),
  control: css({
    width: '100%',
    minHeight: '3.125rem',
    padding: '0.6875rem 1rem',
    border: `1.5px solid ${color('control')}`,
    borderRadius: radius.input,
    background: color('white'),
    color: color('ink'),
    '&::placeholder': { color: color('muted') },
    '&:hover': { borderColor: color('brand-600') },
    '&[aria-invalid=true]': { borderColor: color('danger') },
  }),
  error: css({ ...type.small, color: color('danger'), fontWeight: 600 }),
  helper: css({ ...type.small, color: color('muted') }),
};
