import { toFieldPathId } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { blankValue } from '../../protocol/blank-value.ts';
import { distinctItem } from '../../protocol/distinct-item.ts';
import { partOf } from '../../protocol/merge-languages.ts';
import type { ReadyItem } from '../../protocol/panel-schema.ts';
import { leadsThrough } from './field-path.ts';
import { ListItem } from './list-item.tsx';
import {
  contextOf,
  errorsOf,
  type FieldSchema,
  filled,
  type PanelFieldProps,
} from './panel-context.ts';
import { ReadyMenu } from './ready-menu.tsx';

/** Items that are one field each are always open. */
const openControls = ['text', 'line', 'choice', 'form'];

/** What somebody writes first in an item that is new. */
const firstText = '.body :is(textarea, input:not([type=checkbox]))';

/** A list whose items can be added, taken away and ordered, in all languages at once. */
export function ListField(props: PanelFieldProps) {
  const { schema, errorSchema, fieldPathId, onChange, registry, required } = props;
  const formData: unknown[] = Array.isArray(props.formData) ? props.formData : [];
  const context = contextOf(props);
  const [opened, setOpened] = useState(() =>
    leadsThrough(context.way, fieldPathId.path) ? Number(context.way[fieldPathId.path.length]) : -1,
  );
  const place = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef({ name: '', isWritten: false });
  // What gets the focus may be drawn only once the list has come back with its new item.
  useEffect(() => {
    const { name, isWritten } = wanted.current;
    const found = name && place.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`);
    if (!found) return;
    const text = isWritten && found.closest('li')?.querySelector<HTMLElement>(firstText);
    (text || found).focus();
    wanted.current = { name: '', isWritten: false };
  });
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const { SchemaField } = registry.fields;
  if (!items || !SchemaField) return null;
  const itemSchema = items as FieldSchema;
  const isText = schema.isOpen || openControls.includes(itemSchema.control);
  const languages = context.subject.languages.map(({ code }) => code);
  const set = (list: unknown[], open: number, name: string, isWritten = false) => {
    onChange(list.length === 0 && !required ? undefined : list, fieldPathId.path);
    setOpened(open);
    wanted.current = { name, isWritten };
  };
  const add = () => {
    const list = [...formData];
    do {
      const blank = blankValue(itemSchema, languages, context.choices, list.at(-1));
      list.push(distinctItem(blank, list));
    } while (list.length < minItems);
    set(list, formData.length, `item-${formData.length}`, isText);
  };
  const addReady = ({ value }: ReadyItem) => {
    const list = [...formData, distinctItem(value, formData)];
    set(list, formData.length, `item-${formData.length}`, true);
  };
  const move = (from: number, to: number) => {
    const list = [...formData];
    list.splice(to, 0, ...list.splice(from, 1));
    set(list, opened === from ? to : opened === to ? from : opened, `item-${to}`);
  };
  const name = filled(context.texts.add, { name: schema.itemName ?? schema.title });
  return (
    <fieldset ref={place}>
      <legend>{schema.title}</legend>
      <ol className={schema.isOpen ? 'beside' : undefined}>
        {formData.map((item, index) => (
          <ListItem
            key={index}
            context={context}
            schema={itemSchema}
            item={item}
            index={index}
            isOpen={isText || opened === index}
            {...(!isText && { onToggle: () => setOpened(opened === index ? -1 : index) })}
            {...(index > 0 && { onUp: () => move(index, index - 1) })}
            {...(index < formData.length - 1 && { onDown: () => move(index, index + 1) })}
            {...(formData.length > minItems && {
              onRemove: () => set(formData.toSpliced(index, 1), -1, 'add'),
            })}
          >
            <SchemaField
              {...props}
              name={String(index)}
              required
              schema={itemSchema}
              formData={item}
              errorSchema={errorsOf(errorSchema, index)}
              fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
            />
          </ListItem>
        ))}
      </ol>
      {schema.ready && (
        <ReadyMenu label={name} items={notYetIn(formData, schema.ready)} add={addReady} />
      )}
      {!schema.ready && formData.length < maxItems && (
        <button type="button" className="add" data-focus="add" onClick={add}>
          + {name}
        </button>
      )}
    </fieldset>
  );
}

/** What is ready and not in a list yet, where only one item may have its role. */
const notYetIn = (list: unknown[], ready: ReadyItem[]): ReadyItem[] =>
  ready.filter(
    ({ value: { role } }) => !role || !list.some((item) => partOf(item, 'role') === role),
  );
