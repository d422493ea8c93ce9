import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { ColourChooser } from './colour-chooser.tsx';
import { DrawingChooser } from './drawing-chooser.tsx';
import { contextOf, filled, type PanelFieldProps } from './panel-context.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { TargetChooser } from './target-chooser.tsx';
import { ValuesField } from './values-field.tsx';

/** A value that is the same in all languages, with what people choose such a value from. */
export function ValueField(props: PanelFieldProps) {
  const { schema, formData, fieldPathId, onChange } = props;
  const choose = (value: unknown) => onChange(value, fieldPathId.path);
  const given = { props, id: fieldPathId.$id, choose };
  const text = typeof formData === 'string' ? formData : undefined;
  const number = typeof formData === 'number' ? formData : undefined;
  switch (schema.control) {
    case 'target':
      return <TargetChooser {...given} value={text} />;
    case 'icon':
    case 'art':
      return <DrawingChooser {...given} value={text} />;
    case 'picture':
      return <PictureChooser {...given} value={text} />;
    case 'hue':
      return <ColourChooser {...given} value={number} />;
    case 'number':
      return <NumberInput {...given} value={number} />;
    case 'values':
      return <ValuesField {...given} />;
    case 'form':
      return <FormChooser {...given} value={text} />;
    case 'line':
      return <Line {...given} value={text} />;
    default:
      return <Choice {...given} value={formData === undefined ? undefined : String(formData)} />;
  }
}

function Line({ props, id, value, choose }: ChooserProps<string>) {
  return (
    <input
      id={id}
      value={value ?? ''}
      {...problemAttributes(props)}
      onChange={({ target }) => choose(target.value || (props.required ? '' : undefined))}
    />
  );
}

function NumberInput({ props, id, value, choose }: ChooserProps<number>) {
  const { minimum, maximum, type } = props.schema;
  return (
    <input
      id={id}
      type="number"
      value={value ?? ''}
      min={minimum}
      max={maximum}
      step={type === 'integer' ? 1 : 'any'}
      {...problemAttributes(props)}
      onChange={({ target }) => choose(target.value === '' ? undefined : target.valueAsNumber)}
    />
  );
}

/** One of the site's forms, whose fields are edited in its own place. */
function FormChooser(chooser: ChooserProps<string>) {
  const { subject, texts, openPart, makeForm } = contextOf(chooser.props);
  const { value } = chooser;
  return (
    <>
      <Choice {...chooser} choose={(name) => chooser.choose(name as string | undefined)} />
      {value && (
        <button type="button" className="add" onClick={() => openPart(`form/${value}`)}>
          {`${texts.editForm}: ${value}`}
        </button>
      )}
      {subject.section && (
        <button type="button" className="add" onClick={() => makeForm(chooser.choose)}>
          {`+ ${texts.newForm}`}
        </button>
      )}
    </>
  );
}

/** One of several values by their names, yes or no, or a form. */
function Choice({ props, id, value, choose }: ChooserProps<unknown>) {
  const { schema, required } = props;
  const { texts, choices } = contextOf(props);
  const isFlag = schema.control === 'flag';
  const flags = [
    { value: 'true', title: texts.yes },
    { value: 'false', title: texts.no },
  ];
  const forms = choices.forms.map(({ name, fields }) => ({
    value: name,
    title: `${name} (${fields})`,
  }));
  const options = schema.choices ?? (isFlag ? flags : forms);
  const standard = options.find((option) => option.value === String(schema.standard))?.title;
  const shown = value === undefined ? '' : String(value);
  const known = options.some((option) => option.value === shown);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const asChosen = (chosen: string) =>
    isFlag ? chosen === 'true' : isNumber ? Number(chosen) : chosen;
  return (
    <select
      id={id}
      value={shown}
      {...problemAttributes(props)}
      onChange={({ target }) => choose(target.value === '' ? undefined : asChosen(target.value))}
    >
      {(!required || value === undefined) && (
        <option value="">{standard ? filled(texts.standard, { value: standard }) : '–'}</option>
      )}
      {value !== undefined && !known && <option value={shown}>{shown}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </select>
  );
}
