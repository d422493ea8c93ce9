import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import type { Schema } from './schema.ts';
import { schemasFolder } from './schemas.ts';

/** A line of help in each language; null where the property's name says all. */
type PropertyHelp = Record<string, Record<string, string> | null>;

/**
 * What helps people to fill properties in: by the property's own name, or, where a group calls
 * something else by it, by the group's name and the property's: `Tenant.icon`. The descriptions of
 * the schemas, in Portuguese, are for who writes JSON.
 */
export const propertyHelps: PropertyHelp = JSON.parse(
  readFileSync(join(schemasFolder, 'help.json'), 'utf8'),
);

/** Under which name the help has a property of a group; undefined where it lacks it. */
export const helpKey = ({ title = '' }: Schema, property: string): string | undefined =>
  [`${title}.${property}`, property].find((key) => Object.hasOwn(propertyHelps, key));

/**
 * What helps to fill a property in, in a language, or in Portuguese where that one lacks it.
 * @param owner the schema of the group that has it
 */
export function propertyHelp(
  owner: Schema,
  property: string,
  language: ToolLanguage,
): string | undefined {
  const help = propertyHelps[helpKey(owner, property) ?? ''];
  return help?.[language] ?? help?.[defaultLanguage];
}
