import { toFieldPathId } from '@rjsf/utils';
import { useRef } from 'react';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import { blank, withBrought } from './blank-field.ts';
import { FocusPicture } from './focus-picture.tsx';
import { FoldedGroup } from './folded-group.tsx';
import {
  contextOf,
  errorsOf,
  type FieldSchema,
  filled,
  type PanelFieldProps,
} from './panel-context.ts';
import { leadsThrough } from './picture-path.ts';
import { picturedFirst } from './pictured-first.ts';

type Group = Record<string, unknown>;

/** A group of more fields than these is drawn once it is opened: a screen has some fifty. */
const manyFields = 8;

/**
 * The fields of a group, in the order of its schema. One that need not be there can be added and
 * taken away; where only one of several may stand, somebody chooses which.
 */
export function GroupField(props: PanelFieldProps) {
  const { schema, formData, errorSchema, fieldPathId, onChange, required, uiSchema } = props;
  const { subject, texts, way } = contextOf(props);
  const { path } = fieldPathId;
  // One that somebody adds is to be filled in.
  const wasAbsent = useRef(formData === undefined);
  const isRoot = path.length === 0;
  const isItem = typeof path.at(-1) === 'number';
  const group = isGroup(formData) ? formData : {};
  const focus = schema.isFocus && typeof uiSchema?.picture === 'string' && (
    <FocusPicture
      picture={uiSchema.picture}
      name={schema.title}
      help={texts.focus}
      point={pointOf(group)}
      choose={(point) => onChange(point, path)}
    />
  );
  const help = schema.description && <p className="help">{schema.description}</p>;
  const addButton = formData === undefined && (
    <>
      <button type="button" className="add" onClick={() => onChange(blank(schema, props), path)}>
        + {filled(texts.add, { name: schema.title })}
      </button>
      {help}
    </>
  );
  if (addButton && !focus) return addButton;
  if (isRoot && subject.section) return <SectionFields {...props} formData={group} />;
  const fields = <Fields {...props} formData={group} />;
  if (isRoot || isItem) return fields;
  const removeButton = !required && !addButton && (
    <button type="button" className="remove" onClick={() => onChange(undefined, path)}>
      {texts.remove}: {schema.title}
    </button>
  );
  if (!addButton && !required && Object.keys(schema.properties ?? {}).length > manyFields)
    return (
      <FoldedGroup
        title={schema.title}
        startsOpen={wasAbsent.current || leadsThrough(way, path)}
        isHeldOpen={hasErrors(errorSchema)}
      >
        {() => (
          <>
            {help}
            {removeButton}
            {fields}
          </>
        )}
      </FoldedGroup>
    );
  if (required && path.length === 1 && subject.part === 'site')
    return (
      <FoldedGroup title={schema.title} isHeldOpen={hasErrors(errorSchema)}>
        {() => fields}
      </FoldedGroup>
    );
  return (
    <fieldset>
      <legend>{schema.title}</legend>
      {!addButton && help}
      {focus}
      {removeButton}
      {addButton || fields}
    </fieldset>
  );
}

const hasErrors = (errors: object | undefined): boolean => Object.keys(errors ?? {}).length > 0;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** A point of a picture; undefined where one of its two numbers is missing. */
const pointOf = ({ x, y }: Group) =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;

/** What a section says and shows, and after it, folded, what it looks like: its choices. */
function SectionFields(props: PanelFieldProps & { formData: Group }) {
  const { schema, errorSchema, formData } = props;
  const { exactlyOne = [], properties = {} } = schema;
  const looks = Object.keys(properties).filter(
    (key) => !exactlyOne.includes(key) && isChoice(properties[key]),
  );
  const hasError = looks.some((key) => hasErrors(errorsOf(errorSchema, key)));
  const ordered = picturedFirst(properties, formData);
  const within = (isShown: (key: string) => boolean): FieldSchema => ({
    ...schema,
    properties: Object.fromEntries(ordered.filter(([key]) => isShown(key))),
  });
  return (
    <>
      <Fields {...props} schema={within((key) => !looks.includes(key))} />
      {looks.length > 0 && (
        <FoldedGroup title={contextOf(props).texts.appearance} isHeldOpen={hasError}>
          {() => <Fields {...props} schema={within((key) => looks.includes(key))} />}
        </FoldedGroup>
      )}
    </>
  );
}

const isChoice = (schema: PanelSchema | undefined) =>
  schema?.control === 'choice' || schema?.control === 'flag';

function Fields(props: PanelFieldProps & { formData: Group }) {
  const { schema, formData, errorSchema, fieldPathId, registry } = props;
  const { exactlyOne = [], properties = {}, required = [] } = schema;
  const { SchemaField } = registry.fields;
  const wanted = useRef('');
  if (!SchemaField) return null;
  /** What is chosen is written next. */
  const focusWanted = (key: string, part: HTMLElement | null) => {
    if (part === null || key !== wanted.current) return;
    wanted.current = '';
    part.querySelector<HTMLElement>('.field :is(input,textarea)')?.focus();
  };
  const chosen = exactlyOne.find((key) => formData[key] !== undefined);
  return Object.entries(properties)
    .filter(([key]) => !exactlyOne.includes(key) || key === (chosen ?? exactlyOne[0]))
    .map(([key, property]) => (
      <div key={key} className="part" ref={(part) => focusWanted(key, part)}>
        {exactlyOne.includes(key) && (
          <Choice {...props} chosen={key} onChoose={(next) => (wanted.current = next)} />
        )}
        <SchemaField
          {...props}
          name={key}
          uiSchema={{ picture: formData.src }}
          required={required.includes(key) || exactlyOne.includes(key)}
          schema={property as FieldSchema}
          formData={formData[key]}
          onChange={withBrought(props, key)}
          errorSchema={errorsOf(errorSchema, key)}
          fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
        />
      </div>
    ));
}

type ChoiceProps = { formData: Group; chosen: string; onChoose: (key: string) => void };

/** Which of several parts stands; another one takes the place of the former. */
function Choice(props: PanelFieldProps & ChoiceProps) {
  const { schema, formData, fieldPathId, onChange, chosen, onChoose } = props;
  const { exactlyOne = [], properties = {} } = schema;
  const choose = (key: string) => {
    onChoose(key);
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
