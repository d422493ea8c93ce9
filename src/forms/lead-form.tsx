import { css } from '@emotion/react';
import { useId } from 'react';
import type { FieldData } from '../lib/data.ts';
import { usePage } from '../state/page-context.ts';
import { color, radius, type } from '../theme/tokens.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';
import VisuallyHidden from '../ui/visually-hidden.tsx';

type Props = {
  name: string;
  /** What the ids of its fields begin with, where something links to them. */
  id?: string;
  /** What was sent before, and what is wrong with it, by field. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
};

/** The form of a definition in pages-config/forms: works without scripts, and opens its answer in a new tab. */
export default function LeadForm({ name, id: givenId, values = {}, errors = {} }: Props) {
  const { page } = usePage();
  const text = useText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const { action, fields, hidden, trapField, privacy, requiredNote, submit, purpose } = page.forms[name]!;
  const visible = fields.filter((field) => field.shown || field.name in errors);
  const known = new Set([...visible, ...hidden].map((field) => field.name as string));
  return (
    <form method="post" action={action} target="_blank" rel="noopener" css={styles.form}>
      <p css={styles.note}>{requiredNote}</p>
      {visible.map((field) => (
        <FormField key={field.name} id={`${id}-${field.name}`} field={field} value={values[field.name]} error={errors[field.name]} />
      ))}
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="lang" value={page.language} />
      {hidden.map(({ name: field, value }) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {Object.entries(values).filter(([field]) => !known.has(field)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div css={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{text('common.trapLabel')}</label>
        <input type="text" id={`${id}-trap`} name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div data-response="error" role="alert" />
      <div data-response="success" role="status" />
      <button type="submit" css={[buttonStyles.primary, styles.submit]}>
        {submit}
        <VisuallyHidden> {text('common.opensInNewTabNote')}</VisuallyHidden>
      </button>
      <p css={styles.note}>
        {purpose} {privacy && <SiteLink to={privacy}>{text('common.privacyLink')}</SiteLink>}
      </p>
    </form>
  );
}

function FormField({ id, field, value, error }: { id: string; field: FieldData; value?: string; error?: string }) {
  const { name, kind, label, required, starred, helper, placeholder, autocomplete, maxLength } = field;
  const notes = [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ');
  const control = { id, name, required, maxLength, placeholder, defaultValue: value, autoComplete: autocomplete, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined, css: styles.control };
  return (
    <div css={styles.field}>
      <label htmlFor={id} css={styles.label}>
        {label}
        {(required || starred) && <span aria-hidden="true"> *</span>}
      </label>
      {kind === 'textarea' ? <textarea rows={3} {...control} /> : <input type={kind === 'number' ? 'text' : kind} inputMode={kind === 'number' ? 'numeric' : undefined} {...control} />}
      {error && <p id={`${id}-error`} css={styles.error}>{error}</p>}
      {helper && <p id={`${id}-helper`} css={styles.helper}>{helper}</p>}
    </div>
  );
}

const styles = {
  // 400 px: the specification, section 9.
  form: css({ display: 'grid', gap: '1.125rem', maxWidth: 400, position: 'relative' }),
  field: css({ display: 'grid', gap: '0.375rem' }),
  label: css({ ...type.small, color: color('ink'), fontWeight: 600 }),
  control: css({ width: '100%', minHeight: '3.125rem', padding: '0.6875rem 1rem', border: `1.5px solid ${color('control')}`, borderRadius: radius.input, background: color('white'), color: color('ink'), '&::placeholder': { color: color('muted') }, '&:hover': { borderColor: color('brand-600') }, '&[aria-invalid=true]': { borderColor: color('danger') } }),
  error: css({ ...type.small, color: color('danger'), fontWeight: 600 }),
  helper: css({ ...type.small, color: color('muted') }),
  note: css({ ...type.small, color: color('muted') }),
  trap: css({ position: 'absolute', left: '-625rem', width: 1, height: 1, overflow: 'hidden' }),
  submit: css({ width: '100%' }),
};
