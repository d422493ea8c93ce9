import type { FieldTemplateProps } from '@rjsf/utils';
import { type FieldSchema, isInLanguages, type PanelContext } from './panel-context.ts';

/** What holds other fields, and has a heading of its own. */
const holders = ['group', 'list'];

/** Around every field: its name, whether it is the same in all languages, help and problems. */
export function FieldFrame(props: FieldTemplateProps<unknown, FieldSchema, PanelContext>) {
  const { id, label, children, schema, rawErrors = [], required, registry } = props;
  const context = registry.formContext;
  const errors = rawErrors.length > 0 && (
    <div className="errors" id={`${id}-errors`} role="alert">
      {rawErrors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
  if (holders.includes(schema.control))
    return (
      <>
        {children}
        {errors}
      </>
    );
  const isText = isInLanguages(schema);
  const Label = isText ? 'span' : 'label';
  return (
    <div className="field" data-invalid={rawErrors.length > 0 || undefined}>
      <div className="name">
        <Label id={`${id}-label`} {...(!isText && { htmlFor: id })}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </Label>
        {!isText && (context?.subject.versions.length ?? 0) > 1 && (
          <small>= {context?.texts.same}</small>
        )}
      </div>
      {children}
      {errors}
      {schema.description && <p className="help">{schema.description}</p>}
    </div>
  );
}
