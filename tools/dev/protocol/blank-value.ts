import { distinctItem } from './distinct-item.ts';
import { partOf } from './merge-languages.ts';
import type { PanelChoices } from './panel.ts';
import type { PanelSchema } from './panel-schema.ts';

/**
 * A new value that passes the schema: what it must have and no more. Each text says in every
 * language what it is for, marked as one that waits to be written; all else is what new ones begin
 * as, or as in the neighbour, or the first that there is.
 * @param neighbour the item beside a new one of a list
 */
export function blankValue(
  schema: PanelSchema,
  languages: string[],
  choices: PanelChoices,
  neighbour?: unknown,
): unknown {
  const { control, properties = {}, required = [], exactlyOne = [], items, minItems = 0 } = schema;
  if (schema.initial !== undefined) return schema.initial;
  const part = (within: PanelSchema, key: string | number) =>
    blankValue(within, languages, choices, partOf(neighbour, key));
  if (control === 'text' || control === 'localized')
    return Object.fromEntries(languages.map((code) => [code, `${choices.mark} ${schema.title}`]));
  if (items) {
    const list: unknown[] = [];
    while (list.length < minItems) list.push(distinctItem(part(items, list.length), list));
    return list;
  }
  if (control === 'group') {
    const one =
      exactlyOne.find((key) => partOf(neighbour, key) !== undefined) ?? exactlyOne[0] ?? '';
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => key === one || required.includes(key))
        .map(([key, property]) => [key, part(property, key)]),
    );
  }
  return neighbour ?? firstOf(schema, choices);
}

function firstOf(schema: PanelSchema, { pictures, forms }: PanelChoices): unknown {
  const { control, choices, standard, minimum = 0 } = schema;
  if (standard !== undefined) return standard;
  if (control === 'target') return '/';
  if (control === 'picture') return pictures[0] ?? '';
  if (control === 'form') return forms[0]?.name ?? '';
  if (control === 'flag') return false;
  if (control === 'number' || control === 'hue') return minimum;
  return choices?.[0]?.value ?? '';
}
