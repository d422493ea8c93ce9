import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';

/** A way through what is edited: `['items', 2, 'src']`. */
export type FieldPath = (string | number)[];

/** The way to the first field that has a picture; undefined where none has it. */
export function picturePath(
  schema: PanelSchema,
  value: unknown,
  picture: string,
): FieldPath | undefined {
  const { control, items, properties = {} } = schema;
  if (control === 'picture') return value === picture ? [] : undefined;
  const keys = items && Array.isArray(value) ? [...value.keys()] : Object.keys(properties);
  for (const key of keys) {
    const part = items ?? properties[key];
    const path = part && picturePath(part, partOf(value, key), picture);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Whether a way leads through a place of what is edited. */
export const leadsThrough = (way: FieldPath, place: FieldPath): boolean =>
  place.length < way.length && place.every((step, index) => step === way[index]);

/** The way to a text of a file that holds all languages: to its field, and last its language. */
export const textPath = (pointer: string): FieldPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The ids of a field, and of a text in one of its languages. */
export const idOfField = (way: FieldPath): string => ['root', ...way].join('_');
export const idOfText = (way: FieldPath): string => `${idOfField(way.slice(0, -1))}-${way.at(-1)}`;
