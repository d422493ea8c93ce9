import { toFieldPathId } from '@rjsf/utils';
import { blankValue } from '../../protocol/blank-value.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import {
  contextOf,
  errorsOf,
  type FieldSchema,
  filled,
  type PanelFieldProps,
} from './panel-context.ts';

type Group = Record<string, unknown>;

/**
 * The fields of a group, in the order of its schema. One that need not be there can be added and
 * taken away; where only one of several may stand, somebody chooses which.
 */
export function GroupField(props: PanelFieldProps) {
  const { schema, formData, fieldPathId, onChange, required } = props;
  const { texts } = contextOf(props);
  const { path } = fieldPathId;
  const isRoot = path.length === 0;
  const isItem = typeof path.at(-1) === 'number';
  if (formData === undefined)
    return (
      <button type="button" className="add" onClick={() => onChange(blank(schema, props), path)}>
        + {filled(texts.add, { name: schema.title })}
      </button>
    );
  const fields = <Fields {...props} formData={isGroup(formData) ? formData : {}} />;
  if (isRoot || isItem) return fields;
  return (
    <fieldset>
      <legend>{schema.title}</legend>
      {!required && (
        <button type="button" className="remove" onClick={() => onChange(undefined, path)}>
          {texts.remove}: {schema.title}
        </button>
      )}
      {fields}
    </fieldset>
  );
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const blank = (schema: PanelSchema, props: PanelFieldProps, neighbour?: unknown) => {
  const { subject, choices } = contextOf(props);
  const languages = subject.versions.map(({ language }) => language);
  return blankValue(schema, languages, choices, neighbour);
};

function Fields(props: PanelFieldProps & { formData: Group }) {
  const { schema, formData, errorSchema, fieldPathId, registry } = props;
  const { exactlyOne = [], properties = {}, required = [] } = schema;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const chosen = exactlyOne.find((key) => formData[key] !== undefined);
  return Object.entries(properties)
    .filter(([key]) => !exactlyOne.includes(key) || key === (chosen ?? exactlyOne[0]))
    .map(([key, property]) => (
      <div key={key} className="part">
        {exactlyOne.includes(key) && <Choice {...props} chosen={key} />}
        <SchemaField
          {...props}
          name={key}
          required={required.includes(key) || exactlyOne.includes(key)}
          schema={property as FieldSchema}
          formData={formData[key]}
          errorSchema={errorsOf(errorSchema, key)}
          fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
        />
      </div>
    ));
}

/** Which of several parts stands; another one takes the place of the former. */
function Choice(props: PanelFieldProps & { formData: Group; chosen: string }) {
  const { schema, formData, fieldPathId, onChange, chosen } = props;
  const { exactlyOne = [], properties = {} } = schema;
  const choose = (key: string) => {
    const { [chosen]: _former, ...others } = formData;
    const part = properties[key];
    if (part) onChange({ ...others, [key]: blank(part, props) }, fieldPathId.path);
  };
  return (
    <label className="choice">
      {contextOf(props).texts.leadsTo}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {exactlyOne.map((key) => (
          <option key={key} value={key}>
            {properties[key]?.title}
          </option>
        ))}
      </select>
    </label>
  );
}
