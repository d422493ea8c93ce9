import { toFieldPathId } from '@rjsf/utils';
import { useRef } from 'react';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import { blank, waitsForChoice, withBrought } from './blank-field.ts';
import { leadsThrough } from './field-path.ts';
import { FocusPicture } from './focus-picture.tsx';
import { FoldedGroup } from './folded-group.tsx';
import {
  contextOf,
  errorsOf,
  type FieldSchema,
  filled,
  hasErrors,
  type PanelFieldProps,
} from './panel-context.ts';
import { PartChoice } from './part-choice.tsx';
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
  if (schema.first)
    return <FoldedFields {...props} formData={group} first={schema.first} title={texts.more} />;
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

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** A point of a picture; undefined where one of its two numbers is missing. */
const pointOf = ({ x, y }: Group) =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;

/** What a section says and shows, and after it, folded, what it looks like: its choices. */
function SectionFields(props: PanelFieldProps & { formData: Group }) {
  const { exactlyOne = [], properties = {} } = props.schema;
  const first = picturedFirst(properties, props.formData)
    .filter(([key, property]) => exactlyOne.includes(key) || !isChoice(property))
    .map(([key]) => key);
  return <FoldedFields {...props} first={first} title={contextOf(props).texts.appearance} />;
}

type FoldedProps = PanelFieldProps & { formData: Group; first: string[]; title: string };

/** The fields of a group, of which these stand first, and the others folded after them. */
function FoldedFields({ first, title, ...props }: FoldedProps) {
  const { schema, errorSchema } = props;
  const { properties = {} } = schema;
  const others = Object.keys(properties).filter((key) => !first.includes(key));
  const within = (keys: string[]): FieldSchema => ({
    ...schema,
    properties: Object.fromEntries(
      keys.flatMap((key) => (properties[key] ? [[key, properties[key]]] : [])),
    ),
  });
  return (
    <>
      <Fields {...props} schema={within(first)} />
      {others.length > 0 && (
        <FoldedGroup
          title={title}
          isHeldOpen={others.some((key) => hasErrors(errorsOf(errorSchema, key)))}
        >
          {() => <Fields {...props} schema={within(others)} />}
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
    .filter(([key]) => formData[key] !== undefined || !waitsForChoice(schema, key, formData))
    .map(([key, property]) => (
      <div key={key} className="part" ref={(part) => focusWanted(key, part)}>
        {exactlyOne.includes(key) && (
          <PartChoice {...props} chosen={key} onChoose={(next) => (wanted.current = next)} />
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
