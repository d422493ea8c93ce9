import Form from '@rjsf/core';
import type { ErrorSchema, RegistryFieldsType } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { withAgreedPurpose } from '../../protocol/agreed-purpose.ts';
import { withDerivedNames } from '../../protocol/field-names.ts';
import { FieldFrame } from './field-frame.tsx';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import {
  type FieldSchema,
  isInLanguages,
  type PanelContext,
  type PanelFieldProps,
} from './panel-context.ts';
import { TargetList } from './target-chooser.tsx';
import { TextField } from './text-field.tsx';
import { ValueField } from './value-field.tsx';

const validator = customizeValidator<unknown, FieldSchema, PanelContext>();

/** To the library a text is an object, which holds its languages. */
const HolderField = (props: PanelFieldProps) =>
  isInLanguages(props.schema) ? <TextField {...props} /> : <GroupField {...props} />;

const fields = {
  ObjectField: HolderField,
  ArrayField: ListField,
  StringField: ValueField,
  NumberField: ValueField,
  BooleanField: ValueField,
} as RegistryFieldsType<unknown, FieldSchema, PanelContext>;

/** What is left out stays left out. */
const withoutDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

type Props = {
  context: PanelContext;
  /** What is searched for at first, where texts are searched. */
  search: string;
  draft: unknown;
  errors: ErrorSchema<unknown> | undefined;
  onChange: (draft: unknown) => void;
};

/** The fields of what is edited. What is valid the server says, in the words of the check. */
export function PanelForm({ context, draft, errors, onChange }: Props) {
  const { subject, choices } = context;
  const languages = subject.languages.map(({ code }) => code);
  const rules = { saved: subject.saved, languages, mark: choices.mark };
  const { forConsent } = subject.schema.properties?.purpose ?? {};
  /** What follows from a change of a form: names of fields, and what it says of its data. */
  const completed = (after: unknown) => {
    if (!subject.part.startsWith('form/')) return after;
    const agreed = forConsent ? withAgreedPurpose(draft, after, forConsent, rules) : after;
    return withDerivedNames(draft, agreed, rules);
  };
  return (
    <>
      <Form
        tagName="div"
        schema={subject.schema as FieldSchema}
        validator={validator}
        formContext={context}
        formData={draft}
        extraErrors={errors}
        showErrorList={false}
        noValidate
        noHtml5Validate
        fields={fields}
        templates={{ FieldTemplate: FieldFrame }}
        experimental_defaultFormStateBehavior={withoutDefaults}
        onChange={({ formData }) => onChange(completed(formData))}
      >
        <span />
      </Form>
      <TargetList targets={choices.targets} />
    </>
  );
}
