import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { known } from '../lib/known.ts';
import type { ResolvedField } from '../lib/page-data.ts';
import { usePage } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { color, type } from '../theme/tokens.ts';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';
import VisuallyHidden from '../ui/visually-hidden.tsx';
import ErrorSummary, { FieldErrorLink } from './error-summary.tsx';
import FormField from './form-field.tsx';
import { formParts } from './form-parts.ts';
import HiddenFields from './hidden-fields.tsx';
import type { FlowHandle } from './rich-form.ts';
import TrapField from './trap-field.tsx';
import { useLeadForm } from './use-lead-form.ts';
import type { FieldError } from './validate-lead.ts';

type Props = {
  name: string;
  /** What the ids of its fields begin with, where something links to them. */
  id?: string;
  /**
   * What was sent before, and what is wrong with it, where the page's own heading says that there
   * is something.
   */
  sent?: { values: Record<string, string>; problems: FieldError[] };
};

const errorMessages = {
  required: 'common.fieldRequired',
  email: 'common.fieldEmail',
  tooLong: 'common.fieldTooLong',
  option: 'common.fieldOption',
  tick: 'common.fieldTick',
} as const;

/**
 * The form of a definition in pages-config/forms: works without scripts, and opens its answer in a
 * new tab.
 */
export default function LeadForm({ name, id: givenId, sent }: Props) {
  const { page, shell } = usePage();
  const text = useText();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const definition = known(page.forms, name);
  const {
    action,
    fields,
    hidden,
    trapField,
    privacy,
    phoneCountry,
    providerScript,
    requiredNote,
    requiredNoteLanguage,
    submit,
    purpose,
  } = definition;
  const { summed, problems, form, summary, judge, onSubmit, onInput } = useLeadForm(
    definition,
    shell.originParameters,
    sent?.problems,
  );
  const values = sent?.values ?? {};
  const errorIn = (field: ResolvedField, found: FieldError[]) => {
    const problem = found.find((each) => each.name === field.name)?.rule;
    return problem && text(errorMessages[problem], { max: field.maxLength });
  };
  const visible = fields.filter((field) => field.shown || errorIn(field, problems));
  const renderedNames = new Set([...visible, ...hidden].map((field) => field.name as string));
  useEffect(() => {
    const element = form.current;
    if (element && providerScript)
      import('./provider-script.ts').then(
        ({ attachOnFirstUse: onTouch }) => onTouch(element, providerScript),
        () => {},
      );
  }, [form, providerScript]);
  const flow = useRef<FlowHandle>(null);
  const { ChoiceField = FormField, FormFlow } = formParts() ?? {};
  const hasFlow = visible.some(({ showIf, step }) => showIf || step);
  const controls = visible.map((field) => {
    const Field = field.options || field.kind === 'checkbox' ? ChoiceField : FormField;
    return (
      <Field
        key={field.name}
        id={`${id}-${field.name}`}
        field={field}
        phoneCountry={phoneCountry}
        value={values[field.name]}
        error={errorIn(field, problems)}
      />
    );
  });
  const end = (
    <>
      <HiddenFields
        form={name}
        definition={definition}
        sent={Object.entries(values).filter(([field]) => !renderedNames.has(field))}
      />
      <TrapField id={`${id}-trap`} name={trapField} />
      <div data-response="error" role="alert" css={styles.response} />
      <div data-response="success" role="status" css={styles.response} />
      <button
        type="submit"
        name="subscribe"
        value={submit}
        css={[buttonStyles.primary, styles.submit]}
      >
        {submit}
        <VisuallyHidden> {text('common.opensInNewTabNote')}</VisuallyHidden>
      </button>
      <p css={styles.note}>
        {purpose} {privacy && <SiteLink to={privacy}>{text('common.privacyLink')}</SiteLink>}
      </p>
    </>
  );
  return (
    <form
      ref={form}
      method="post"
      action={action}
      target="_blank"
      rel="noopener"
      css={styles.form}
      data-client={hasFlow || undefined}
      onSubmitCapture={(event) => flow.current?.advance(event) || onSubmit(event)}
      onInput={onInput}
    >
      {summed.length > 0 && (
        <ErrorSummary
          ref={summary}
          id={`${id}-errors`}
          heading={sent ? undefined : text('common.formErrors', { count: summed.length })}
        >
          {visible.map((field) => {
            const error = errorIn(field, summed);
            return (
              error && (
                <FieldErrorLink
                  key={field.name}
                  field={`${id}-${field.name}`}
                  reveal={() => flow.current?.reveal(field.name)}
                >
                  {field.label}: {error}
                </FieldErrorLink>
              )
            );
          })}
        </ErrorSummary>
      )}
      <p lang={requiredNoteLanguage} css={styles.note}>
        {requiredNote}
      </p>
      {FormFlow && hasFlow ? (
        <FormFlow
          id={id}
          form={form}
          handle={flow}
          fields={visible}
          elements={controls}
          judge={judge}
        >
          {end}
        </FormFlow>
      ) : (
        <>
          {controls}
          {end}
        </>
      )}
    </form>
  );
}

const styles = {
  // 400 px: the specification, section 9.
  form: css({ display: 'grid', gap: '1rem', maxWidth: 400, position: 'relative' }),
  note: css({ ...type.small, color: color('muted') }),
  // While it says nothing it takes no room.
  response: css({ '&:empty': { position: 'absolute' } }),
  submit: css({ width: '100%' }),
};
