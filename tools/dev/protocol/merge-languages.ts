import type { PanelSchema } from './panel-schema.ts';

/** A value in each language; a language without it is left out. */
export type ByLanguage = Record<string, unknown>;

/**
 * The versions of a value as one: a text becomes its languages side by side, all else is taken from
 * the first language that has it. Lists are paired by their places, and are as long as the longest.
 * @returns undefined where no language has the value
 */
export function mergeLanguages(schema: PanelSchema, versions: ByLanguage): unknown {
  const present = Object.entries(versions).filter(([, value]) => value !== undefined);
  const [first] = present;
  if (!first) return undefined;
  if (schema.control === 'text') return Object.fromEntries(present);
  const { items, properties } = schema;
  const parts = (key: string | number) =>
    Object.fromEntries(present.map(([language, value]) => [language, partOf(value, key)]));
  if (items) {
    const length = Math.max(
      ...present.map(([, value]) => (Array.isArray(value) ? value.length : 0)),
    );
    return Array.from({ length }, (_, index) => mergeLanguages(items, parts(index)));
  }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([key, property]) => [key, mergeLanguages(property, parts(key))] as const)
        .filter(([, value]) => value !== undefined),
    );
  return first[1];
}

/**
 * The version of a merged value in one language: the inverse of merging.
 * @param standIn what stands for a text that the language lacks; without it, nothing does
 */
export function versionIn(
  schema: PanelSchema,
  merged: unknown,
  language: string,
  standIn?: (schema: PanelSchema, merged: unknown) => unknown,
): unknown {
  const { control, items, properties } = schema;
  if (merged === undefined) return undefined;
  if (control === 'text') return partOf(merged, language) ?? standIn?.(schema, merged);
  if (items && Array.isArray(merged))
    return merged.map((item) => versionIn(items, item, language, standIn));
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([key, property]) => [
          key,
          versionIn(property, partOf(merged, key), language, standIn),
        ])
        .filter(([, value]) => value !== undefined),
    );
  return merged;
}

/** A part of a value by its key or place; undefined where the value has none. */
export const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
