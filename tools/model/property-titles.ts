import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolLanguage } from '../messages/language.ts';
import { defaultLanguage } from '../messages/language.ts';
import type { Schema } from './schema.ts';
import { schemasFolder } from './schemas.ts';

/** What people call the properties of the schemas, by language. */
type PropertyTitles = Record<string, Record<string, string>>;

/**
 * The names of all properties: by the property's own name, or, where a group calls something else
 * by it, by the group's name and the property's: `Brand.name`.
 */
export const propertyTitles: PropertyTitles = JSON.parse(
  readFileSync(join(schemasFolder, 'titles.json'), 'utf8'),
);

/** Under which name the titles have a property of a group; undefined where they lack it. */
export const titleKey = ({ title = '' }: Schema, property: string): string | undefined =>
  [`${title}.${property}`, property].find((key) => Object.hasOwn(propertyTitles, key));

/**
 * What people call a property, in a language, or in Portuguese where it has no name in that one.
 * @param owner the schema of the group that has it
 */
export function propertyTitle(
  owner: Schema,
  property: string,
  language: ToolLanguage,
): string | undefined {
  const titles = propertyTitles[titleKey(owner, property) ?? ''];
  return titles?.[language] ?? titles?.[defaultLanguage];
}
