import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import type { Schema } from './schema.ts';
import { schemasFolder } from './schemas.ts';

/**
 * Words about the properties of the schemas, by language: by the property's own name, or, where a
 * group calls something else by it, by the group's name and the property's: `Brand.name`.
 * @param file in the folder of the schemas
 */
export function readPropertyWords<Words extends Record<string, string> | null>(file: string) {
  const all: Record<string, Words> = JSON.parse(readFileSync(join(schemasFolder, file), 'utf8'));

  /** Under which name a property of a group stands; undefined where it is lacking. */
  const keyOf = ({ title = '' }: Schema, property: string): string | undefined =>
    [`${title}.${property}`, property].find((key) => Object.hasOwn(all, key));

  /**
   * The words in a language, or in Portuguese where they are lacking in that one.
   * @param owner the schema of the group that has the property
   */
  const wordsOf = (owner: Schema, property: string, language: ToolLanguage): string | undefined => {
    const words = all[keyOf(owner, property) ?? ''];
    return words?.[language] ?? words?.[defaultLanguage];
  };
  return { all, keyOf, wordsOf };
}
