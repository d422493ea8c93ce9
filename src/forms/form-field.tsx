import { css } from '@emotion/react';
import type { ResolvedField } from '../lib/page-data.ts';
import { color, radius, type } from '../theme/tokens.ts';
import PhoneInput from './phone-input.tsx';

type Props = {
  id: string;
  field: ResolvedField;
  phoneCountry: string;
  value?: string;
  error?: string;
};

/** A field with its label, what is wrong with it, and its help. */
export default function FormField({ id, field, phoneCountry, value, error }: Props) {
  const { name, kind, label, required, starred, helper, placeholder, autocomplete, maxLength } =
    field;
  const notes = [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    required,
    maxLength,
    placeholder,
    defaultValue: value,
    autoComplete: autocomplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    css: styles.control,
  };
  return (
    <div css={styles.field}>
      <label htmlFor={id} css={styles.label}>
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
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {error}
        </p>
      )}
      {helper && (
        <p id={`${id}-helper`} css={styles.helper}>
          {helper}
        </p>
      )}
    </div>
  );
}

const styles = {
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
